import { timesADay } from '../../alerts/times-a-day'
import { tokenise } from '../../vocabulary/normalise'
import { readingText } from '../reading-text'
import { findWords } from '../sign-words'
import { numberIn } from '../numbers'
import type { Intent } from '../intents'
import { doseOf, isActive, type Drug } from './drug-item'
import { drugAmountOf, type Telling } from './telling'

const ofOneDrug: ReadonlySet<Intent> = new Set(['medication', 'dose', 'purpose', 'since', 'daypart'])

/** Questions of more than one dose or drug: a number in them is not held against the newest line. */
const ofMore = ['previous', 'changedDose', 'together', 'origin'] as const

/** Fewer are pieces or times a day, and no milligrams. */
const leastDose = 5

/** "10 pm": a time of the day. */
const hour = /^[ap]m$/

const isYear = (number: number): boolean => number >= 1900 && number < 2100

/**
 * "The 40 mg atorvastatin": a dose that no page of the record has for it, or only an older one, said before what it has. Of a
 * number beside the name of the drug alone (mg), and of a drug whose lines print one number.
 */
export function otherDoseText(telling: Telling): readonly string[] {
  const { intent, subjects, cues, asks, time, place } = telling.reading
  const drugs = subjects.flatMap(({ item }) => (item?.type === 'medication' ? [item] : []))
  const [drug, ...others] = drugs
  if (!drug || others.length > 0 || subjects.length > 1 || intent === null || !ofOneDrug.has(intent))
    return []
  if (time !== null || place !== null || ofMore.some((cue) => cues.has(cue))) return []
  if (telling.record.waiting.some(({ key }) => key === drug.canonical_key)) return []
  const given = doseBeside(telling, subjects[0]?.places ?? [])
  const older = drug.detail.doses.filter(({ value }) => value !== null && Number(value) === given?.number)
  if (given === null || isOfNewest(given.number, drug)) return []
  const told = { name: telling.nameOf(drug), dose: given.text, amount: doseOf(telling, drug) }
  if (older.length > 0)
    return isActive(drug) && told.amount !== '' && !asks.past && !cues.has('past')
      ? older.slice(-1).map((one) =>
          telling.t('assistant.olderDose', {
            ...told,
            dose: drugAmountOf(telling.locale, one),
            date: telling.date(one.date),
          }),
        )
      : []
  return isMilligrams(drug)
    ? [
        telling.t(
          isActive(drug) && told.amount !== '' ? 'assistant.notThatDose' : 'assistant.noSuchDose',
          told,
        ),
      ]
    : []
}

/** The newest dose, or what it is in a day. */
function isOfNewest(number: number, { detail: { value, frequency } }: Drug): boolean {
  const newest = Number(value ?? Number.NaN)
  return number === newest || number === newest * (timesADay(frequency) ?? 1)
}

const isMilligrams = ({ detail: { unit, doses } }: Drug): boolean =>
  [unit, ...doses.map((one) => one.unit)].every((one) => one === null || one.toLowerCase() === 'mg')

/** The number that stands beside the drug's name, with "mg" or with no unit; null where it counts something else. */
function doseBeside({ reading: { text } }: Telling, places: readonly number[]) {
  const tokens = tokenise(readingText(text))
  const at = (place: number) => tokens[place]
  const isUnit = (place: number) => /^(?:mg|milligrams?|\u05de["\u05f4]?\u05d2)$/.test(at(place)?.norm ?? '')
  const [first, last] = [Math.min(...places), Math.max(...places)]
  // "1000 of metformin".
  const isOf = at(first - 1)?.norm === 'of' && at(first - 2) !== undefined
  const found = [last + 1, first - 1, first - 2, first - 3].find((place) => {
    const token = at(place)
    const number = token ? numberIn(token) : null
    if (number === null || number < leastDose || isYear(number)) return false
    const next = at(place + 1)
    const isCounted =
      next !== undefined &&
      !isUnit(place + 1) &&
      findWords([next], 'twice') === null &&
      (['counted', 'pieces'] as const).some(
        (list) => findWords([next], list) !== null || hour.test(next.norm),
      )
    return !isCounted && (isUnit(place + 1) || place === last + 1 || place === first - (isOf ? 2 : 1))
  })
  const token = found === undefined ? undefined : at(found)
  const number = token ? numberIn(token) : null
  return number === null ? null : { number, text: `${number} mg` }
}
