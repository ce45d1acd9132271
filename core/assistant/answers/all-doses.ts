import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Reading } from '../reading'
import type { Drug } from './drug-item'
import { stepsOf } from './dose-steps'
import type { Telling } from './telling'

/** "Was it always 850", "was it ever 500", "did the dose stay the same": of all doses that the record has, and not of the last. */
export function asksOfAllDoses({ asks, cues, intent, text }: Reading): boolean {
  const isOfTime = asks.claims.has('always') || cues.has('ever') || asks.past
  if (asks.numbers.length > 0 && isOfTime) return true
  const tokens = tokenise(text)
  const isMoved = findJoined(tokens, 'doseMoved') !== null
  return (
    (intent === 'dose' || intent === 'medication') &&
    (isMoved || (isOfTime && asks.claims.has('always') && cues.has('dose')))
  )
}

/** Each dose of a drug with the day from which the record has it. */
const dosesOf = (telling: Telling, drug: Drug) => stepsOf(telling, drug).filter(({ isActive }) => isActive)

/** All doses of a drug in time, where they are asked after; of one that there is no other. */
export function allDosesText(telling: Telling, drug: Drug): readonly string[] {
  if (!asksOfAllDoses(telling.reading)) return []
  const [first, ...others] = dosesOf(telling, drug)
  if (!first) return []
  const name = telling.nameOf(drug)
  if (others.length === 0)
    return [telling.t('assistant.doseOne', { name, amount: first.amount, date: telling.date(first.date) })]
  const doses = [first, ...others].map(({ amount, date }) => `${amount} (${telling.date(date)})`).join(', ')
  return [telling.t('assistant.dosesDiffer', { name, doses })]
}

/**
 * Whether a dose was always, or once, the one that is named: by all doses of the record. That it was always so no record says
 * of the time before its pages; that another dose stands on one settles that it was not.
 */
export function wasDose(telling: Telling, { detail: { doses } }: Drug): boolean | null {
  const { asks } = telling.reading
  const values = doses.flatMap(({ value, status }) =>
    value === null || status !== 'active' ? [] : Number(value),
  )
  const [number, ...more] = asks.numbers
  if (more.length > 0) return null
  if (asks.claims.has('always')) {
    const isOther = new Set(values).size > 1 || (number !== undefined && values.some((one) => one !== number))
    return isOther && values.length > 0 ? false : null
  }
  return number !== undefined && values.includes(number) ? true : null
}
