// Loads the terms of a release into the vocabulary's database: in batches, resumable, the same however often it runs.

import { WrongFile } from './releases.mjs'

/** @typedef {{ release: string, lines: number, finished_at: string | null }} Import how far a system's latest import came */

/** Rows a statement: about 60 KB of JSON, of the 100 KB and 2 MB that D1 allows. */
export const batchRows = 500

/** @param {string} schema */
export function statementsOf(schema) {
  const bare = schema.replace(/^--.*$/gm, '')
  return bare
    .split(/;\s*\n(?:\s*\n|\s*$)/)
    .map((text) => text.trim())
    .filter(Boolean)
}

const upsert = `INSERT INTO vocabulary_terms (system, code, name, release)
  SELECT ?1, value ->> '$.code', value ->> '$.name', ?2 FROM json_each(?3) WHERE true
  ON CONFLICT (system, code) DO UPDATE SET name = excluded.name, release = excluded.release`
const advance = `INSERT INTO vocabulary_imports (system, release, lines, finished_at) VALUES (?1, ?2, ?3, NULL)
  ON CONFLICT (system) DO UPDATE SET release = excluded.release, lines = excluded.lines, finished_at = NULL`
/** Codes of an older release that the new one has no more, and the words of all that is left. */
export const finishing = [
  'DELETE FROM vocabulary_terms WHERE system = ?1 AND release <> ?2',
  'DELETE FROM vocabulary_words',
  "INSERT INTO vocabulary_words (word) SELECT term FROM vocabulary_stems WHERE length(term) >= 5 AND term NOT GLOB '*[0-9]*'",
  'UPDATE vocabulary_imports SET finished_at = ?3 WHERE system = ?1 AND release = ?2',
]

/**
 * @param {D1Database} database
 * @param {{ schema: string, release: import('./releases.mjs').Release, version: string, lines: AsyncIterable<string>,
 *   now: string, progress?: (lines: number, terms: number) => void }} source `version` tells one release from another: its SHA-256.
 * @returns {Promise<{ already: boolean, lines: number, terms: number, unread: number }>}
 */
export async function loadTerms(database, { schema, release, version, lines, now, progress = () => {} }) {
  for (const statement of statementsOf(schema)) await database.prepare(statement).run()
  const { system, read } = release
  /** @type {Import | null} */
  const before = await database
    .prepare('SELECT release, lines, finished_at FROM vocabulary_imports WHERE system = ?')
    .bind(system)
    .first()
  const same = before?.release === version
  const total = async () =>
    Number(
      await database
        .prepare('SELECT count(*) AS n FROM vocabulary_terms WHERE system = ? AND release = ?')
        .bind(system, version)
        .first('n'),
    )
  if (same && before.finished_at)
    return { already: true, lines: before.lines, terms: await total(), unread: 0 }
  const skip = same ? before.lines : 0
  let number = 0
  let unread = 0
  /** @type {import('./releases.mjs').Term[]} */
  let rows = []
  let terms = skip > 0 ? await total() : 0
  const flush = async () => {
    await database.batch([
      database.prepare(upsert).bind(system, version, JSON.stringify(rows)),
      database.prepare(advance).bind(system, version, number),
    ])
    terms += rows.length
    rows = []
    progress(number, terms)
  }
  for await (const line of lines) {
    number += 1
    if (number <= skip || line.trim() === '') continue
    const term = read(line)
    if (term === undefined) unread += 1
    if (term) rows.push(term)
    if (rows.length >= batchRows) await flush()
  }
  if (rows.length > 0 || number > skip) await flush()
  if (unread > 20 && unread > number / 100) {
    throw new WrongFile(
      `${unread} of ${number} lines are not of this release: the file is damaged, or two were joined. What was there before still is.`,
    )
  }
  await database.batch(
    finishing.map((statement) =>
      database.prepare(statement).bind(...[system, version, now].slice(0, placesIn(statement))),
    ),
  )
  return { already: false, lines: number, terms: await total(), unread }
}

/** @param {string} statement */
const placesIn = (statement) =>
  Math.max(0, ...[...statement.matchAll(/\?(\d)/g)].map((match) => Number(match[1])))
