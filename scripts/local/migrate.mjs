// Brings every database up to the migrations in the repository, once each, in the table that wrangler keeps too.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Fault } from './fault.mjs'
import { migratedDatabases, root } from './options.mjs'

const log =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)'

/**
 * @param {import('miniflare').Miniflare} data
 * @param {(name: string) => boolean} wasWhole whether a database had its tables before
 * @throws {Fault} where a database cannot be read, has lost its tables, or was written by a newer version.
 */
export async function migrate(data, wasWhole) {
  for (const { name, migrations } of migratedDatabases()) {
    const database = await data.getD1Database(name)
    try {
      await bringUpToDate(database, path.join(root, migrations), name, wasWhole(name))
    } catch (error) {
      if (error instanceof Fault) throw error
      throw new Fault(faultIn(name, error))
    }
  }
}

/** @param {D1Database} database @param {string} folder @param {string} name @param {boolean} wasWhole */
async function bringUpToDate(database, folder, name, wasWhole) {
  await refuseDamage(database, name)
  await database.prepare(log).run()
  /** @type {D1Result<{ name: string }>} */
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all()
  const done = new Set(results.map((row) => row.name))
  if (wasWhole && done.size === 0) throw new Fault(emptied(name))
  const known = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const newer = [...done].find((file) => !known.includes(file))
  if (newer)
    throw new Fault(
      `The data folder was written by a newer Chartlight (${name} has ${newer}): start that version.`,
    )
  for (const file of known.filter((one) => !done.has(one)).sort()) {
    const statements = readFileSync(path.join(folder, file), 'utf8')
      .split('--> statement-breakpoint')
      .map((text) => text.trim())
      .filter(Boolean)
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file),
    ])
  }
}

/** @param {D1Database} database @param {string} name */
async function refuseDamage(database, name) {
  if ((await database.prepare('PRAGMA quick_check(1)').first('quick_check')) !== 'ok')
    throw new Fault(damaged(name))
}

const damaged = (/** @type {string} */ name) =>
  `The database of ${name} is damaged: restore the data folder from a backup.`

// As of a copy that left out the file beside it, which ends with -wal and has what was written last.
const emptied = (/** @type {string} */ name) =>
  `The database of ${name} has lost what was in it: restore the data folder from a backup, with every file of it.`

/** @param {string} name @param {unknown} error */
function faultIn(name, error) {
  const text = String(error)
  if (/SQLITE_FULL|disk is full/.test(text)) return 'The disk is full: free some space, then start again.'
  if (/CORRUPT|NOTADB|malformed|not a database|internal error/.test(text)) return damaged(name)
  // What SQLite says of a migration names tables and columns, never what is in them.
  return `The database of ${name} could not be brought up to date (${text.split('\n')[0]?.slice(0, 200)}).`
}
