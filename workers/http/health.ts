import type { Context } from '../context'
import { describeError, log } from '../log'

/** Asks each part for an answer at all. */
export async function readHealth({ probes, config }: Context) {
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
  return {
    status: ok ? ('ok' as const) : ('degraded' as const),
    version: config.version,
    checks: Object.fromEntries(checked),
  }
}
