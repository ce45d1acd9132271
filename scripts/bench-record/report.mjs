// The figures as a table, and the lines that they are held to.
/** @typedef {import('./views.mjs').Asked & { read: number, trips: number, bytes: number, ms: number[] }} Series */
/** @typedef {Series & { median: number, p95: number }} Row */

/** @param {number} shown */
const mostRows = (shown) => 3 * shown + 50
const mostSlower = 1.3
/** Of the call. */
const mostOfSearchMs = 100

/** @param {number[]} values @param {number} q */
const quantile = (values, q) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0

/** @param {Series[]} series */
export function report(series) {
  const rows = series.map((one) => ({ ...one, median: quantile(one.ms, 0.5), p95: quantile(one.ms, 0.95) }))
  const table = [
    ['', 'facts', 'shown', 'rows', 'trips', 'kB', 'median ms', 'p95 ms'],
    ...rows.map(({ name, facts, shown, read, trips, bytes, median, p95 }) =>
      [name, facts, shown, read, trips, (bytes / 1024).toFixed(1), median.toFixed(1), p95.toFixed(1)].map(
        String,
      ),
    ),
  ]
  return [lines(table), '', rowsLine(rows), ...timeLines(rows), searchLine(rows)].join('\n')
}

/** @param {Row[]} rows */
function rowsLine(rows) {
  const above = rows.filter(({ read, shown }) => read > mostRows(shown))
  const named = above.map((one) => `  ${one.name} of ${one.facts}: ${one.read} for ${one.shown} shown`)
  return [verdict('D1 reads at most 3 rows for each that is shown, and 50', above.length), ...named].join(
    '\n',
  )
}

/** Only what shows as much is held against one another: of the longest record, and of the shortest. @param {Row[]} rows */
function timeLines(rows) {
  const compared = Map.groupBy(
    rows.filter(({ compared: is }) => is),
    ({ name }) => name,
  )
  const pairs = [...compared].map(([name, of]) => ({
    name,
    ratio: (of.at(-1)?.p95 ?? 0) / (of[0]?.p95 ?? 1),
  }))
  const above = pairs.filter(({ ratio }) => ratio > mostSlower)
  const named = above.map(({ name, ratio }) => `  ${name}: ${ratio.toFixed(2)}`)
  const most = Math.max(...pairs.map(({ ratio }) => ratio))
  return [
    `${verdict(`p95 of the longest record at most ${mostSlower} times the shortest one's`, above.length)} (most: ${most.toFixed(2)})`,
    ...named,
  ]
}

/** @param {Row[]} rows */
function searchLine(rows) {
  const own = rows.filter(({ name }) => name === '/api/rest/search')
  const most = Math.max(...own.map(({ p95 }) => p95))
  const above = own.filter(({ p95 }) => p95 > mostOfSearchMs)
  return `${verdict(`search p95 at most ${mostOfSearchMs} ms`, above.length)} (most: ${most.toFixed(1)} ms)`
}

/** A view that shows nothing is not measured: it is cheap, whatever the record is. @param {readonly Series[]} series */
export function refuseEmpty(series) {
  const empty = series.filter(({ rows, shown }) => rows && shown === 0)
  if (empty.length === 0) return
  throw new Error(`nothing is shown by ${empty.map(({ name, facts }) => `${name} of ${facts}`).join(', ')}`)
}

/** @param {string} line @param {number} above */
const verdict = (line, above) => `${above === 0 ? 'holds' : `FAILS ${above} times`}: ${line}`

/** @param {string[][]} table */
function lines(table) {
  const width = (/** @type {number} */ column) => Math.max(...table.map((row) => row[column]?.length ?? 0))
  const cell = (/** @type {string} */ text, /** @type {number} */ column) =>
    column === 0 ? text.padEnd(width(0)) : text.padStart(width(column))
  return table.map((row) => row.map(cell).join('  ')).join('\n')
}
