import { Hono } from 'hono'
import { shardOf } from '../config'
import { describeError, log } from '../log'
import type { ApiEnv } from './types'

export const health = new Hono<ApiEnv>()

health.get('/', async (c) => {
  const probes = {
    accounts: () => c.env.ACCOUNTS.prepare('SELECT 1').run(),
    records: () =>
      Promise.all(
        Array.from({ length: c.get('config').shardCount }, (_, shard) =>
          shardOf(c.env, shard).prepare('SELECT 1').run(),
        ),
      ),
    files: () => c.env.MEDICAL_FILES.head('health'),
    cache: () => c.env.CACHE.get('health'),
  }
  const checked = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      try {
        await probe()
        return [name, 'ok'] as const
      } catch (error) {
        log('health.down', { part: name, ...describeError(error) })
        return [name, 'down'] as const
      }
    }),
  )
  const ok = checked.every(([, state]) => state === 'ok')
  const body = {
    status: ok ? 'ok' : 'degraded',
    version: c.get('config').version,
    checks: Object.fromEntries(checked),
  }
  return c.json(body, ok ? 200 : 503)
})
