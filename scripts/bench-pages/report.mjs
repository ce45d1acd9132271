// The figures as a table, and the goals that they are held to.
/** @typedef {{ path: string, signedIn: boolean, measured: import('./measure.mjs').Measured[] }} Page */

const leastPerformance = 95
const leastAccessibility = 100
const mostShift = 0.02
/** Kilobytes of a page's script. */
const mostScript = { public: 90, signedIn: 170 }
/** Kilobytes of pictures a hundred facts. */
const mostPictures = 600

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (/** @type {number} */ bytes) => bytes / 1024
/** @param {string} figure @param {boolean} ok */
const held = (figure, ok) => `${figure} ${ok ? 'OK' : 'FAIL'}`
/** @param {string} path @param {readonly string[]} cells */
const line = (path, cells) => `${path.padEnd(14)}${cells.map((cell) => cell.padEnd(18)).join('')}`.trimEnd()

export const heading = line('page', [
  'performance',
  'at 4 times',
  'accessibility',
  'layout shift',
  'script kB',
  'paint, blocked ms',
  'machine',
])

/** Of one page: medians of its rounds, of shift the worst. @param {Page} page */
export function rowOf({ path, signedIn, measured }) {
  const of = (/** @type {(one: import('./measure.mjs').Measured) => number} */ take) =>
    median(measured.map(take))
  const most = signedIn ? mostScript.signedIn : mostScript.public
  const [performance, accessibility] = [of((one) => one.performance), of((one) => one.accessibility)]
  const shift = Math.max(...measured.map((one) => one.shift))
  const script = kilobytes(of((one) => one.scriptBytes))
  return [
    line(path, [
      held(String(performance), performance >= leastPerformance),
      of((one) => one.asIs).toFixed(0),
      held(String(accessibility), accessibility >= leastAccessibility),
      held(shift.toFixed(3), shift <= mostShift),
      held(`${script.toFixed(0)} of ${most}`, script <= most),
      `${of((one) => one.paint).toFixed(0)}, ${of((one) => one.blocked).toFixed(0)}`,
      of((one) => one.machine).toFixed(0),
    ]),
    ...(measured[0]?.refused ?? []).map((name) => `    not accessible: ${name}`),
  ].join('\n')
}

/** @param {{ facts: number, bytes: number }} pictures */
export function picturesLine({ facts, bytes }) {
  const hundred = (kilobytes(bytes) / (facts || 1)) * 100
  const ok = held(`${hundred.toFixed(0)} of ${mostPictures} kB`, hundred <= mostPictures)
  return `pictures of ${facts} facts: ${kilobytes(bytes).toFixed(0)} kB, of a hundred ${ok}`
}

export const goals = [
  `goals: performance ≥ ${leastPerformance}, accessibility ${leastAccessibility}, layout shift ≤ ${mostShift} at 360 px`,
  "machine: Lighthouse's index. The phone is a quarter as fast as a machine of 1,500, the least that Lighthouse's own four",
  'times are meant for; "at 4 times" it is a quarter as fast as this machine, however slow that is',
].join('\n')
