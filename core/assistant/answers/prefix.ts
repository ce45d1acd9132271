import type { Answer } from '../answer'
import type { Intent } from '../intents'
import type { Reading } from '../understand'
import { wordsSaidBack } from '../unknown-words'
import { explain } from './glossary'
import type { Telling } from './telling'

/** What is said before the answer: what a word means, and what of the question no record says. */
export function prefixed(answer: Answer, telling: Telling): Answer {
  const said = saidFirst(telling, answer.type === 'answer')
  if (said.length === 0) return answer
  return withFirst(said.join(' '), answer)
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
    ...(isReasonAsked(reading) ? [t('assistant.reasonUnknown')] : []),
    ...(unsaid && words.length === 0 && intent !== null && isTold ? [t('assistant.unsaid')] : []),
  ]
}

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
