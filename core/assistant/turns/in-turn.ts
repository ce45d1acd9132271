import type { Question, Reading } from '../reading'
import type { KnownRecord } from '../record'
import { saysJudging } from '../answers/judged'
import { withoutAskers } from '../askers'
import { findJoined } from '../asking'
import { ofDrugsAsked } from '../drug-reading'
import { withHeld } from '../held-reading'
import { languageOf } from '../language-of'
import { placeOfTopic } from '../places'
import { withPremise } from '../premise'
import { asPurpose } from '../purpose-asked'
import { subjectOf, type Subject } from '../subjects'
import { timeOfTopic } from '../topics'
import { tokenise, type Token } from '../../vocabulary/normalise'
import { ofDeniedGroup } from './denied-group'
import { ofDrugOfStay } from './drug-of-stay'
import { facetsOf } from './facets'
import { findTurn } from './turn-words'
import { inWider } from '../wider/wider-reading'
import { otherDoctor } from './other-doctor'
import { otherOfKind } from './ends'
import { ofOtherDay } from './other-day'
import { followed, type Followed } from './followed'
import { pointedAt } from './pointed'
import { ofTestsNow, testsThen } from './those-now'
import { reworded } from './reworded'

/**
 * A question as it is understood after the answer before it: what it points at by its place in a list is named, and where
 * two may be meant, both are asked back.
 * @param read what understands a question by its own words
 */
export const inTurn = (asked: Question, record: KnownRecord, read: Read): Reading =>
  withJudging(inWider(readInTurn(asked, record, read), record), asked)

const withJudging = (reading: Reading, { text }: Question): Reading =>
  saysJudging(text) ? { ...reading, judging: true } : reading

type Read = (question: Question, record: KnownRecord) => Reading

function readInTurn(asked: Question, record: KnownRecord, read: Read): Reading {
  const question = { ...asked, text: withoutAskers(asked.text), before: ofDrugOfStay(asked) }
  // Words of a name that was put in are none of the question's.
  const asTyped = (typed: Question, text: string): Reading => {
    const reading = read({ ...typed, text }, record)
    const unknown = reading.unknown.filter((word) => typed.text.includes(word))
    // A name that was put in is printed in letters of its own.
    return { ...reading, unknown, locale: languageOf(typed) }
  }
  const doctor = otherDoctor(question, record)
  if (doctor !== null) return asTyped({ ...question, before: null }, doctor)
  const day = ofOtherDay(question, record, (text) => asTyped(question, text))
  if (day !== null) return day
  const other = otherOfKind(question, record)
  if (other !== null) {
    const isDone = question.before?.intent === 'imaging'
    return asTyped({ ...question, before: isDone ? question.before : null }, other)
  }
  const then = testsThen(question, record)
  if (then.length > 0) return ofTestsNow(asTyped({ ...question, before: null }, question.text), then)
  const pointed = pointedAt(question, record)
  if (pointed === null) {
    if (isOfWaiting(question)) return ofNothing(asTyped(question, question.text))
    const whole = followed(question, record)
    if (whole === null)
      return withHeld(
        withPremise(
          asPurpose(
            ofDrugsAsked(
              ofDeniedGroup(
                ofLastTime(
                  ofOrigin(notRepeated(ofLeft(asTyped(question, reworded(question, record)), record))),
                ),
              ),
            ),
          ),
          record,
        ),
        record,
      )
    const reading = withNamed({ ...asTyped(question, whole.text), unknown: [] }, whole.named)
    return whole.ofDocuments
      ? withinDocuments(reading, record)
      : whole.ofTime
        ? {
            ...reading,
            time: timeOfTopic(question.before),
            place: placeOfTopic([], record.files, question.before, true),
          }
        : reading
  }
  if (pointed.kind === 'none') return ofNothing(asTyped(question, question.text))
  if (pointed.kind === 'one') return asTyped(question, pointed.text)
  const reading = read(question, record)
  return { ...reading, intent: null, subjects: [], unsure: pointed.subjects, aside: null, unknown: [] }
}

/** "Was it high last time", after the newest result of a test: of the one before it. */
function ofLastTime(reading: Reading): Reading {
  const { intent, before, subjects, asks, text } = reading
  const [only, ...others] = subjects
  const isTold = before?.intent === 'latest' && only !== undefined && before.keys.includes(only.key)
  const isOfTest = only?.item?.type === 'lab' && only.places.length === 0 && others.length === 0
  const isPast = asks.past && findTurn(tokenise(text), 'lastTime') !== null
  return (intent === 'latest' || intent === 'trend') && isTold && isOfTest && isPast
    ? { ...reading, intent: 'previous' }
    : reading
}

/** "I already took one", after an allergy, and what is asked of what waits: the answer says it, and looks nothing up. */
function isOfWaiting({ text, before }: Question): boolean {
  const facets = facetsOf(tokenise(text))
  return (
    (before?.intent === 'allergies' && facets.includes('took')) ||
    (before?.intent === 'waiting' && (facets.length > 0 || findTurn(tokenise(text), 'ofWaiting') !== null))
  )
}

const ofNothing = (reading: Reading): Reading => ({
  ...reading,
  intent: null,
  subjects: [],
  unsure: [],
  aside: null,
  unknown: [],
})

/** A name that is not read again ("hydroxyvitamin") is asked of all the same: a yes for the others is none for it. */
function withNamed(reading: Reading, named: Followed['named']): Reading {
  const known = new Set(reading.subjects.map(({ key }) => key))
  const lost = named.filter(({ canonical_key: key }) => !known.has(key))
  return reading.subjects.length === 0 || lost.length === 0
    ? reading
    : {
        ...reading,
        subjects: [...reading.subjects, ...lost.map((item) => subjectOf(item))],
      }
}

/** Of the documents that were told, what of them is asked for. */
function withinDocuments(reading: Reading, { files }: KnownRecord): Reading {
  const { before, cues } = reading
  const ofResults = cues.has('abnormal') || cues.has('normal')
  return {
    ...reading,
    intent: 'visit',
    subjects: [],
    aside: null,
    unsaid: false,
    time: timeOfTopic(before),
    place: placeOfTopic([], files, before, true),
    only: ofResults ? ['lab'] : cues.has('drugs') ? ['medication'] : [],
  }
}

/** "Did he prescribe the statin": by a person, and not at a place. */
const isBySomeone = ({ text, before }: Reading): boolean =>
  before !== null && findTurn(tokenise(text), 'persons') !== null

/**
 * "No, the three month one", after a test: what was told is not meant, whatever of the words is not understood. It is asked back.
 */
function notRepeated(reading: Reading): Reading {
  const { before, intent, subjects, text, unsure } = reading
  const tokens = tokenise(text)
  const isDenied =
    findJoined(tokens, 'corrections') !== null || (tokens.length > 2 && isRefusal(text, tokens))
  // "No, the bad one" names which.
  const isCarried = ({ key, places }: Subject) => places.length === 0 && before?.keys.includes(key) === true
  const isSame = intent === before?.intent && subjects.length > 0 && subjects.every(isCarried)
  // "No, I meant in 2024": of another time it is no repetition.
  return isDenied && isSame && unsure.length === 0 && reading.time === null ? ofNothing(reading) : reading
}

/** "No the other", "not, of three months": a no that stands by itself, and negates no verb. */
function isRefusal(text: string, [first, second]: readonly Token[]): boolean {
  if (!first || !second) return false
  const isApart =
    text.slice(first.end, second.start).includes(',') && findJoined([first], 'negators') !== null
  return isApart || findTurn([first], 'denials') !== null
}

/** "What meds did I leave with", after a stay: a word more, that nothing explains, asks for none of today's list. */
function ofLeft(reading: Reading, record: KnownRecord): Reading {
  const { before, intent, cues, asks, unknown, time, place } = reading
  const isOfDrugs = intent === 'medications' && time === null && place === null
  const isThen = (asks.past || unknown.length > 0) && !cues.has('now') && !cues.has('still')
  const isTold = before?.intent === 'visit' && placeOfTopic([], record.files, before, true) !== null
  const isOfOrgan =
    reading.organ !== null &&
    intent === 'medication' &&
    reading.subjects.every(({ places }) => places.length === 0)
  // "Is that bad for the stomach", of a drug that was told: no page judges it.
  if (isOfOrgan && before !== null) return { ...reading, unsaid: true }
  return isOfDrugs && isThen && isTold ? { ...withinDocuments(reading, record), unknown: [] } : reading
}

/** What asks of a drug how it stands now, whoever gave it. */
const ofNow = ['still', 'now', 'dose', 'total', 'stopped', 'advice', 'past', 'why', 'together'] as const

/** "Did I get aspirin from him or from the hospital": of a drug and a place, which page has it. */
function ofOrigin(reading: Reading): Reading {
  const { intent, place, time, subjects, cues, daypart } = reading
  const isOfDrug =
    intent === 'medication' || (intent === 'drug_group' && subjects.length === 0 && isBySomeone(reading))
  // "Is blood pressure in Dr. Whitaker's letter": which page has it.
  // One that is over is told as such.
  const isListed =
    intent === 'condition' && subjects.length > 0 && subjects.every(({ item }) => item?.status === 'active')
  if (isListed && place !== null && time === null && !ofNow.some((cue) => cues.has(cue)))
    return { ...reading, intent: 'origin' }
  const isOfPlace = isOfDrug && place !== null && time === null && daypart === null
  return isOfPlace &&
    subjects.every(({ item }) => item?.evidence_count === 1) &&
    !ofNow.some((cue) => cues.has(cue))
    ? { ...reading, intent: 'origin' }
    : reading
}
