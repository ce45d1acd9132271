import type { Answer } from './answer'
import { changedOf, changesAtMost, tellChanges } from './answers/changes'
import { comparedOf, isOfTimes, testsAtMost, tellCompared, tellSinceThen } from './answers/compared'
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
import { tellImaging, tellSince } from './answers/lists'
import { tellProcedures } from './answers/procedures'
import { heldAsNow, tellHeldAsNow } from './answers/held-as-now'
import { asksRecovered, recoveredLookedAt, tellRecovered } from './answers/recovered'
import { tellBesideEvent } from './answers/beside-event'
import { tellOrder } from './answers/order'
import { tellOrigin } from './answers/origin'
import { leadsOfIllnesses } from './answers/past-illness'
import { otherNumber } from './answers/other-number'
import { tellPrevious, tellResultsOfTime, tellTrend } from './answers/over-time'
import { outOfScope, whichOne } from './answers/redirect'
import { tellEvery } from './answers/every'
import { tellAbnormal, tellLatest, tellResults } from './answers/results'
import { withPages } from './answers/on-page'
import { Telling } from './answers/telling'
import { combineAnswers } from './combine'
import { filesLookedAt, isOfPrescriber, tellVisits } from './answers/visits'
import { tellCount } from './answers/count'
import { withPairs } from './answers/drug-pairs'
import { documentsLookedAt, tellDoctors, tellDocuments } from './answers/documents'
import { tellOrgan, tellPrepare, tellRelated, tellSummary } from './answers/overview'
import { relatedTo } from './answers/related-to'
import { asksFamily, lettersOf } from './answers/family'
import { prefixed, withLeftOver } from './answers/prefix'
import { withFirst } from './answers/with-first'
import { toldWith } from './answers/told-with'
import { ofNamed, withNotTaken } from './answers/not-taken'
import { withVerdict } from './answers/verdict'
import { withWaiting } from './answers/waits'
import { ofOneThing, type Intent } from './intents'
import type { RegistryRecord } from '../records/registry'
import { itemsOf, nothingNeeded, type Evidence, type KnownRecord, type Needs } from './record'
import { isOf } from './times'
import type { Reading } from './reading'

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
    asksRecovered(telling.reading)
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
  visit: (telling) => tellAtStay(telling) ?? tellVisits(telling),
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

/** What has to be looked at closer before a question is answered, of each part of it. */
export function needsOf(reading: Reading, record: KnownRecord): Needs {
  const both = toldWith(reading) ?? []
  const needs = both.map(([intent, subjects]) => needsOfOne({ ...reading, intent, subjects }, record))
  return both.length === 0
    ? withPages(needsOfOne(reading, record), reading, record)
    : {
        factIds: needs.flatMap(({ factIds }) => factIds),
        fileIds: needs.flatMap(({ fileIds }) => fileIds),
      }
}

function needsOfOne(reading: Reading, record: KnownRecord): Needs {
  const items = reading.subjects.flatMap(({ item }) => item ?? [])
  if (reading.aside?.kind === 'family')
    return { ...nothingNeeded, fileIds: lettersOf(record).map(({ id }) => id) }
  switch (reading.intent) {
    case 'latest':
    case 'previous':
    case 'trend':
      return {
        ...nothingNeeded,
        factIds: items.flatMap(({ citations }) => citations).concat(pointsOf(items)),
      }
    case 'changes': {
      if (asksRecovered(reading)) return { ...nothingNeeded, factIds: recoveredLookedAt(record) }
      const then = isOfTimes(reading) ? comparedOf(reading, record).slice(0, testsAtMost) : []
      const ids = then.flatMap(({ points }) => points.map(({ entity_id: id }) => id))
      const changed = changedOf(itemsOf(record.items, 'lab')).slice(0, changesAtMost)
      const last = changed.flatMap(({ detail: { trend } }) => trend.slice(-2))
      const doses = isOfTimes(reading) ? dosesOf(record) : []
      return { ...nothingNeeded, factIds: [...ids, ...last.map(({ entity_id: id }) => id), ...doses] }
    }
    case 'drug_changes':
    case 'drug_group':
      return { ...nothingNeeded, factIds: dosesOf(record) }
    case 'medication':
    case 'dose':
    case 'since':
    case 'purpose': {
      const doses = items.flatMap((item) => (item.type === 'medication' ? item.detail.doses : []))
      const leads = items.flatMap(({ evidence }) => evidence?.entity_id ?? [])
      return { ...nothingNeeded, factIds: [...leads, ...doses.map(({ entity_id: id }) => id)] }
    }
    case 'condition':
    case 'conditions':
      return asksFamily(reading)
        ? { ...nothingNeeded, fileIds: lettersOf(record).map(({ id }) => id) }
        : {
            ...nothingNeeded,
            factIds: leadsOfIllnesses(reading.asks.claims.has('over') ? record.items : items),
          }
    case 'organ':
    case 'imaging': {
      if (reading.organ !== null && reading.subjects.length === 0)
        return { ...nothingNeeded, fileIds: lettersOf(record).map(({ id }) => id) }
      const shown = [...items, ...itemsOf(record.items, 'imaging').slice(0, 3)]
      return { ...nothingNeeded, fileIds: shown.flatMap(({ evidence }) => evidence?.file_id ?? []) }
    }
    case 'count':
      return {
        ...nothingNeeded,
        factIds: items.flatMap(({ citations }) => citations).concat(pointsOf(items)),
      }
    case 'origin':
      if (asksFamily(reading)) return { ...nothingNeeded, fileIds: lettersOf(record).map(({ id }) => id) }
      return reading.cues.has('oldest') ||
        reading.asks.numbers.length > 0 ||
        reading.before?.until != null ||
        reading.before?.intent === 'trend' ||
        items.some(({ type }) => type === 'diagnosis' || type === 'medication')
        ? { ...nothingNeeded, factIds: items.flatMap(({ citations }) => citations) }
        : nothingNeeded
    case 'related':
    case 'prepare':
      return needsTogether(reading, record)
    case 'documents':
      return { ...nothingNeeded, fileIds: documentsLookedAt(reading, record).map(({ id }) => id) }
    case 'doctors':
      return { ...nothingNeeded, fileIds: record.files.slice(0, doctorsOf).map(({ id }) => id) }
    case 'abnormal':
    case 'visit':
      return isOfTime(reading) ? { ...nothingNeeded, fileIds: filesLookedAt(reading, record) } : nothingNeeded
    default:
      return nothingNeeded
  }
}

/** The doses of drugs that had several. */
const dosesOf = ({ items }: KnownRecord): readonly string[] =>
  itemsOf(items, 'medication').flatMap(({ detail: { doses } }) =>
    doses.length > 1 ? doses.map(({ entity_id: id }) => id) : [],
  )

/** The newest documents, whose doctors are told. */
const doctorsOf = 20

function needsTogether(reading: Reading, record: KnownRecord): Needs {
  const items = reading.subjects.flatMap(({ item }) => item ?? [])
  const { tests, drugs } = relatedTo(reading.subjects, record)
  const shown = items.length === 0 ? itemsOf(record.items, 'medication') : [...items, ...tests, ...drugs]
  const doses = shown.flatMap((item) => (item.type === 'medication' ? item.detail.doses : []))
  const ids = doses.map(({ entity_id: id }) => id)
  return {
    ...nothingNeeded,
    factIds: [...shown.flatMap(({ citations }) => citations), ...pointsOf(shown), ...ids],
  }
}

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

/** "Why am I so tired, anything in my tests": what is out of its range is what may be asked about. */
const isOfCause = ({ reading: { cues, subjects } }: Telling): boolean =>
  cues.has('why') && subjects.every(({ item }) => item === null)

/** "Since when": of an illness that is not listed, near which another may be. */
const isOfAbsent = ({ reading: { subjects } }: Telling): boolean =>
  subjects.length > 0 && subjects.every(({ type, item }) => type === 'diagnosis' && item === null)

const isOfTime = ({ time, place }: Reading): boolean => time !== null || place !== null

const pointsOf = (items: readonly RegistryRecord[]): string[] =>
  items.flatMap((item) => (item.type === 'lab' ? item.detail.trend.map(({ entity_id: id }) => id) : []))
