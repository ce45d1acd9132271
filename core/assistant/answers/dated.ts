import type { RegistryRecord } from '../../records/registry'
import type { Token } from '../../vocabulary/normalise'
import { findWords } from '../asking'
import { findPlace } from '../places'
import { findCues, findModality } from '../question-cues'
import type { KnownFile } from '../record'
import { findSubjects } from '../subjects'
import { findTurn, findTurnRows, findTurnWords } from '../turns/turn-words'
import { kindOf } from './kind-of'
import { modalityOf } from './study-asked'
import type { Telling } from './telling'

/** Something of the record with its day. */
export interface Dated {
  readonly label: string
  readonly date: string
  readonly sources: readonly number[]
  /** It is known from that page on, and may have begun earlier. */
  readonly isOfPage: boolean
}

/** Of these a page tells the day, or the first day that it is known of; results have many. */
const types = ['procedure', 'imaging', 'diagnosis', 'medication'] as const

const dated = (telling: Telling, item: RegistryRecord): readonly Dated[] => {
  const done = item.type === 'procedure' || item.type === 'imaging'
  const date = done ? (item.evidence?.date ?? item.last_seen_date) : item.first_seen_date
  return date === null
    ? []
    : [{ label: telling.nameOf(item), date, sources: telling.sourceOf(item), isOfPage: !done }]
}

/** What a question names that has a day: what was done, what is listed, a kind of document. */
export function namedIn(telling: Telling, tokens: readonly Token[]): readonly Dated[] {
  const { items } = telling.record
  const found = findSubjects(tokens, items, new Set(), types).named.filter(({ item }) => item !== null)
  const own = [
    ...found.flatMap(({ item }) => (item ? dated(telling, item) : [])),
    ...(found.some(({ type }) => type === 'imaging') ? [] : studyOf(telling, tokens)),
  ]
  const taken = new Set(found.flatMap(({ places }) => places))
  const kinds = findTurnRows(tokens, 'documentKinds').filter(({ places }) =>
    places.some((at) => !taken.has(at)),
  )
  const stay = findWords(tokens, 'stay')
  const names = new Set([
    ...kinds.map(({ name }) => name),
    ...(stay && !kinds.some(({ places }) => places.some((at) => stay.includes(at))) ? ['discharge'] : []),
  ])
  // What was tested, not how: "labs" beside a stay's own words.
  const others = [...names].filter((name) => name !== 'lab').flatMap((name) => documentOf(telling, name))
  const day = [...own, ...others][0]?.date ?? null
  return [...own, ...others, ...(names.has('lab') ? testOf(telling, tokens, day) : [])]
}

/** "The x-ray", where the record has one alone that was made so. */
function studyOf(telling: Telling, tokens: readonly Token[]): readonly Dated[] {
  const modality = findModality(tokens)
  const [only, ...others] = telling.record.items.filter(
    ({ type, canonical_key: key }) => type === 'imaging' && modality !== null && modalityOf(key) === modality,
  )
  return only && others.length === 0 ? dated(telling, only) : []
}

/** The newest document of a kind. */
function documentOf(telling: Telling, name: string): readonly Dated[] {
  const file = telling.record.files.find(({ category }) => category === name)
  return file ? documentDated(telling, file) : []
}

/** The first or the last blood test; where neither is said, the one that came next after the other day. */
function testOf(telling: Telling, tokens: readonly Token[], day: string | null): readonly Dated[] {
  const { cues } = findCues(tokens)
  const labs = labsOf(telling)
  const next = labs.findLast(({ detected_date: date }) => day !== null && (date ?? '') > day)
  const file = cues.has('oldest') ? labs.at(-1) : cues.has('newest') ? labs[0] : (next ?? labs[0])
  return file ? documentDated(telling, file) : []
}

const labsOf = ({ record: { files } }: Telling): readonly KnownFile[] =>
  files.filter(({ category, detected_date: date }) => category === 'lab' && date !== null)

/** A document by what stands on it: a leading line, or a result of that day. */
function documentDated(telling: Telling, file: KnownFile): readonly Dated[] {
  const { items } = telling.record
  const date = file.detected_date
  const lead = items.find(({ evidence }) => evidence?.file_id === file.id)
  const point = items
    .flatMap((item) => (item.type === 'lab' ? item.detail.trend : []))
    .find(({ file_id: id }) => id === file.id)
  const sources = lead ? telling.sourceOf(lead) : point ? telling.sourceOfPoint(point) : []
  return date === null || sources.length === 0
    ? []
    : [{ label: kindOf(telling, file), date, sources, isOfPage: false }]
}

/** "My two operations", "the two tests from there": both, where there are just two. */
export function pairIn(telling: Telling, tokens: readonly Token[]): readonly Dated[] {
  if (findTurnWords(tokens, 'two') === null) return []
  const { record } = telling
  const { cues, places } = findCues(tokens)
  const type = (['procedures', 'imaging'] as const).find((cue) => cues.has(cue))
  if (type) {
    const own = record.items.filter((item) => item.type === (type === 'imaging' ? type : 'procedure'))
    return own.length === 2 ? own.flatMap((item) => dated(telling, item)) : []
  }
  const place = findPlace(tokens, record.files, places)
  if (!place || place.isStay) return []
  const files = record.files.filter(
    ({ id, category }) => place.fileIds.has(id) && (category === 'lab' || !cues.has('labs')),
  )
  return files.length === 2 ? files.flatMap((file) => documentDated(telling, file)) : []
}

/** "Was that before or after it": the one thing that the answer before told, a result by the day that it was told of. */
export function toldBefore(telling: Telling): readonly Dated[] {
  const { before } = telling.reading
  const [item, ...others] = toldItems(telling)
  if (!item || others.length > 0) return []
  if (item.type !== 'lab') return dated(telling, item)
  const point = item.detail.trend.find(({ date }) => date === before?.until)
  return point
    ? [{ label: item.name, date: point.date, sources: telling.sourceOfPoint(point), isOfPage: false }]
    : []
}

const toldItems = ({ reading: { before }, record }: Telling): readonly RegistryRecord[] =>
  record.items.filter(({ canonical_key: key }) => before?.keys.includes(key))

/** Of a test two of its results, by which they are asked for; of other things all that were told. */
export function toldList(
  telling: Telling,
  tokens: readonly Token[],
  asked: 'order' | 'apart',
): readonly Dated[] {
  const told = toldItems(telling)
  const [only, ...others] = told
  if (only?.type === 'lab' && others.length === 0 && asked === 'apart') {
    const { trend } = only.detail
    const ends = findTurn(tokens, 'bothEnds') !== null
    const two = ends || trend.length === 2 ? [trend[0], trend.at(-1)] : trend.slice(-2)
    return two.length < 2 || trend.length < 2
      ? []
      : two.flatMap((point) =>
          point
            ? [
                {
                  label: only.name,
                  date: point.date,
                  sources: telling.sourceOfPoint(point),
                  isOfPage: false,
                },
              ]
            : [],
        )
  }
  return told.length < 2 || told.some(({ type }) => type === 'lab')
    ? []
    : told.flatMap((item) => dated(telling, item))
}
