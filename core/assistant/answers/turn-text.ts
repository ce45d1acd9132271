import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Intent } from '../intents'
import { facetsOf } from '../turns/facets'
import { findTurn } from '../turns/turn-words'
import type { Telling } from './telling'
import { waitingAsked } from './waits'

/** Answers of drugs, of whose reason only their own line is looked at elsewhere. */
const ofReason: ReadonlySet<Intent> = new Set([
  'origin',
  'drug_group',
  'medication',
  'dose',
  'past_medications',
  'drug_changes',
  'allergies',
  'previous',
  'count',
])

/** What of a question no page tells: a reason, what came in place of a drug, the day on which a stay began. */
export function turnText(telling: Telling, isTold: boolean): readonly string[] {
  const { reading, t } = telling
  const { intent, place, text, missing } = reading
  const tokens = tokenise(text)
  const has = (list: 'whys' | 'instead' | 'admitted' | 'doneFor') => findTurn(tokens, list) !== null
  const isOfThings =
    intent === 'allergies' && reading.subjects.length === 0 && findTurn(tokens, 'toWhat') !== null
  const isOfReason = isTold && intent !== null && ofReason.has(intent) && !isOfThings
  // "Why not", after an allergy: that is the reason.
  const isWhyNot = reading.before?.intent === 'allergies' && findJoined(tokens, 'negators') !== null
  return [
    ...(isOfReason && !isWhyNot && missing.length === 0 && has('whys') ? [t('assistant.reasonUnknown')] : []),
    ...(isTold && intent !== null && ofDrug.has(intent) && has('instead')
      ? [t('assistant.insteadUnknown')]
      : []),
    ...(isTold && intent === 'visit' && place?.isStay === true && has('admitted')
      ? [t('assistant.admissionUnknown')]
      : []),
    // "I had headaches so they did an MRI": for what it was done no page says.
    ...(isTold && intent === 'imaging' && has('doneFor') ? [t('assistant.reasonUnknown')] : []),
    // "Any newer one", after a result: the last one is told again, and that it is the last.
    ...(isTold &&
    intent === 'latest' &&
    reading.time === null &&
    reading.before !== null &&
    facetsOf(tokens).includes('newer')
      ? [t('assistant.newestIs')]
      : []),
    ...(!isTold && asksWhereItWent(text) && asksOfRejected(telling) ? [t('assistant.rejectedIf')] : []),
  ]
}

/**
 * Of what is not there it may be said where a rejected line can be found. "I had cancer, right" asks of an illness and of no
 * line, and what waits was rejected by nobody.
 */
export const asksOfRejected = (telling: Telling): boolean =>
  waitingAsked(telling, false).length === 0 &&
  telling.reading.subjects.some(
    ({ type, item }) => item === null && type !== 'diagnosis' && type !== 'procedure',
  )

const ofDrug: ReadonlySet<Intent> = new Set([
  'medication',
  'medications',
  'past_medications',
  'dose',
  'visit',
  'since',
])

/** "But I had one", "where did it go": of what is not in the record. */
export const asksWhereItWent = (text: string): boolean => findTurn(tokenise(text), 'wasThere') !== null
