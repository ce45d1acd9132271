import type { Answer } from '../answer'
import type { Intent } from '../intents'
import type { Reading } from '../reading'
import { wordsSaidBack } from '../unknown-words'
import { explain } from './glossary'
import { notThere } from './not-there'
import type { Telling } from './telling'
import { placeName, timeText } from './visits'

/** What is said before the answer: what a word means, and what of the question no record says. */
export function prefixed(answer: Answer, telling: Telling): Answer {
  const said = saidFirst(telling, answer.type === 'answer')
  const first = said.length === 0 ? answer : withFirst(said.join(' '), answer)
  const last = saidLast(telling)
  return first.type === 'redirect' || last.length === 0
    ? first
    : { ...first, summary: [first.summary, ...last].join(' ') }
}

/** An answer with something said before it. */
export const withFirst = (first: string, answer: Answer): Answer =>
  answer.type === 'answer'
    ? { ...answer, summary: `${first} ${answer.summary}` }
    : { ...answer, message: `${first} ${answer.message}` }

function saidFirst(telling: Telling, isTold: boolean): readonly string[] {
  const { reading, t } = telling
  const { cues, subjects, unsaid, intent } = reading
  const words = explain(telling)
  const ofTest = subjects.some(({ type, item }) => type === 'lab' && item !== null)
  const { unknownPlace: place } = reading
  const leftOut = isWholeList(reading) ? wordsSaidBack(reading) : null
  return [
    ...(place === null ? [] : [t('assistant.noPlace', { place })]),
    ...words,
    ...(leftOut === null || !isTold ? [] : [t('assistant.leftOut', { words: leftOut })]),
    ...(ofTest && cues.has('convert') ? [t('assistant.notConverted')] : []),
    ...(ofTest && cues.has('fasting') ? [t('assistant.fastingUnknown')] : []),
    ...(reading.unwritten === null || !isTold || !isOfUnwritten(reading)
      ? []
      : [t(`assistant.unwritten_${reading.unwritten}`)]),
    ...(reading.undone && isTold && intent !== null && lists.has(intent) ? [t('assistant.undone')] : []),
    ...(isReasonAsked(reading) ? [t('assistant.reasonUnknown')] : []),
    ...(unsaid && words.length === 0 && intent !== null && isTold ? [t('assistant.unsaid')] : []),
  ]
}

/** What of the question the answer is without: nothing that was asked is passed over in silence. */
function saidLast(telling: Telling): readonly string[] {
  const { reading, t } = telling
  const { intent, time, place, excepted, urgency } = reading
  if (intent === null || urgency !== null) return []
  const names = excepted.map(({ name }) => name).join(', ')
  const words = isOfOne(reading) ? wordsSaidBack(reading, true) : null
  const isTimed = time !== null && !ofTimes.has(intent) && !isOfThesedays(reading) && !isAbsent(reading)
  return [
    ...(excepted.length > 0 && withoutExcepted.has(intent) ? [t('assistant.excepted', { names })] : []),
    ...(isTimed ? [t('assistant.notOfTime', { time: timeText(telling, time) })] : []),
    ...(place !== null && !ofPlaces.has(intent) ? [t('assistant.notOfPlace', { place: placeName(telling, place) })] : []), // prettier-ignore
    ...(words === null ? [] : [t('assistant.leftOut', { words })]),
    ...absentBeside(telling),
  ]
}

/** Answers that are of the time, or the place, that is named. */
const ofTimes: ReadonlySet<Intent> = new Set([
  'latest', 'previous', 'trend', 'changes', 'drug_changes', 'abnormal', 'visit', 'prepare', 'summary', 'allergies', 'count',
]) // prettier-ignore
const ofPlaces: ReadonlySet<Intent> = new Set([
  'latest', 'previous', 'abnormal', 'visit', 'prepare', 'summary', 'origin', 'doctors', 'drug_changes',
]) // prettier-ignore
const withoutExcepted: ReadonlySet<Intent> = new Set(['abnormal', 'results', 'visit'])

/** Of a stay, or of one thing that is named, no page is read for it. */
const isOfUnwritten = ({ unwritten, intent, cues }: Reading): boolean =>
  unwritten === 'length' ? intent === 'visit' : !(unwritten === 'cause' && cues.has('why'))

/** What is named beside and is not in the record: a test among several, a drug where all drugs are told. */
function absentBeside(telling: Telling): readonly string[] {
  const { intent, subjects } = telling.reading
  if (intent === null || !(lists.has(intent) || intent === 'trend' || intent === 'count')) return []
  const places = new Set(subjects.flatMap((one) => (one.item === null ? [] : one.places)))
  const absent = subjects.filter(
    ({ type, item, places: own }) =>
      item === null && type !== 'diagnosis' && own.length > 0 && !own.some((at) => places.has(at)),
  )
  return notThere(telling, absent)
}

/** A condition that the record has not is told with the results of that time. */
const isAbsent = ({ intent, subjects }: Reading): boolean =>
  intent === 'condition' && subjects.every(({ item }) => item === null)

/** "What do I take this week": what is so now. */
const isOfThesedays = ({ time, today }: Reading): boolean =>
  time?.from != null && time.until === null && time.from.slice(0, 7) >= today.slice(0, 7)

/** One thing that is named, which a word that was not understood may have told more of. */
const isOfOne = ({ intent, subjects, unsaid, unknown }: Reading): boolean =>
  intent !== null && !lists.has(intent) && !unsaid && subjects.length > 0 && unknown.length <= 2

/** A list that a word which was not understood may have narrowed: "which heart pills do I take". */
const isWholeList = ({ intent, subjects, urgency, unknownPlace }: Reading): boolean =>
  intent !== null && lists.has(intent) && subjects.length === 0 && urgency === null && unknownPlace === null

const lists: ReadonlySet<Intent> = new Set([
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

/** "Why did they do the x-ray": of drugs, their directions are looked at. */
const isReasonAsked = ({ cues, intent }: Reading): boolean =>
  cues.has('why') &&
  intent !== null &&
  ['imaging', 'procedures', 'condition', 'since', 'latest', 'visit'].includes(intent)
