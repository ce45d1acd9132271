import { directionsText } from '../../i18n/directions'
import { tokenise } from '../../vocabulary/normalise'
import type { Item } from '../answer'
import { findJoined } from '../asking'
import { stands } from '../record'
import { isOf, type Asked } from '../times'
import { drugItem, drugState, isActive, wasGiven, type Drug } from './drug-item'
import { drugAmountOf, type Telling } from './telling'

type Dose = Drug['detail']['doses'][number]

/** A dose as its own page prints it, with how it was taken. */
function amountThen({ locale, evidence }: Telling, dose: Dose): string {
  const fact = evidence.find((one) => one.entity.id === dose.entity_id && stands(one))
  const often = fact?.entity.normalized.frequency ?? null
  return [drugAmountOf(locale, dose), often === null ? '' : directionsText(locale, often)]
    .filter((part) => part !== '')
    .join(', ')
}

/** The last dose of a time that is over, where another came after it; undefined where none did. */
const doseOf = ({ detail: { doses } }: Drug, time: Asked): Dose | undefined => {
  const then = doses.findLast(({ date }) => isOf(date, time))
  return doses.at(-1) === then ? undefined : then
}

/** The line of a drug with its dose of a time, and not with that of today; as `drugItem` where the last one is of then. */
export function drugItemOf(telling: Telling, drug: Drug, time: Asked): Item[] {
  const then = doseOf(drug, time)
  const fact = telling.evidence.find((one) => one.entity.id === then?.entity_id && stands(one))
  if (then === undefined || fact === undefined) return drugItem(telling, drug)
  const { entity, date } = fact
  const note = [...drugState(telling, then.status), telling.date(date)].join(' \u00b7 ')
  const sources = [...telling.sourceOfFact(entity, date)]
  const value = amountThen(telling, then)
  return [{ label: telling.nameOf(drug), value, status: null, flag: null, note, sources }]
}

/** "What was my dose in June": of a drug of which a page of then has one. */
export const hasDoseThen = (drug: Drug, time: Asked | null): boolean =>
  time !== null && drug.detail.doses.some((dose) => isOf(dose.date, time) && dose.value !== null)

/** The dose of the time that is asked after, or the first; nothing where none is, or no page of then has one. */
export function doseThenText(telling: Telling, drug: Drug): readonly string[] {
  const time = timeOfDose(telling, drug)
  const then = drug.detail.doses.findLast(
    (dose) => time !== null && isOf(dose.date, time) && dose.value !== null,
  )
  return then === undefined ? [] : [doseText(telling, drug, then)]
}

/** The time of which a dose is asked: the day of the first that a page has, where "my first dose" is asked after. */
export function timeOfDose({ reading: { time, cues, text } }: Telling, drug: Drug): Asked | null {
  const isOfFirst =
    cues.has('dose') && (cues.has('oldest') || findJoined(tokenise(text), 'beganDose') !== null)
  const first = drug.detail.doses.find(({ value }) => value !== null)
  if (time !== null || !isOfFirst || first === undefined) return time
  return { dates: [first.date], from: null, until: null, places: [] }
}

/** "What dose was I on", of a drug that is no longer active: the last that a page has, with its day. */
export function lastDoseText(telling: Telling, drug: Drug): readonly string[] {
  const last = drug.detail.doses.findLast(({ status, value }) => status === 'active' && value !== null)
  const isAsked = telling.reading.cues.has('dose') && !isActive(drug) && !wasGiven(drug)
  return isAsked && last !== undefined ? [doseText(telling, drug, last)] : []
}

const doseText = (telling: Telling, drug: Drug, dose: Dose): string =>
  telling.t('assistant.doseThen', {
    name: telling.nameOf(drug),
    amount: amountThen(telling, dose),
    date: telling.date(dose.date),
  })
