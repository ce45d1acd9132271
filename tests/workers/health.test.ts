import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { shardOf, type Env } from '../../workers/config'
import { call } from '../support/api'

const bindings = env as unknown as Env
const health = async () => {
  const response = await call(new Request('https://chart.test/api/health'))
  const { checks } = await response.json<{ checks: Record<string, string> }>()
  return { status: response.status, checks }
}

afterEach(() => void vi.restoreAllMocks())

test('health is ok when every database has the last migration', async () => {
  expect(await health()).toMatchObject({ status: 200, checks: { accounts: 'ok', records: 'ok' } })
})

test('a database that was not brought up to date is down, and the others are not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shard = shardOf(bindings, 1)
  const names = await shard.prepare('SELECT name FROM d1_migrations ORDER BY id').all<{ name: string }>()
  const last = names.results.at(-1)?.name ?? ''
  await shard.prepare('DELETE FROM d1_migrations WHERE name = ?').bind(last).run()
  try {
    expect(await health()).toMatchObject({ status: 503, checks: { accounts: 'ok', records: 'down' } })
  } finally {
    await shard.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(last).run()
  }
  await bindings.ACCOUNTS.prepare('ALTER TABLE d1_migrations RENAME TO none').run()
  try {
    expect(await health()).toMatchObject({ status: 503, checks: { accounts: 'down', records: 'ok' } })
  } finally {
    await bindings.ACCOUNTS.prepare('ALTER TABLE none RENAME TO d1_migrations').run()
  }
})
