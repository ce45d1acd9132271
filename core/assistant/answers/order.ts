import { tokenise, type Token } from '../../vocabulary/normalise'
import type { Answer, Item } from '../answer'
import { findJoined, findWords } from '../asking'
import { inRecordWords } from '../lay'
import { findCues } from '../question-cues'
import type { RegistryRecord } from '../../records/registry'
import type { KnownFile } from '../record'
import { findSubjects } from '../subjects'
import { betweenText } from './ago'
import { dataList, everySource, type Telling } from './telling'

/** Something of the record with its day. */
interface Dated {
  readonly label: string
  readonly date: string
  readonly sources: readonly number[]
  /** It is known from that page on, and may have begun earlier. */
  readonly isOfPage: boolean
}

/** Of these a page tells the day, or the first day that it is known of; results have many. */
const types = ['procedure', 'imaging', 'diagnosis', 'medication'] as const

/** Which of two things was first, or how long lies between them; null where that is not asked, or two days are not known. */
export function tellOrder(telling: Telling): Answer | null {
  const tokens = tokenise(inRecordWords(telling.reading.text))
  const isOrder = findJoined(tokens, 'whichFirst') !== null
  if (!isOrder && findJoined(tokens, 'timeApart') === null) return null
  const named = namedIn(telling, tokens)
  const told = named.length === 1 ? [...toldBefore(telling), ...named] : named
  const apart = [...new Map(told.map((one) => [one.label, one])).values()]
  const sorted = apart.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const [first, second, ...others] = sorted
  if (!first || !second || !sorted.every(({ sources }) => sources.length > 0)) return null
  // A year alone says nothing of a day within it.
  if (others.length > 0 || first.date.startsWith(second.date) || second.date.startsWith(first.date))
    return null
  const { t } = telling
  const items = sorted.map(({ label, date, sources }): Item => ({
    label,
    value: telling.date(date),
    status: null,
    flag: null,
    note: null,
    sources: [...sources],
  }))
  const names = items.map(({ label, value }) => `${label} (${value})`).join(', ')
  const ofPages = sorted.flatMap(({ label, isOfPage }) => (isOfPage ? label : [])).join(', ')
  return telling.answer(
    {
      summary: [
        t('assistant.inOrder', { names }),
        ...(ofPages === '' ? [] : [t('assistant.orderOfPages', { names: ofPages })]),
        ...betweenText(telling, first.date, second.date),
      ].join(' '),
      from: everySource(items),
      sections: [dataList(t('assistant.documentsTitle'), items)],
    },
    { keys: [], until: null },
  )
}

const dated = (telling: Telling, item: RegistryRecord): readonly Dated[] => {
  const done = item.type === 'procedure' || item.type === 'imaging'
  const date = done ? (item.evidence?.date ?? item.last_seen_date) : item.first_seen_date
  return date === null
    ? []
    : [{ label: telling.nameOf(item), date, sources: telling.sourceOf(item), isOfPage: !done }]
}

/** What a question names that has a day: what was done, what is listed, a stay, the first or the last blood test. */
function namedIn(telling: Telling, tokens: readonly Token[]): readonly Dated[] {
  const { record, t } = telling
  const stay = findWords(tokens, 'stay')
  const letter = stay && record.files.find(({ category }) => category === 'discharge')
  const items = findSubjects(tokens, record.items, new Set(), types).named.flatMap(({ item }) => item ?? [])
  const { cues, byCue } = findCues(tokens)
  const isOfTests = (byCue.get('labs') ?? []).some((at) => !stay?.includes(at))
  const labs = record.files.filter(({ category, detected_date: date }) => category === 'lab' && date !== null)
  const test = isOfTests ? (cues.has('oldest') ? labs.at(-1) : labs[0]) : undefined
  return [
    ...items.flatMap((item) => dated(telling, item)),
    ...(letter ? documentDated(telling, letter, t('category.discharge')) : []),
    ...(test ? documentDated(telling, test, t('category.lab')) : []),
  ]
}

/** A document by what stands on it: a leading line, or a result of that day. */
function documentDated(telling: Telling, file: KnownFile, label: string): readonly Dated[] {
  const { items } = telling.record
  const date = file.detected_date
  const lead = items.find(({ evidence }) => evidence?.file_id === file.id)
  const point = items
    .flatMap((item) => (item.type === 'lab' ? item.detail.trend : []))
    .find(({ file_id: id }) => id === file.id)
  const sources = lead ? telling.sourceOf(lead) : point ? telling.sourceOfPoint(point) : []
  return date === null || sources.length === 0 ? [] : [{ label, date, sources, isOfPage: false }]
}

/** "Was that before or after it": the one thing that the answer before told, a result by the day that it was told of. */
function toldBefore(telling: Telling): readonly Dated[] {
  const { before } = telling.reading
  const told = telling.record.items.filter(({ canonical_key: key }) => before?.keys.includes(key))
  const [item, ...others] = told
  if (!item || others.length > 0) return []
  if (item.type !== 'lab') return dated(telling, item)
  const point = item.detail.trend.find(({ date }) => date === before?.until)
  return point
    ? [{ label: item.name, date: point.date, sources: telling.sourceOfPoint(point), isOfPage: false }]
    : []
}
