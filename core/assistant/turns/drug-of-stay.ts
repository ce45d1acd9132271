import { tokenise } from '../../vocabulary/normalise'
import type { Topic } from '../answer'
import { findHeld } from '../held'
import type { Question } from '../reading'
import { facetsOf } from './facets'

/**
 * "How long", "am I done with it", after the drugs of a stay's letter: asked of those drugs, and not of the stay. Any other turn
 * goes on from the letter.
 */
export function ofDrugOfStay({ text, before }: Pick<Question, 'text' | 'before'>): Topic | null {
  if (before?.intent !== 'visit') return before
  const drugs = before.keys.filter((key) => key.startsWith('medication:'))
  const tokens = tokenise(text)
  const isOfDrug = findHeld(tokens, 'howLong')?.includes(0) === true || facetsOf(tokens).includes('over')
  return drugs.length > 0 && isOfDrug ? { intent: 'medication', keys: drugs, until: null } : before
}
