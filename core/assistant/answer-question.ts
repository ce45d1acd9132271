import type { Answer } from './answer'
import { tellChanges } from './answers/changes'
import { tellCompared, tellSinceThen } from './answers/compared'
import { tellAtStay } from './answers/at-stay'
import { tellDrugGroup } from './answers/drug-group'
import {
  tellDaypart,
  tellDose,
  tellDrug,
  tellDrugChanges,
  tellMedications,
  tellPurpose,
} from './answers/drugs'
import { isStillTaken } from './answers/drug-item'
import { tellAllergies } from './answers/allergies'
import { tellCondition, tellConditions } from './answers/conditions'
import { tellImaging } from './answers/imaging'
import { tellSince } from './answers/lists'
import { tellProcedures } from './answers/procedures'
import { heldAsNow, tellHeldAsNow } from './answers/held-as-now'
import { asksRecovered, tellRecovered } from './answers/recovered'
import { tellBesideEvent } from './answers/beside-event'
import { tellOrder } from './answers/order'
import { tellOrigin } from './answers/origin'
import { otherNumber } from './answers/other-number'
import { tellPrevious, tellResultsOfTime, tellTrend } from './answers/over-time'
import { outOfScope, whichOne } from './answers/redirect'
import { tellEvery } from './answers/every'
import { tellStudyThen } from './answers/study-then'
import { tellResults } from './answers/newest-results'
import { tellAbnormal, tellLatest } from './answers/results'
import { Telling } from './answers/telling'
import { combineAnswers } from './combine'
import { isOfPrescriber, tellVisits } from './answers/visits'
import { tellCount } from './answers/count'
import { withPairs } from './answers/drug-pairs'
import { tellDoctors, tellDocuments } from './answers/documents'
import { tellOrgan, tellPrepare, tellRelated, tellSummary } from './answers/overview'
import { prefixed, withLeftOver } from './answers/prefix'
import { withFirst } from './answers/with-first'
import { toldWith } from './answers/told-with'
import { ofNamed, withNotTaken } from './answers/not-taken'
import { withVerdict } from './answers/verdict'
import { withWaiting } from './answers/waits'
import { ofOneThing, type Intent } from './intents'
import type { Evidence, KnownRecord } from './record'
import { isOf } from './times'
import { isOfTime, type Reading } from './reading'

const answerers: Readonly<Record<Intent, (telling: Telling) => Answer>> = {
  latest: (telling) =>
    isStretch(telling)
      ? tellTrend(telling)
      : heldAsNow(telling).length > 0
        ? tellHeldAsNow(telling, heldAsNow(telling))
        : isOfTime(telling.reading)
          ? tellResultsOfTime(telling)
          : otherNumber(telling) !== null || isHowItGoes(telling)
            ? withTrend(tellEvery(telling), isHowItGoes(telling))
            : tellLatest(telling),
  previous: (telling) => (isOfTime(telling.reading) ? tellResultsOfTime(telling) : tellPrevious(telling)),
  trend: tellTrend,
  changes: (telling) =>
    asksRecovered(telling.reading) && isOfOneResult(telling)
      ? tellLatest(telling)
      : asksRecovered(telling.reading)
        ? tellRecovered(telling)
        : telling.reading.compared !== null
          ? tellCompared(telling)
          : tellSinceThen(
              telling,
              isOfPrescriber(telling.reading, telling.record) ? tellDrugChanges : tellChanges,
            ),
  abnormal: (telling) => (isOfTime(telling.reading) ? tellVisits : tellAbnormal)(telling),
  results: (telling) => (isOfCause(telling) ? tellAbnormal(telling) : tellResults(telling)),
  medications: (telling) => tellMedications(telling, 'now'),
  past_medications: (telling) => tellMedications(telling, 'before'),
  drug_changes: (telling) => tellSinceThen(telling, tellDrugChanges),
  drug_group: tellDrugGroup,
  medication: tellDrug,
  dose: tellDose,
  purpose: tellPurpose,
  allergies: tellAllergies,
  conditions: tellConditions,
  condition: tellCondition,
  since: (telling) =>
    (isStillTaken(telling) ? tellDrug : isOfAbsent(telling) ? tellCondition : tellSince)(telling),
  procedures: tellProcedures,
  imaging: tellImaging,
  visit: (telling) => tellAtStay(telling) ?? tellStudyThen(telling) ?? tellVisits(telling),
  origin: tellOrigin,
  count: tellCount,
  documents: tellDocuments,
  doctors: tellDoctors,
  daypart: tellDaypart,
  prepare: (telling) => tellPrepare(telling, tell),
  summary: (telling) => tellSummary(telling, tell),
  related: (telling) => tellRelated(telling, tell),
  organ: (telling) => tellOrgan(telling, tell),
}

const tell = (intent: Intent, telling: Telling): Answer => answerers[intent](telling)

/**
 * The answer to a question that was understood: every statement with its source, or a way on where the record says nothing.
 * @param evidence the facts that `needsOf` names
 */
export function answerQuestion(reading: Reading, record: KnownRecord, evidence: Evidence): Answer {
  const telling = new Telling(reading, record, evidence)
  const { intent, unsure } = reading
  // "What may I take for a headache" is asked of no picture of the head.
  const isAdvice = unsure.length === 1 && intent === null && reading.cues.has('advice')
  if (unsure.length > 0 && !isAdvice && (intent === null || ofOneThing.includes(intent)))
    return whichOne(telling)
  // "How long after it was the other" sounds like what is due.
  const isOwn = (reading.aside === null || reading.aside.kind === 'due') && !reading.ofRelative
  const ordered = isOwn ? (tellOrder(telling) ?? tellBesideEvent(telling)) : null
  if (ordered !== null) return withVerdict(withLeftOver(ordered, telling), telling)
  const told = intent === null ? outOfScope(telling) : tellLists(intent, reading, record, evidence)
  const other = ofNamed(told, telling)
  if (other !== null) return answerQuestion(other, record, evidence)
  return { ...withNotTaken(prefixed(told, telling), telling), ...telling.leading }
}

const listTitles = {
  medications: 'medicationsTitle',
  allergies: 'allergiesTitle',
  conditions: 'conditionsTitle',
  procedures: 'proceduresTitle',
} as const

/** The answer to what is asked, with the lists that are asked for beside it. */
function tellLists(intent: Intent, reading: Reading, record: KnownRecord, evidence: Evidence): Answer {
  const both = toldWith(reading)
  if (both !== null) {
    const parts = both.map(([one, subjects]) => {
      const telling = new Telling({ ...reading, intent: one, subjects }, record, evidence)
      return { question: '', answer: withWaiting(answerers[one](telling), telling) }
    })
    const { t } = new Telling(reading, record, evidence)
    const told = combineAnswers(parts)
    return reading.unsaid ? told : withFirst(t('assistant.unwritten_cause'), told)
  }
  const answered = [intent, ...reading.also].map((one) => {
    const telling = new Telling({ ...reading, intent: one }, record, evidence)
    const title = one in listTitles ? listTitles[one as keyof typeof listTitles] : null
    const question = title === null ? '' : telling.t(`assistant.${title}`)
    return {
      question,
      answer: withVerdict(withWaiting(withPairs(answerers[one](telling), telling), telling), telling),
    }
  })
  return combineAnswers(answered)
}

/** "How is my sugar doing", and then "and the LDL": how that one came to it, too. */
const withTrend = (answer: Answer, isOfTrend: boolean): Answer =>
  isOfTrend && answer.topic ? { ...answer, topic: { ...answer.topic, intent: 'trend' } } : answer

/** "How are my sugars doing": the last result, and how the tests came to it. */
const isHowItGoes = ({ reading: { cues, subjects, asks } }: Telling): boolean =>
  subjects.some(({ item }) => {
    if (item?.type !== 'lab' || item.detail.trend.length < 2) return false
    // "Still not balanced, 5.9 is high": a result of then, told beside the one of now.
    const [last, ...older] = item.detail.trend.toReversed()
    const isOld =
      !asks.past && asks.numbers.some((n) => n !== last?.value && older.some(({ value }) => value === n))
    return isOld || (cues.has('doing') && !cues.has('newest'))
  })

/** "How has it been these last years": several results of one test up to today. */
function isStretch({ reading: { time, place, subjects, cues } }: Telling): boolean {
  if (time === null || place !== null || time.from === null || time.until !== null || !cues.has('related'))
    return false
  return subjects.some(
    ({ item }) => item?.type === 'lab' && item.detail.trend.filter(({ date }) => isOf(date, time)).length > 1,
  )
}

/** "Was it normal and when", of tests with one result each: those. */
const isOfOneResult = ({ reading: { subjects } }: Telling): boolean =>
  subjects.length > 0 &&
  subjects.every(
    ({ item, places }) => item?.type === 'lab' && places.length > 0 && item.detail.trend.length < 2,
  )

/** "Why am I so tired, anything in my tests": what is out of its range is what may be asked about. */
const isOfCause = ({ reading: { cues, subjects } }: Telling): boolean =>
  cues.has('why') && subjects.every(({ item }) => item === null)

/** "Since when": of an illness that is not listed, near which another may be. */
const isOfAbsent = ({ reading: { subjects } }: Telling): boolean =>
  subjects.length > 0 && subjects.every(({ type, item }) => type === 'diagnosis' && item === null)
