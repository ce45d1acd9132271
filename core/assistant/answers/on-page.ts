import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import { stands, type KnownFile, type KnownRecord, type Needs } from '../record'
import type { Reading } from '../reading'
import { placeOfTopic } from '../places'
import { isOf } from '../times'
import { findTurn, findTurnRows } from '../turns/turn-words'
import { titleOf } from './document-section'
import { findHeld } from '../held'
import type { Telling } from './telling'

const onPages: ReadonlySet<string> = new Set(['medication', 'allergy', 'diagnosis', 'procedure'])

/** What asks for more than whether a page has it. */
const more = [
  'why',
  'when',
  'changedDose',
  'stopped',
  'advice',
  'still',
  'total',
  'together',
  'dose',
] as const

/** Pages that a sentence can name. */
const pagesAtMost = 3

/**
 * "Is aspirin on the February prescription": the documents of which it is asked whether they have what is named; none where
 * anything else is asked.
 */
export function pagesAsked(reading: Reading, { files }: KnownRecord): readonly KnownFile[] {
  const { text, subjects, asks, time, cues, before, event } = reading
  const place = reading.place ?? placeTold(reading, files)
  const tokens = tokenise(text)
  const isNamed =
    subjects.length > 0 && subjects.every(({ type, item }) => item !== null && onPages.has(type))
  const isTold = before !== null && subjects.every(({ places }) => places.length === 0)
  if (!isNamed || isTold || event !== null || asks.numbers.length > 0) return []
  if (more.some((cue) => cues.has(cue)) || findJoined(tokens, 'openAskers') !== null) return []
  // "Do I have high blood pressure": its "blood" is no document, and what is asked of stands on no laboratory's.
  const kinds = findTurnRows(tokens, 'documentKinds').flatMap(({ name }) => (name === 'lab' ? [] : [name]))
  const isOfDocument = kinds.length > 0 || cues.has('documents')
  // "Did he prescribe the aspirin": of the pages that name that doctor.
  const isOfDoctor = place !== null && isPrescribed(reading)
  if (!isOfDoctor && (!isOfDocument || findHeld(tokens, 'standsOn') === null)) return []
  const of = kinds.length > 0 ? files.filter(({ category }) => kinds.includes(category ?? '')) : files
  const asked = of.filter(
    ({ id, detected_date: date }) =>
      (place === null || place.fileIds.has(id)) && (time === null || isOf(date, time)),
  )
  return asked.length < files.length && asked.length <= pagesAtMost ? asked : []
}

/** Whether it is asked of a drug that somebody put one on: that a page lists it is no yes to that. */
const isPrescribed = ({ text, subjects }: Reading): boolean =>
  subjects.every(({ type }) => type === 'medication') && findHeld(tokenise(text), 'prescribes') !== null

/** "He", after the documents of a place. */
const placeTold = ({ before, text }: Reading, files: readonly KnownFile[]) =>
  before?.intent === 'visit' && findTurn(tokenise(text), 'persons') !== null
    ? placeOfTopic([], files, before, true)
    : null

/** The facts by which it is known on which pages these stand. */
export const withPages = (needs: Needs, reading: Reading, record: KnownRecord): Needs =>
  pagesAsked(reading, record).length === 0
    ? needs
    : {
        ...needs,
        factIds: [...needs.factIds, ...reading.subjects.flatMap(({ item }) => item?.citations ?? [])],
      }

/** Whether these pages have what is named: a yes or a no where it is the same of all that is named. */
export function onPageText(telling: Telling): readonly string[] {
  const { reading, record, evidence, t } = telling
  const pages = pagesAsked(reading, record)
  if (pages.length === 0) return []
  const items = reading.subjects.flatMap(({ item }) => item ?? [])
  const found = items.map((item) => ({
    name: telling.nameOf(item),
    on: pages.filter(({ id }) =>
      evidence.some(
        (fact) =>
          stands(fact) && fact.entity.file_id === id && fact.entity.canonical_key === item.canonical_key,
      ),
    ),
  }))
  const isOn = found.map(({ on }) => on.length > 0)
  const isDenied = findJoined(tokenise(reading.text), 'negators') !== null
  const same = !isDenied && !isPrescribed(reading) && isOn.every((one) => one === isOn[0])
  const titles = (of: readonly KnownFile[]) => of.map((file) => titleOf(telling, file)).join('; ')
  return [
    ...(same ? [t(isOn[0] ? 'assistant.yes' : 'assistant.no')] : []),
    // What a stay's letter has is told with its dose.
    ...(reading.intent === 'visit' && reading.only[0] === 'medication'
      ? []
      : found.map(({ name, on }) =>
          on.length > 0
            ? t('assistant.atStay', { page: titles(on), drugs: name })
            : t('assistant.atStayNone', { page: titles(pages), name }),
        )),
  ]
}
