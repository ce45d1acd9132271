import { daysAfter } from '../../records/days'
import { tokenise } from '../../vocabulary/normalise'
import { findRow } from '../asking'
import type { ItemOf } from '../record'
import type { Telling } from './telling'

/** Tests of which one result alone is there, or none that is newer than a day, with how that is said. */
interface Seldom {
  readonly tests: readonly ItemOf<'lab'>[]
  readonly text: string
}

/** "Which tests were done only once", "what was not checked for more than a year"; null where neither is asked. */
export function seldomOf({ reading, t, date }: Telling, tests: readonly ItemOf<'lab'>[]): Seldom | null {
  const { cues, text, today } = reading
  if (cues.has('stale')) {
    const days = Number(findRow(tokenise(text), 'longerThan')?.name ?? Number.NaN)
    if (Number.isNaN(days)) return null
    const limit = daysAfter(today, -days)
    const old = tests.filter(({ detail }) => detail.date < limit)
    const told = { n: old.length, date: date(limit) }
    return {
      tests: old,
      text: old.length === 0 ? t('assistant.staleNone', told) : t('assistant.stale', told),
    }
  }
  if (!cues.has('onlyOnce')) return null
  const once = tests.filter(({ evidence_count: n }) => n <= 1)
  return { tests: once, text: t('assistant.onlyOnce', { n: once.length }) }
}
