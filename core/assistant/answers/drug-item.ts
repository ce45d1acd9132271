import type { Item } from '../answer'
import type { ItemOf } from '../record'
import { directionsText } from '../../i18n/directions'
import { namesVaccine } from '../../language/vaccines'
import { isVaccine } from '../../vocabulary/vaccines'
import { drugAmountOf, type Telling } from './telling'

export type Drug = ItemOf<'medication'>

export const isActive = ({ status }: Drug): boolean => status === 'active'

/** A vaccine: it is given, and no drug that was stopped. */
export const isGivenOnce = ({ codes, name }: Drug): boolean => isVaccine(codes) || namesVaccine.test(name)

/** Given, and over: a vaccine, or a course that its page calls completed. */
export const wasGiven = (drug: Drug): boolean => isGivenOnce(drug) || isOver(drug)

const isOver = ({ status, detail: { doses } }: Drug): boolean =>
  status !== 'active' && doses.at(-1)?.status === 'completed'

export const inactiveText = (drug: Drug) =>
  isGivenOnce(drug) ? 'assistant.drugGiven' : isOver(drug) ? 'assistant.drugOver' : 'assistant.drugInactive'

/** How a drug stands on its page, unless it is taken: a course that is over is none that was prescribed there. */
export const drugState = ({ t }: Telling, status: string): readonly string[] =>
  status === 'active' || !t.has('status', status) ? [] : [t(`status.${status}`)]

/** Dose and how it is taken, as the fact says that the item rests on. */
export function doseOf({ locale }: Telling, { detail }: Drug): string {
  const { frequency } = detail
  const amount = drugAmountOf(locale, detail)
  const often = frequency === null ? '' : directionsText(locale, frequency)
  return [amount, often].filter((part) => part !== '').join(', ')
}

/** The line of a drug in a list. */
export function drugItem(telling: Telling, drug: Drug): Item[] {
  const sources = telling.sourceOf(drug)
  if (sources.length === 0) return []
  const { cues } = telling.reading
  const isTimed = (['when', 'since'] as const).some((cue) => cues.has(cue))
  const first = isTimed ? drug.first_seen_date : null
  const note = [
    ...(isActive(drug) ? [] : [telling.t(wasGiven(drug) ? 'status.completed' : 'status.inactive')]),
    telling.date(drug.evidence?.date ?? drug.last_seen_date),
    ...(first ? [telling.t('assistant.since', { date: telling.date(first) })] : []),
  ].join(' · ')
  const value = doseOf(telling, drug)
  return [{ label: telling.nameOf(drug), value, status: null, flag: null, note, sources: [...sources] }]
}

/** "When did I stop it", of a drug that is active: the day that it is known from would be taken for the one that is asked. */
export const isStillTaken = ({ reading: { cues, asks, subjects } }: Telling): boolean =>
  cues.has('stopped') &&
  asks.numbers.length === 0 &&
  !cues.has('changedDose') &&
  subjects.length > 0 &&
  subjects.every(({ item }) => item?.type === 'medication' && isActive(item))
