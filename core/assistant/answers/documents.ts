import type { Answer, Item } from '../answer'
import { stands, type KnownFile, type KnownRecord } from '../record'
import type { Reading } from '../reading'
import { timeKey, timeOfTopic } from '../topics'
import { labsKey } from '../turns/ends'
import { findTurn, findTurnRows } from '../turns/turn-words'
import { tokenise } from '../../vocabulary/normalise'
import { betweenText } from './ago'
import { noneOf, redirect } from './redirect'
import { dataList, everySource, type Telling } from './telling'
import { documentSection, factsOf } from './document-section'
import { kindOf } from './kind-of'

const listedAtMost = 20

const letterKinds: ReadonlySet<string> = new Set(['discharge', 'consultation'])

/** Several are asked for: how many, or the last few. */
const isOfMany = ({ cues, text }: Reading): boolean =>
  (cues.has('many') && !isOldest(cues, text)) || cues.has('lastFew') || cues.has('apart')

/** "What is the oldest paper you have": one of them. */
const isOldest = (cues: Reading['cues'], text: string): boolean =>
  cues.has('oldest') && !cues.has('newest') && findTurn(tokenise(text), 'inWholeOrder') === null

/** The documents that are told of: of blood tests only those, and of the oldest or the newest that one. */
function askedFor(reading: Reading, { files }: KnownRecord): readonly KnownFile[] {
  const { cues, before, text } = reading
  const told = cues.has('previous') && before?.intent === 'documents' ? timeOfTopic(before) : null
  const day = told?.dates[0] ?? null
  // "And the one before it": of the one that was told.
  if (day !== null) return files.filter(({ detected_date: date }) => date !== null && date < day).slice(0, 1)
  const dated = files.filter(({ detected_date: date }) => date !== null)
  const lab = cues.has('labs') && !(cues.has('documents') && isOfMany(reading)) ? 'lab' : null
  const kind = lab ?? (cues.has('imaging') ? 'imaging' : null)
  const own = dated.filter(({ category }) => kind === null || category === kind)
  // "The last letter of a doctor" is no laboratory page, where the record has one.
  const isLetter = kind === null && findTurn(tokenise(text), 'doctorLetters') !== null
  // "When did I last see a doctor" is answered by no page of results.
  const isVisit = kind === null && !isLetter && findTurn(tokenise(text), 'doctorVisits') !== null
  const letters = dated.filter(
    ({ category }) =>
      (isLetter && letterKinds.has(category ?? '')) ||
      (isVisit && category !== 'lab' && category !== 'imaging'),
  )
  if (letters.length > 0)
    return isOfMany(reading) ? letters : letters.slice(...(cues.has('oldest') ? [-1] : [0, 1]))
  if (isOfMany(reading)) return own
  return cues.has('oldest') ? own.slice(-1) : own.slice(0, 1)
}

/** Documents whose facts are needed: each is told by a line of it. */
export const documentsLookedAt = (reading: Reading, record: KnownRecord): readonly KnownFile[] =>
  askedFor(reading, record).slice(0, listedAtMost)

/** "How long between my last two blood tests": the days of the last two documents of the kind. */
function tellBetween(telling: Telling, files: readonly KnownFile[]): Answer {
  const days = [...new Set(files.flatMap(({ detected_date: date }) => date ?? []))].toSorted()
  const [older, newer] = [days.at(-2), days.at(-1)]
  const shown = files.filter(({ detected_date: date }) => date === older || date === newer)
  const items = shown.flatMap((file) => itemOf(telling, file, kindOf(telling, file)))
  if (items.length === 0 || newer === undefined) return noneOf(telling, 'lab')
  const text =
    older === undefined
      ? [telling.t('assistant.betweenOne', { date: telling.date(newer) })]
      : betweenText(telling, older, newer)
  return telling.answer(
    {
      summary: text.join(' '),
      from: everySource(items),
      sections: [dataList(telling.t('assistant.documentsTitle'), items)],
    },
    { keys: [], until: null },
  )
}

/** How many documents there are, or the oldest or the newest of them. */
export function tellDocuments(telling: Telling): Answer {
  if (telling.reading.cues.has('apart'))
    return tellBetween(telling, askedFor(telling.reading, telling.record))
  const files = askedFor(telling.reading, telling.record)
  const items = files.slice(0, listedAtMost).flatMap((file) => itemOf(telling, file, kindOf(telling, file)))
  const [first] = items
  if (!first) return noneOf(telling, 'lab')
  const one = { name: first.label, place: first.value, date: first.note ?? '' }
  const summary = isOfMany(telling.reading)
    ? telling.t('assistant.documentsCount', { n: files.length })
    : telling.t('assistant.documentOne', one)
  return telling.answer(
    {
      summary,
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.documentsTitle'), items),
        ...contentOf(telling, files),
        ...telling.moreSection(files.length - items.length),
      ],
    },
    {
      keys: [...keysOf(telling, files), ...dayOf(files), ...(isOfLabs(telling.reading) ? [labsKey] : [])],
      until: null,
    },
  )
}

/** "My first blood test": of sheets of results alone. */
const isOfLabs = ({ cues }: Reading): boolean => cues.has('labs') && !cues.has('documents')

/** "My first blood test", "what is in the last letter": what the one page says. */
function contentOf(telling: Telling, files: readonly KnownFile[]) {
  const [only, ...others] = files
  if (!only || others.length > 0) return []
  return factsOf(telling, only).length > 0 ? [documentSection(telling, only)] : []
}

/** The results of these documents, which "they" are in the question after. */
const keysOf = ({ record: { items } }: Telling, files: readonly KnownFile[]): string[] => {
  const ids = new Set(files.map(({ id }) => id))
  return items
    .filter(({ evidence }) => ids.has(evidence?.file_id ?? ''))
    .map(({ canonical_key: key }) => key)
    .slice(0, listedAtMost)
}

/** The day of the one document that was asked for, which "there" is of. */
const dayOf = (files: readonly KnownFile[]): readonly string[] => {
  const [only, ...others] = files
  return only?.detected_date && others.length === 0
    ? [timeKey({ dates: [only.detected_date], from: null, until: null, places: [] })]
    : []
}

/** The doctors and the places that documents name, each with its documents. */
export function tellDoctors(telling: Telling): Answer {
  const ofKind = placesOfKind(telling)
  if (ofKind !== null) return ofKind
  const items = telling.record.files.flatMap((file) =>
    itemOf(telling, file, file.doc_meta?.physician ?? file.doc_meta?.facility ?? ''),
  )
  const named = items.filter(({ label }) => label !== '').slice(0, listedAtMost)
  if (named.length === 0) return redirect(telling, telling.t('assistant.noneOf'))
  const names = [...new Set(named.map(({ label }) => label))]
  const places = [...new Set(telling.record.files.flatMap(({ doc_meta: meta }) => meta?.facility ?? []))]
  return telling.answer(
    {
      summary: telling.t('assistant.doctors', {
        names: names.join(', '),
        places: places.slice(0, listedAtMost).join(', '),
      }),
      from: everySource(named),
      sections: [dataList(telling.t('assistant.originTitle'), named)],
    },
    { keys: [], until: null },
  )
}

/** "Which labs did I go to": of the places, those whose pages are of that kind, or all; null where no kind is said, or none is of it. */
function placesOfKind(telling: Telling): Answer | null {
  const tokens = tokenise(telling.reading.text)
  const [kind, ...others] = findTurnRows(tokens, 'placeKinds')
  const isAll = findTurn(tokens, 'allPlaces') !== null
  if ((!isAll && (!kind || others.length > 0)) || findTurn(tokens, 'doctorsToo') !== null) return null
  const kinds = kind?.name.split(',') ?? []
  const files = telling.record.files.filter(({ category }) => isAll || kinds.includes(category ?? ''))
  const items = files.flatMap((file) => itemOf(telling, file, file.doc_meta?.facility ?? ''))
  const named = items.filter(({ label }) => label !== '').slice(0, listedAtMost)
  if (named.length === 0) return null
  const places = [...new Set(named.map(({ label }) => label))].join('; ')
  return telling.answer(
    {
      summary: telling.t('assistant.visitAt', { places }),
      from: everySource(named),
      sections: [dataList(telling.t('assistant.originTitle'), named)],
    },
    { keys: [], until: null },
  )
}

/** A document as a row; none where nothing stands on it that could vouch for it. */
function itemOf(telling: Telling, file: KnownFile, label: string): Item[] {
  const fact = telling.evidence.find((one) => stands(one) && one.entity.file_id === file.id)
  if (!fact) return []
  const meta = file.doc_meta
  const value = [meta?.facility, meta?.physician].filter((part) => part && part !== label).join(' · ')
  return [
    {
      label,
      value,
      status: null,
      flag: null,
      note: telling.date(file.detected_date),
      sources: [...telling.sourceOfFact(fact.entity, fact.date)],
    },
  ]
}
