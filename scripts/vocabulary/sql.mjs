// The same import as a file of SQL, for a database that only wrangler reaches.
import { batchRows, finishing, statementsOf } from './load.mjs'

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "''")}'`
/** A statement may have 100 KB. */
const rowsAStatement = Math.min(batchRows, 200)

/** @param {{ schema: string, release: import('./releases.mjs').Release, version: string, lines: AsyncIterable<string>, now: string }} source */
export async function* sqlOf({ schema, release, version, lines, now }) {
  for (const statement of statementsOf(schema)) yield `${statement};\n`
  const { system, read } = release
  /** @type {string[]} */
  let rows = []
  let number = 0
  const insert = () =>
    `INSERT INTO vocabulary_terms (system, code, name, release) VALUES\n${rows.join(',\n')}\nON CONFLICT (system, code) DO UPDATE SET name = excluded.name, release = excluded.release;\n`
  for await (const line of lines) {
    number += 1
    const term = read(line)
    if (!term) continue
    rows.push(`(${[system, term.code, term.name, version].map(quoted).join(', ')})`)
    if (rows.length < rowsAStatement) continue
    yield insert()
    rows = []
  }
  if (rows.length > 0) yield insert()
  yield `INSERT INTO vocabulary_imports (system, release, lines) VALUES (${quoted(system)}, ${quoted(version)}, ${number}) ON CONFLICT (system) DO UPDATE SET release = excluded.release, lines = excluded.lines;\n`
  const values = [system, version, now]
  const valueAt = (/** @type {string} */ _mark, /** @type {string} */ place) => {
    const value = values[Number(place) - 1]
    if (value === undefined) throw new Error(`an import has no value ?${place}`)
    return quoted(value)
  }
  for (const statement of finishing) yield `${statement.replace(/\?(\d)/g, valueAt)};\n`
}
