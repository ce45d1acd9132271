// Brings every database up to the migrations in the repository, once each, in the table that wrangler keeps too.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folders = {
  ACCOUNTS: 'migrations/accounts',
  RECORDS_0: 'migrations/records',
  RECORDS_1: 'migrations/records',
}

/** @param {import('miniflare').Miniflare} app @param {string} root */
export async function migrate(app, root) {
  for (const [binding, folder] of Object.entries(folders)) {
    const database = await app.getD1Database(binding)
    await database
      .prepare(
        'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
      )
      .run()
    const { results } = await database.prepare('SELECT name FROM d1_migrations').all()
    const done = new Set(results.map((row) => row.name))
    const pending = readdirSync(path.join(root, folder)).filter(
      (name) => name.endsWith('.sql') && !done.has(name),
    )
    for (const name of pending.sort()) {
      const sql = readFileSync(path.join(root, folder, name), 'utf8')
      const statements = sql
        .split('--> statement-breakpoint')
        .map((text) => text.trim())
        .filter(Boolean)
      await database.batch([
        ...statements.map((statement) => database.prepare(statement)),
        database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ])
    }
  }
}
