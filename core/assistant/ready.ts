import { entityTypes } from '../records/kinds'
import { indexOf } from '../vocabulary/phrases'
import type { KnownRecord } from './record'
import { answerMessage } from './answer-message'

/** Questions of each language and of what is asked for most, so that the words of all of them are read. */
const asked = [
  { text: 'what did my last blood test show', locale: 'en' },
  { text: 'מה היה בבדיקת הדם האחרונה', locale: 'he' },
  { text: 'what was out of range', locale: 'en' },
  { text: 'מה היה חריג', locale: 'he' },
  { text: 'which pills am i on', locale: 'en' },
  { text: 'אילו כדורים יש לי', locale: 'he' },
  { text: 'how is my creatinine since last year', locale: 'en' },
  { text: 'מה הקריאטינין שלי', locale: 'he' },
] as const

/** What an answer shows beside its words is read when it is asked for. */
const nothing = () => Promise.resolve([])

/**
 * What the first answer from a record would have to make and every later one finds made: the names of the vocabulary and of the
 * record, and words of questions.
 */
export const readySteps = (record: KnownRecord): readonly (() => unknown)[] => [
  ...entityTypes.map((type) => () => indexOf(type)),
  ...asked.map((one) => () => answerMessage({ ...one, today: '2026-01-01', before: null }, record, nothing)),
]

/** Makes it ready, and lets whatever else waits go before each step: no other request waits for all of them. */
export async function takeSteps(
  pause: () => Promise<void>,
  steps: readonly (() => unknown)[],
): Promise<void> {
  for (const step of steps) {
    await pause()
    await step()
  }
}
