import accounts from '../../migrations/accounts/meta/_journal.json'
import records from '../../migrations/records/meta/_journal.json'

const journals = { accounts, records }

/**
 * @param kind whose migrations the database is to have
 * @throws where it cannot be read, or lacks the last migration that this build was made with: every call would fail.
 */
export async function requireMigrated(database: D1Database, kind: keyof typeof journals): Promise<void> {
  const last = `${journals[kind].entries.at(-1)?.tag}.sql`
  const found = await database.prepare('SELECT 1 FROM d1_migrations WHERE name = ?').bind(last).first()
  if (!found) throw new NotMigratedError(`${kind} lacks ${last}`)
}

class NotMigratedError extends Error {
  override readonly name = 'NotMigratedError'
}
