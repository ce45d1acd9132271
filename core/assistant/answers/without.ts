import { tokenise } from '../../vocabulary/normalise'
import { findRows } from '../asking'
import type { Intent } from '../intents'
import type { Reading } from '../reading'
import { isOf, type Asked } from '../times'
import { pagesAsked } from './on-page'
import { offeredIn, wordsSaidBack } from '../unknown-words'
import { findHeld } from '../held'
import { hasDoseThen } from './dose-then'
import { conditionsBy } from './aside-text'
import { namesOf, notThere } from './not-there'
import type { Telling } from './telling'
import { placeName, timeText } from './document-names'
import { documentsOf, isOfPrescriber } from './visits'

/** Answers that are whole lists of the record. */
export const lists: ReadonlySet<Intent> = new Set([
  'medications',
  'past_medications',
  'drug_changes',
  'daypart',
  'results',
  'abnormal',
  'conditions',
  'procedures',
  'imaging',
  'documents',
  'visit',
  'changes',
])

/** What of the question the answer is without: nothing that was asked is passed over in silence. */
export function saidLast(telling: Telling): readonly string[] {
  const { reading, t } = telling
  const { intent, time, place, excepted, urgency } = reading
  if (intent === null || urgency !== null) return []
  const names = namesOf(telling, excepted)
  // Whether those pages have it was said.
  const isOnPages = pagesAsked(reading, telling.record).length > 0
  const isTimed =
    time !== null &&
    !isOnPages &&
    !ofTimes.has(intent) &&
    !isOfThesedays(reading) &&
    !(intent === 'documents' && reading.cues.has('previous')) &&
    !isAbsent(reading) &&
    !isThen(reading, time) &&
    !isDoseThen(reading)
  return [
    ...(excepted.length > 0 && withoutExcepted.has(intent)
      ? [t(isOnNone(telling) ? 'assistant.onNone' : 'assistant.excepted', { names })]
      : []),
    ...(isTimed
      ? (seenLater(telling, time) ?? [t('assistant.notOfTime', { time: timeText(telling, time) })])
      : []),
    ...(place === null ||
    isOnPages ||
    ofPlaces.has(intent) ||
    // What may not be given in a hospital is so wherever it was written.
    (intent === 'allergies' && place.isStay && reading.cues.has('avoid')) ||
    saidBefore(telling).length > 0 ||
    (intent === 'changes' && isOfPrescriber(reading, telling.record))
      ? []
      : (elsewhereText(telling) ?? [t('assistant.notOfPlace', { place: placeName(telling, place) })])),
    ...(isWhoOperated(reading) ? [t('assistant.originOfDone')] : []),
    ...leftOverText(telling),
    ...absentBeside(telling),
  ]
}

/** "The MRI that Dr. Friedman did": which page has it, said before what is asked of it. */
export const saidBefore = (telling: Telling): readonly string[] => {
  const { intent, place } = telling.reading
  return place !== null && (intent === 'imaging' || intent === 'procedures')
    ? (elsewhereText(telling) ?? [])
    : []
}

/** "Why did Dr. Petrov give me the statin", whose pages do not have it: which page has; null where one of them may. */
function elsewhereText(telling: Telling): readonly string[] | null {
  const { reading, record, t } = telling
  const { subjects, place } = reading
  const [item, ...others] = subjects.flatMap((one) => one.item ?? [])
  const file = record.files.find(({ id }) => id === item?.evidence?.file_id)
  const meta = file?.doc_meta
  const where = [meta?.facility, meta?.physician].filter(Boolean).join(' \u00b7 ')
  const days = new Set(
    record.files.flatMap(({ id, detected_date: date }) => (place?.fileIds.has(id) ? (date ?? []) : [])),
  )
  // A drug stands on several pages: on none of those that are asked after.
  const isOfOther =
    item?.evidence_count === 1 ||
    (item?.type === 'medication' &&
      place?.isStay === false &&
      !item.detail.doses.some(({ date }) => days.has(date)))
  return item &&
    file &&
    others.length === 0 &&
    isOfOther &&
    where !== '' &&
    place &&
    (item.type === 'procedure' || !place.fileIds.has(file.id))
    ? [
        t('assistant.origin', {
          name: telling.nameOf(item),
          place: where,
          date: telling.date(file.detected_date),
        }),
        // The page that tells of it is of no place where it was done.
        ...(item.type === 'procedure' ? [t('assistant.originOfDone')] : []),
      ]
    : null
}

/** Answers that are of the time, or the place, that is named. */
const ofTimes: ReadonlySet<Intent> = new Set([
  'latest',
  'previous',
  'trend',
  'changes',
  'drug_changes',
  'abnormal',
  'visit',
  'prepare',
  'summary',
  'allergies',
  'count',
])
const ofPlaces: ReadonlySet<Intent> = new Set([
  'latest',
  'previous',
  'abnormal',
  'visit',
  'prepare',
  'summary',
  'origin',
  'doctors',
  'drug_changes',
])
const withoutExcepted: ReadonlySet<Intent> = new Set([
  'abnormal',
  'results',
  'visit',
  'medications',
  'past_medications',
  'conditions',
  'procedures',
  'imaging',
  'allergies',
  'summary',
  'prepare',
])

/** What is named beside and is not in the record: a test among several, a drug where all drugs are told. */
function absentBeside(telling: Telling): readonly string[] {
  const { intent, subjects } = telling.reading
  if (intent === null || !(lists.has(intent) || withAbsent.has(intent))) return []
  // Where none of them is there, the answer says it itself.
  if (intent === 'condition' && subjects.every(({ item }) => item === null)) return []
  const places = new Set(subjects.flatMap((one) => (one.item === null ? [] : one.places)))
  const absent = subjects.filter(
    ({ type, item, places: own }) =>
      item === null &&
      (type === 'diagnosis' ? isAskedOf(telling.reading) : intent !== 'latest') &&
      own.length > 0 &&
      !own.some((at) => places.has(at)),
  )
  return notThere(telling, absent)
}

/** "Did I have a stroke, is that why they did the scan", "my ferritin is low so I have anemia": both are asked. */
const isAskedOf = ({ intent, cues, text }: Reading): boolean =>
  offeredIn(text).length > 0 ||
  ((intent === 'imaging' || intent === 'latest' || intent === 'condition') && cues.has('have'))

const withAbsent: ReadonlySet<Intent> = new Set(['trend', 'count', 'latest', 'condition', 'drug_group'])

/** What was done is of the time that is named: "out in 2010". */
const isThen = ({ intent, subjects }: Reading, time: Asked): boolean =>
  intent === 'procedures' && subjects.every(({ item }) => isOf(item?.evidence?.date ?? null, time))

/** A dose that is told is of the time that is named. */
const isDoseThen = ({ intent, subjects, time }: Reading): boolean =>
  (intent === 'dose' || intent === 'medication') &&
  subjects.length > 0 &&
  subjects.every(({ item }) => item?.type === 'medication' && hasDoseThen(item, time))

/** A condition that the record has not is told with the results of that time. */
const isAbsent = ({ intent, subjects }: Reading): boolean =>
  intent === 'condition' && subjects.every(({ item }) => item === null)

/** "The last prescription does not have aspirin": of documents that are told, on none of which it stands. */
function isOnNone({ reading, record, evidence }: Telling): boolean {
  if (reading.intent !== 'visit') return false
  const files = new Set(documentsOf(reading, record).map(({ id }) => id))
  return !evidence.some(
    ({ entity: { file_id: id, canonical_key: own } }) =>
      id !== null && files.has(id) && reading.excepted.some(({ key }) => key === own),
  )
}

/** "Did I take it in 2023", of what the first page names later: that no page of then or before does; null of anything else. */
function seenLater(telling: Telling, time: Asked): readonly string[] | null {
  const { intent, subjects } = telling.reading
  if (intent === null || !ofSeen.has(intent)) return null
  const items = subjects.flatMap(({ item }) => item ?? [])
  const last = time.dates.toSorted().at(-1) ?? time.until
  const isLater = items.every(
    ({ type, first_seen_date: first }) =>
      (type === 'medication' || type === 'diagnosis') &&
      first !== null &&
      last !== null &&
      first > `${last}~`,
  )
  return items.length === 0 || !isLater
    ? null
    : items.map((item) =>
        telling.t('assistant.seenLater', {
          name: telling.nameOf(item),
          time: timeText(telling, time),
          date: telling.date(item.first_seen_date),
        }),
      )
}

const ofSeen: ReadonlySet<Intent> = new Set(['medication', 'dose', 'condition'])

/** "What do I take this week": what is so now. */
const isOfThesedays = ({ time, today }: Reading): boolean =>
  time?.from != null && time.until === null && time.from.slice(0, 7) >= today.slice(0, 7)

/** One thing that is named, which a word that was not understood may have told more of. */
const isOfOne = ({ intent, subjects, group, unsaid, unknown, text }: Reading): boolean =>
  intent !== null &&
  !(lists.has(intent) && subjects.length === 0) &&
  (!unsaid || offeredIn(text).some((word) => unknown.includes(word))) &&
  (subjects.length > 0 || group !== null || intent === 'doctors') &&
  unknown.length <= 2

/** What a word that was not understood may have narrowed, said back; none where nothing is left over. */
export function leftOverText(telling: Telling): readonly string[] {
  const { reading, t } = telling
  if (!isOfOne(reading)) return []
  const beside = besideUnlisted(reading)
  const words = wordsSaidBack({ unknown: reading.unknown.filter((one) => !beside.words.includes(one)) }, true)
  return [
    ...(beside.names.length === 0 ? [] : [t('assistant.notFound', { name: beside.names.join(', ') })]),
    // No reading of the pressure, and high pressure is listed.
    ...beside.icd.flatMap((icd) => conditionsBy(telling, icd)),
    ...(words === null ? [] : [t('assistant.leftOut', { words })]),
  ]
}

/** "Who operated on me in 2019": of what was done the record has the page that tells it. */
const isWhoOperated = ({ intent, text }: Reading): boolean =>
  intent === 'procedures' && findHeld(tokenise(text), 'whoOperated') !== null

/** "My weight and hemoglobin": what no list has, by its name, and the words of it. */
function besideUnlisted({ text, unknown, subjects }: Reading) {
  const tokens = tokenise(text)
  const wordAt = (at: number) => text.slice(tokens[at]?.start, tokens[at]?.end)
  // "Why did they give me a blood thinner" asks of no blood that was given.
  const isOfTest = subjects.some(({ type }) => type === 'lab')
  const rows = findRows(tokens, 'unlisted').filter(
    ({ places }) => isOfTest && places.some((at) => unknown.includes(wordAt(at))),
  )
  return {
    names: [...new Set(rows.map(({ name }) => name.split('/')[0]?.trim() ?? ''))],
    icd: rows.flatMap(({ name }) => /^I\d/.exec(name.split('/')[1]?.trim() ?? '')?.[0] ?? []),
    words: rows.flatMap(({ places }) => places.map(wordAt)),
  }
}
