// The tables of `npm run bench:extraction`.

/** @import { Judged } from './judge.mjs' */

/** @param {number} part @param {number} whole */
const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`).padStart(8)
/** @param {readonly Judged[]} rows */
const share = (rows) => percent(rows.filter(({ right }) => right).length, rows.length)
/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** @type {readonly (readonly [number, number])[]} from, below */
const bands = [
  [0, 0.5],
  [0.5, 0.7],
  [0.7, 0.8],
  [0.8, 0.9],
  [0.9, 0.95],
  [0.95, 1.01],
]

/**
 * A reliability diagram as a table: of what is stated at 90 %, nine in ten should be right.
 * @param {readonly Judged[]} judged
 */
export function reliability(judged) {
  const lines = bands.map(([low, high]) => {
    const rows = judged.filter(({ confidence }) => confidence >= low && confidence < high)
    const stated = rows.length === 0 ? '-'.padStart(8) : percent(mean(rows.map((row) => row.confidence)), 1)
    return `${low.toFixed(2)}–${Math.min(high, 1).toFixed(2)}  ${String(rows.length).padStart(6)} ${stated} ${share(rows)}`
  })
  const brier = mean(judged.map(({ confidence, right }) => (confidence - Number(right)) ** 2))
  return ['confidence   facts   stated    right', ...lines, `Brier score ${brier.toFixed(4)}`].join('\n')
}

/**
 * What each decision is worth, and how many numbers are wrong with nobody asked.
 * @param {readonly Judged[]} judged
 */
export function decisions(judged) {
  const lines = ['accepted', 'pending', 'review'].map((decision) => {
    const rows = judged.filter((row) => row.decision === decision)
    return `${decision.padEnd(10)} ${String(rows.length).padStart(7)} ${share(rows)}`
  })
  const valued = judged.filter(({ misread }) => misread)
  const unasked = valued.filter(({ decision }) => decision === 'accepted').length
  return [
    'decision     facts    right',
    ...lines,
    `numbers read wrong: ${valued.length}, of them accepted with nobody asked: ${unasked}`,
  ].join('\n')
}

/**
 * A right number on a wrong day is a wrong number in the record.
 * @param {readonly Judged[]} judged
 */
export function dates(judged) {
  const count = (/** @type {Judged['date']} */ date) => judged.filter((row) => row.date === date)
  const [right, absent, wrong] = [count('right'), count('absent'), count('wrong')]
  const unasked = wrong.filter(({ decision }) => decision === 'accepted').length
  return (
    `dates of results: ${right.length} of ${right.length + absent.length + wrong.length} right, ` +
    `${absent.length} absent, ${wrong.length} wrong; of the wrong ones accepted with nobody asked: ${unasked}`
  )
}

/** @param {string} name @param {readonly number[]} seconds of CPU */
export function cost(name, seconds) {
  const most = Math.max(...seconds)
  return `${name.padEnd(22)} ${mean(seconds).toFixed(2).padStart(6)} ${most.toFixed(2).padStart(6)}`
}
