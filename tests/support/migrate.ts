import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const bound = env as unknown as Record<'ACCOUNTS' | 'RECORDS_0' | 'RECORDS_1', D1Database> & {
  ACCOUNT_MIGRATIONS: D1Migration[]
  RECORD_MIGRATIONS: D1Migration[]
}

await applyD1Migrations(bound.ACCOUNTS, bound.ACCOUNT_MIGRATIONS)
await applyD1Migrations(bound.RECORDS_0, bound.RECORD_MIGRATIONS)
await applyD1Migrations(bound.RECORDS_1, bound.RECORD_MIGRATIONS)
