import { Hono } from 'hono'
import { describeError, log } from '../log'
import type { ApiEnv } from './types'

export const health = new Hono<ApiEnv>()

health.get('/', async (c) => {
  const { probes, config } = c.get('context')
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
    version: config.version,
    checks: Object.fromEntries(checked),
  }
  return c.json(body, ok ? 200 : 503)
})
