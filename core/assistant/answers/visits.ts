import type { Answer } from '../answer'
import { tokenise } from '../../vocabulary/normalise'
import { findWords } from '../asking'
import { itemsOf, type KnownFile, type KnownRecord } from '../record'
import { inRecordWords } from '../lay'
import { partsNamed } from '../organs'
import { placeKey } from '../places'
import { idsOfTests } from '../stays'
import { isOf } from '../times'
import { onlyKeys, timeKey } from '../topics'
import type { Reading } from '../reading'
import { agoOf } from './ago'
import { doneBeside, tellDone } from './done-then'
import { isKind, placeName, timeText } from './document-names'
import { fineText } from './whether-fine'
import { tellImaging } from './imaging'
import { dateOf } from './lists'
import { modalityOf } from './study-asked'
import { studiesNamed } from './study-then'
import { tellOrigin } from './origin'
import { withFirst } from './with-first'
import { factsAtMostAlone, factsOf, itemOf, titleOf } from './document-section'
import { noneWanted } from './redirect'
import { dataList, everySource, Telling } from './telling'
import { subjectOf } from '../subjects'

const documentsAtMost = 4
/** Documents that are looked through for what alone is asked: the fifth may have it. */
const searchedAtMost = 40

/** The documents of the time and the place that a question names, newest first. */
export function documentsOf({ time, place, cues }: Reading, { files }: KnownRecord): readonly KnownFile[] {
  const ids = place && (cues.has('labs') ? idsOfTests(place, files) : place.fileIds)
  return files.filter(({ id, detected_date: date }) => (!time || isOf(date, time)) && (!ids || ids.has(id)))
}

/** "What changed at Dr. Whitaker's", on whose pages no results stand. */
export const isOfPrescriber = ({ place }: Reading, { files }: KnownRecord): boolean =>
  place !== null && !files.some(({ id, category }) => category === 'lab' && place.fileIds.has(id))

export const lookedAt = (reading: Reading, record: KnownRecord): readonly KnownFile[] =>
  documentsOf(reading, record).slice(0, reading.only.length > 0 ? searchedAtMost : documentsAtMost)

/** "The last report from there", "my first visit with her": the day of that one. */
function endText(
  { t, date, reading: { cues, place, before } }: Telling,
  found: readonly KnownFile[],
): readonly string[] {
  const end = cues.has('newest') || !cues.has('oldest') ? 'Newest' : 'Oldest'
  const one = end === 'Newest' ? found[0] : found.at(-1)
  const isEnd = cues.has('newest') !== cues.has('oldest')
  // "When was I last in hospital": its day, even where there is one alone.
  const isOfTold = before?.intent === 'visit' || place?.isStay === false
  const isAsked = place !== null && (cues.has('when') || (isOfTold && isEnd && found.length > 1))
  return isAsked && one ? [t(`assistant.visit${end}`, { date: date(one.detected_date) })] : []
}

/** "How long since my stay": since the newest letter of one. */
const stayAgo = (telling: Telling, name: string, [newest]: readonly KnownFile[]): readonly string[] =>
  telling.reading.place !== null && telling.reading.time === null
    ? agoOf(telling, name, newest?.detected_date ?? null)
    : []

/** What the documents of a time or a place say, each under its name. */
export function tellVisits(telling: Telling): Answer {
  const { reading, record } = telling
  // "Why was I there, and what did they give me": what illness the pages name is told beside it.
  if (reading.cues.has('why') && reading.only.length > 0 && !reading.only.includes('diagnosis')) {
    const only = [...reading.only, 'diagnosis' as const]
    return tellVisits(new Telling({ ...reading, only }, record, telling.evidence))
  }
  const found = documentsOf(reading, record)
  const place = [
    ...(reading.place ? [placeName(telling, reading.place)] : []),
    ...(reading.time ? [timeText(telling, reading.time)] : []),
  ].join(', ')
  const other = studyOfOtherTime(telling, place, found)
  if (other !== null) return other
  const looked = lookedAt(reading, record)
  const having = looked.filter((file) => factsOf(telling, file).length > 0)
  if (having.length === 0)
    return found.length > 0 && reading.only.length > 0
      ? isOfPlaceAlone(reading)
        ? withFirst(
            telling.t('assistant.noneWanted', { place }),
            tellVisits(new Telling({ ...reading, only: [] }, record, telling.evidence)),
          )
        : beforeThat(telling, elsewhere(telling, noneWanted(telling, place, found)))
      : beforeThat(telling, otherStay(telling, place) ?? tellDone(telling, place))
  const atMost = having.length === 1 ? factsAtMostAlone : undefined
  const told = having
    .slice(0, documentsAtMost)
    .map((file) => ({ file, items: factsOf(telling, file, atMost).map((fact) => itemOf(telling, fact)) }))
  const beside = doneBeside(telling, found)
  const every = [...told.flatMap(({ items }) => items), ...beside.items]
  // What waits on a page of another time or place is none of what is asked.
  const ids = new Set(found.map(({ id }) => id))
  // Of what is asked for alone, a document without it is not counted.
  const n = reading.only.length > 0 ? found.length - looked.length + having.length : found.length
  return telling.answer(
    {
      summary: [
        ...noStayText(telling, found),
        ...whereText(
          telling,
          told.map(({ file }) => file),
        ),
        telling.t(
          `assistant.${n !== found.length ? 'visitsAsked' : isKind(telling, reading.place) ? 'visitsOfKind' : 'visits'}`,
          { n, place },
        ),
        ...fineText(
          telling,
          found.map(({ id }) => id),
          looked.length === found.length,
        ),
        ...endText(telling, n === found.length ? found : having),
        ...stayAgo(telling, place, found),
        ...beside.said,
      ].join(' '),
      from: everySource(every),
      sections: [
        ...told.map(({ file, items }) => dataList(titleOf(telling, file), items)),
        ...beside.sections,
        ...telling.moreSection(n - told.length),
        ...reading.only.flatMap((type) =>
          telling.waitingSection(type, ({ file_id: id }) => id === null || ids.has(id)),
        ),
      ],
    },
    {
      keys: [
        ...(reading.place ? [placeKey(reading.place)] : []),
        ...(reading.time ? [timeKey(reading.time)] : []),
        ...onlyKeys(reading.only),
      ],
      until: null,
    },
  )
}

/** "The discharge in July", "in hospital before 2025", of which time there is no stay: that, and the stays there are. */
function otherStay(telling: Telling, place: string): Answer | null {
  const { reading, record, evidence } = telling
  if (reading.place?.isStay !== true || reading.time === null || reading.event !== null) return null
  const none = telling.t('assistant.noDocuments', { place })
  return withFirst(none, tellVisits(new Telling({ ...reading, time: null }, record, evidence)))
}

/** "Was I in hospital at Hadassah", whose pages are of no stay. */
function noStayText(telling: Telling, found: readonly KnownFile[]): readonly string[] {
  const { place, event, text, asks } = telling.reading
  const isAsked =
    place?.isStay === false && event === null && !asks.inOrder && findWords(tokenise(text), 'stay') !== null
  if (!isAsked || found.some(({ category }) => category === 'discharge')) return []
  const stay = [telling.t('assistant.stay'), placeName(telling, place)].join(', ')
  return [telling.t('assistant.noDocuments', { place: stay })]
}

/** Studies of the kind that is named beside a month or a year; null where none is. */
const studiesMeant = ({ modality, time, event, subjects }: Reading, { items }: KnownRecord) =>
  modality === null ||
  event !== null ||
  !time ||
  time.from !== null ||
  time.until !== null ||
  subjects.some(({ type }) => type !== 'imaging')
    ? null
    : itemsOf(items, 'imaging').filter(({ canonical_key: key }) => modalityOf(key) === modality)

/** The documents of the time and the place, and those of the study that is named, which may be of another time. */
export const filesLookedAt = (reading: Reading, record: KnownRecord): readonly string[] => [
  ...lookedAt(reading, record).map(({ id }) => id),
  ...(reading.place?.isStay === true ? lookedAt({ ...reading, time: null }, record).map(({ id }) => id) : []),
  ...(studiesMeant(reading, record) ?? studiesNamed(reading, record) ?? []).flatMap(
    ({ evidence }) => evidence?.file_id ?? [],
  ),
  ...earlierFiles(reading, record).map(({ id }) => id),
]

/** "What did I take two years ago", of which time no page tells: the pages before it, the newest first. */
function earlierFiles({ time, place, only }: Reading, { files }: KnownRecord): readonly KnownFile[] {
  const start = time?.dates.toSorted()[0] ?? null
  const isOfList = only.length === 1 && (only[0] === 'medication' || only[0] === 'diagnosis')
  return start === null || place !== null || !isOfList
    ? []
    : files.filter(({ detected_date: date }) => date !== null && date < start).slice(0, searchedAtMost)
}

/** Where no page of the time has what is asked for: the last one before it that has, as such. */
function beforeThat(telling: Telling, none: Answer): Answer {
  const { reading, record } = telling
  const [file] = earlierFiles(reading, record).filter((one) => factsOf(telling, one).length > 0)
  if (none.type !== 'redirect' || file === undefined) return none
  const items = factsOf(telling, file).map((fact) => itemOf(telling, fact))
  const day = file.detected_date ?? ''
  const told = telling.answer(
    {
      summary: telling.t('assistant.lastBeforeThen', { date: telling.date(day) }),
      from: everySource(items),
      sections: [dataList(titleOf(telling, file), items)],
    },
    { keys: [timeKey({ dates: [day], from: null, until: null, places: [] })], until: null },
  )
  return withFirst(none.message, told)
}

/** By its word patients call a study of any kind. */
const anyStudy = 'X-ray'

/** "The MRI of 2025", of which year there is none: that, and when it was. */
function studyOfOtherTime(telling: Telling, place: string, found: readonly KnownFile[]): Answer | null {
  const { reading, record, evidence, t } = telling
  const studies = studiesMeant(reading, record)
  const ids = new Set(found.map(({ id }) => id))
  const isThen = evidence.some(
    ({ entity: { type, file_id: id, canonical_key: key } }) =>
      type === 'imaging' && ids.has(id) && modalityOf(key) === reading.modality,
  )
  if (studies === null || isThen || found.length > lookedAt(reading, record).length) return null
  const none = t('assistant.noStudyThen', { name: reading.modality ?? '', place })
  // "Who made the x-ray in 2024", of which year there is another study: that one may be meant.
  const others = itemsOf(record.items, 'imaging').filter((item) => ids.has(item.evidence?.file_id ?? ''))
  if (
    others.length > 0 &&
    reading.modality === anyStudy &&
    partsNamed(inRecordWords(reading.text)) === null
  ) {
    const subjects = others.map((item) => subjectOf(item))
    const asked = { ...reading, modality: null, subjects, only: [] }
    return withFirst(none, tellOrigin(new Telling({ ...asked, intent: 'origin' }, record, evidence)))
  }
  const all = tellImaging(new Telling({ ...reading, intent: 'imaging', time: null }, record, evidence))
  const [last] = studies
  if (last === undefined) return all
  const when = t('assistant.lastSeen', { name: telling.nameOf(last), date: telling.date(dateOf(last)) })
  return withFirst(`${none} ${when}`, all)
}

/** "What do I have at Maccabi", where no illness stands: what its documents have is told. */
const isOfPlaceAlone = ({ place, only, cues }: Reading): boolean =>
  place !== null && !place.isStay && only.length === 1 && only[0] === 'diagnosis' && cues.size <= 2

/** "And the x-ray", of which these documents tell nothing: where the record has it. */
function elsewhere(telling: Telling, none: Answer): Answer {
  const { reading, record } = telling
  const isOfImaging = reading.only.every((type) => type === 'imaging') && reading.before?.intent === 'visit'
  if (none.type !== 'redirect' || !isOfImaging || itemsOf(record.items, 'imaging').length === 0) return none
  return withFirst(none.message, tellOrigin(telling))
}

/** Places and doctors that can be told in a sentence. */
const placesAtMost = 3

/** "Which hospital was it", "who ordered the tests": the places and the doctors that the pages name. */
function whereText({ t, reading }: Telling, files: readonly KnownFile[]): readonly string[] {
  if (!reading.cues.has('origin') && reading.place?.byField !== true) return []
  const named = files.map(({ doc_meta: meta }) =>
    [meta?.facility, meta?.physician].filter(Boolean).join(' · '),
  )
  const places = [...new Set(named)].filter((one) => one !== '')
  return places.length === 0 || places.length > placesAtMost
    ? []
    : [t('assistant.visitAt', { places: places.join('; ') })]
}
