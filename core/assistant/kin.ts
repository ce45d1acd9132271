import type { EntityType } from '../records/kinds'
import { tokenise } from '../vocabulary/normalise'
import { remembered } from '../vocabulary/remembered'
import { heldBackWords } from '../language/held-back'
import { phrasesOf, sameAs } from './words'

/** Whether a thing of the record is one of what a question names, where its own name has more words than that. */

const namesAtMost = 4_000
const wordsOf = remembered((name) => tokenise(name).map(({ norm }) => norm), namesAtMost)

type Further = 'sameTest' | 'otherIllness'

const read = new Map<Further, ReadonlySet<string>>()

function further(list: Further): ReadonlySet<string> {
  const known = read.get(list)
  if (known) return known
  const words = new Set(heldBackWords.flatMap((one) => phrasesOf(one[list]).flat()))
  read.set(list, words)
  return words
}

/** Troponin I and troponin T are troponins. */
const isSubtype = /^[it]$/

/**
 * Absolute neutrophils are neutrophils, and iron deficiency anemia is an anemia; but hemoglobin A1c is no hemoglobin, urine
 * protein no protein of the blood, and pulmonary hypertension not what is meant by hypertension.
 * @param said the words that name it, in lookup form, as they were typed and as the vocabulary has them
 */
export function isKindOf(type: EntityType, said: readonly string[], name: string): boolean {
  if (type !== 'lab' && type !== 'diagnosis') return true
  const meant = said.map(sameAs)
  const more = wordsOf(name).filter((word) => /\p{L}/u.test(word) && !meant.some((isMeant) => isMeant(word)))
  const last = wordsOf(name).at(-1) ?? ''
  return type === 'lab'
    ? more.every((word) => further('sameTest').has(word) || (word === last && isSubtype.test(word)))
    : more.every((word) => !further('otherIllness').has(word))
}
