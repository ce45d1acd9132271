import type { Flag } from '../../records/kinds'
import type { Asks } from '../asks'
import { itemsOf } from '../record'
import { lastDayAsked } from './last-day'
import type { Telling } from './telling'

/** Whether a result lies as it is said to, by the range of its own page; null where that leaves it open. */
export function isAsClaimed({ claims }: Asks, flag: Flag | null): boolean | null {
  if (flag === null || (claims.has('low') && claims.has('high'))) return null
  if (claims.has('low')) return flag === 'L'
  if (claims.has('high')) return flag === 'H'
  if (claims.has('abnormal')) return flag !== 'N'
  return claims.has('normal') ? flag === 'N' : null
}

/** The last results of all tests, or of the last day of tests: a test without a range leaves it open. */
export function ofAll(telling: Telling): boolean | null {
  const { record, reading } = telling
  const { asks, time, place, excepted } = reading
  if (time !== null || place !== null || excepted.length > 0) return null
  const tests = itemsOf(record.items, 'lab')
  const day = lastDayAsked(telling, tests)
  const flags = tests.flatMap(({ detail: { flag, date } }) => (day === null || date === day ? [flag] : []))
  const isOutside = flags.some((flag) => isAsClaimed({ ...asks, claims: new Set(['abnormal']) }, flag))
  if (asks.claims.has('low') !== asks.claims.has('high'))
    return flags.some((flag) => isAsClaimed(asks, flag)) || null
  if (!isOutside && flags.includes(null)) return null
  // What waits of that day may say otherwise.
  if (!isOutside && record.waiting.some(({ type }) => type === 'lab')) return null
  if (asks.claims.has('abnormal')) return isOutside
  return asks.claims.has('normal') ? !isOutside : null
}
