import { entityTypes, type EntityType } from '../records/kinds'
import type { Reading } from './reading'
import type { Intent } from './intents'
import type { Subject } from './subjects'

/** What kinds of things are named in a question, and of what kind its answer is. */

/** Of these there are several; null where there is one, or none. */
export const several = (subjects: readonly Subject[] | null): readonly Subject[] | null =>
  subjects !== null && subjects.length > 1 ? subjects : null

/** Answers that are of results, or of the pages that they stand on. */
export const ofResults: ReadonlySet<Intent> = new Set([
  'results',
  'latest',
  'abnormal',
  'trend',
  'previous',
  'documents',
])

/** Answers that say themselves what no record says, or of which nothing is unsaid. */
export const saidAnyway: ReadonlySet<Intent> = new Set([
  'purpose', 'allergies', 'origin', 'visit', 'doctors', 'documents', 'summary', 'prepare', 'count', 'changes',
]) // prettier-ignore

/** What may be allergic to: a drug, or what is listed or known as such. */
export const isTakenIn = ({ type }: Subject): boolean => type === 'allergy' || type === 'medication'

/** Whether what is named was done, all of it. */
export const isOfDone = (named: readonly Subject[]): boolean =>
  named.length > 0 && named.every(({ type }) => type === 'procedure' || type === 'imaging')

/** What a name may be: of what is reacted to, drugs beside allergies. */
export const typesAsked = (cues: Reading['cues']): readonly EntityType[] =>
  cues.has('allergies') ? ['allergy', 'medication'] : entityTypes
