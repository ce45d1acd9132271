// The figures as a table, and the goals that they are held to.
/** @typedef {{ path: string, signedIn: boolean, measured: import('./measure.mjs').Measured[] }} Page */

const leastPerformance = 95
const leastAccessibility = 100
const mostShift = 0.02
const mostScript = { public: 90, signedIn: 170 }
/** Kilobytes of pictures a hundred facts. */
const mostPictures = 600

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (/** @type {number} */ bytes) => bytes / 1024

/** @param {Page[]} pages @param {{ facts: number, bytes: number }} pictures */
export function report(pages, pictures) {
  const rows = pages.map(({ path, signedIn, measured }) => {
    const of = (/** @type {(one: import('./measure.mjs').Measured) => number} */ take) =>
      median(measured.map(take))
    const mostKilobytes = signedIn ? mostScript.signedIn : mostScript.public
    const [performance, accessibility] = [of((one) => one.performance), of((one) => one.accessibility)]
    const shift = Math.max(...measured.map((one) => one.shift))
    const script = kilobytes(of((one) => one.scriptBytes))
    return {
      path,
      cells: [
        held(String(performance), performance >= leastPerformance),
        held(String(accessibility), accessibility >= leastAccessibility),
        held(shift.toFixed(3), shift <= mostShift),
        held(`${script.toFixed(0)} of ${mostKilobytes}`, script <= mostKilobytes),
      ],
      refused: measured[0]?.refused ?? [],
    }
  })
  const each = (kilobytes(pictures.bytes) / (pictures.facts || 1)) * 100
  return [
    `${'page'.padEnd(14)}${['performance', 'accessibility', 'layout shift', 'script kB'].map((name) => name.padEnd(18)).join('')}`,
    ...rows.flatMap(({ path, cells, refused }) => [
      `${path.padEnd(14)}${cells.map((cell) => cell.padEnd(18)).join('')}`.trimEnd(),
      ...refused.map((name) => `    not accessible: ${name}`),
    ]),
    `pictures of ${pictures.facts} facts: ${kilobytes(pictures.bytes).toFixed(0)} kB, of a hundred ${held(`${each.toFixed(0)} of ${mostPictures} kB`, each <= mostPictures)}`,
    `goals: performance ≥ ${leastPerformance}, accessibility ${leastAccessibility}, layout shift ≤ ${mostShift} at 360 px; medians of ${pages[0]?.measured.length ?? 0} rounds, of shift the worst`,
  ].join('\n')
}

/** @param {string} figure @param {boolean} ok */
const held = (figure, ok) => `${figure} ${ok ? 'OK' : 'FAIL'}`
