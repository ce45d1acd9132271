import type { Answer } from '../answer'
import { combineAnswers } from '../combine'
import { codesOf } from '../condition-codes'
import type { Intent } from '../intents'
import { subjectOf, type Subject } from '../subjects'
import type { Reading } from '../reading'
import { relatedTo } from './related-to'
import { withFirst } from './with-first'
import { tellFamilyOfPart } from './family'
import { notFound } from './redirect'
import { Telling } from './telling'

type Tell = (intent: Intent, telling: Telling) => Answer

/** Several answers as one, of those of them that the record has. */
function tellTogether(
  telling: Telling,
  tell: Tell,
  parts: readonly (readonly [intent: Intent, subjects: readonly Subject[]])[],
): Answer {
  const answered = parts.map(([intent, subjects]) => {
    const reading: Reading = { ...telling.reading, intent, subjects, time: null, place: null, unknown: [] }
    return { question: '', answer: tell(intent, new Telling(reading, telling.record, telling.evidence)) }
  })
  const told = answered.filter(({ answer }) => answer.type === 'answer')
  const combined = combineAnswers(told.length > 0 ? told : answered)
  const topic = combined.topic && { ...combined.topic, intent: telling.reading.intent ?? '' }
  return { ...combined, topic }
}

const notOwnText = ({ t }: Telling, name: string): string => t('assistant.notFoundOwn', { name })

/** The conditions and studies of a part of the body; of none that nothing is found by its name. */
export function tellOrgan(telling: Telling, tell: Tell): Answer {
  const { subjects, organ } = telling.reading
  const conditions = subjects.filter(({ type }) => type === 'diagnosis')
  const tests = subjects.filter(({ type }) => type === 'lab')
  const studies = subjects.filter(({ type }) => type === 'imaging')
  if (subjects.length === 0) {
    const none = notFound(telling, organ?.said ?? null)
    const family = tellFamilyOfPart(telling, organ?.parts ?? [])
    return family !== null && none.type === 'redirect'
      ? withFirst(notOwnText(telling, organ?.said ?? ''), family)
      : none
  }
  const told = tellTogether(telling, tell, [
    ...(conditions.length > 0 ? [['condition', conditions] as const] : []),
    ...(tests.length > 0 ? [['latest', tests] as const] : []),
    ...(studies.length > 0 ? [['imaging', studies] as const] : []),
  ])
  const isOther = conditions.length > 0 && organ?.isOwn === false
  // "Which one", "since when" go on from the illnesses, and not from the study beside them.
  const keys = conditions.map(({ key }) => key)
  const topic = told.topic && keys.length > 0 ? { ...told.topic, keys } : told.topic
  const answer = { ...told, topic }
  return isOther ? withFirst(telling.t('assistant.notFoundCondition', { name: organ.said }), answer) : answer
}

/** A condition with the results and the drugs that belong with it. */
export function tellRelated(telling: Telling, tell: Tell): Answer {
  const { reading, record } = telling
  const conditions = reading.subjects.filter(({ type }) => type === 'diagnosis')
  const { tests, drugs } = relatedTo(conditions, record)
  const ofPressure = conditions.some(({ key }) => codesOf(key).some((code) => /^I1[0-5]/.test(code)))
  const told = tellTogether(telling, tell, [
    ['condition', conditions],
    ...(tests.length > 0 ? [['trend', tests.map((item) => subjectOf(item))] as const] : []),
    ...(drugs.length > 0 ? [['medication', drugs.map((item) => subjectOf(item))] as const] : []),
  ])
  // "How much", "since when" go on from the condition, and not from the last drug of it.
  const keys = conditions.flatMap(({ item, key }) => (item === null ? [] : [key]))
  const topic = told.topic && keys.length > 0 ? { ...told.topic, keys } : told.topic
  const answer = { ...told, topic }
  return ofPressure ? withFirst(telling.t('assistant.pressureUnlisted'), answer) : answer
}

/** The record in short: what a doctor asks first. */
export const tellSummary = (telling: Telling, tell: Tell): Answer =>
  tellTogether(telling, tell, [
    ['conditions', []],
    ['allergies', []],
    ['medications', []],
    ['procedures', []],
    ['abnormal', []],
  ])

/** Points of the record that may be asked about: of what is named, else of what is out of range and of the drugs. */
export function tellPrepare(telling: Telling, tell: Tell): Answer {
  const { subjects, cues } = telling.reading
  const had = subjects.filter(({ item }) => item !== null)
  const tests = had.filter(({ type }) => type === 'lab')
  const conditions = had.filter(({ type }) => type === 'diagnosis')
  const drugs = had.filter(({ type }) => type === 'medication')
  // "What do I tell her of my allergies": that list alone.
  const [list, ...lists] = (['allergies', 'conditions'] as const).filter((cue) => cues.has(cue))
  const isOfList = list !== undefined && lists.length === 0 && had.length === 0 && !cues.has('drugs')
  const answer =
    conditions.length > 0
      ? tellRelated(telling, tell)
      : isOfList
        ? tellTogether(telling, tell, [[list, []]])
        : tellTogether(telling, tell, [
            ...(tests.length > 0 ? [['trend', tests] as const] : []),
            ...(drugs.length > 0 ? [['medication', drugs] as const] : []),
            ...(tests.length + drugs.length === 0 && !cues.has('drugs') ? [['abnormal', []] as const] : []),
            ...(tests.length + drugs.length === 0
              ? ([
                  ['drug_changes', []],
                  ['allergies', []],
                ] as const)
              : []),
          ])
  return answer.type === 'answer'
    ? { ...answer, summary: `${telling.t('assistant.prepare')} ${answer.summary}` }
    : answer
}
