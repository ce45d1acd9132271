import { entityTypes } from '../records/kinds'
import { indexOf } from '../vocabulary/phrases'
import type { KnownRecord } from './record'
import { understand } from './understand'

const nothingKnown: KnownRecord = { items: [], files: [], waiting: [] }

/** A question of each language, so that the words of both are read. */
const asked = [
  { text: 'what did my last blood test show', locale: 'en' },
  { text: 'מה היה בבדיקת הדם האחרונה', locale: 'he' },
] as const

/** What the first answer would have to make and every later one finds made: the words of questions, and the record's names. */
export const readySteps = (record: KnownRecord): readonly (() => void)[] =>
  asked.map((one) => () => void understand({ ...one, today: '2026-01-01', before: null }, record))

/** Besides, of every record: the names of the vocabulary. */
const firstSteps: readonly (() => void)[] = [
  ...entityTypes.map((type) => () => void indexOf(type)),
  ...readySteps(nothingKnown),
]

/** Makes it ready, and lets whatever else waits go before each step: no other request waits for all of them. */
export async function takeSteps(pause: () => Promise<void>, steps = firstSteps): Promise<void> {
  for (const step of steps) {
    await pause()
    step()
  }
}
