import type { Document } from '../../document/types'
import { intoWound, skinPrepared } from '../../language/drugs-given'
import { sentenceAround } from '../assertion/scope'
import { tellsOperation } from '../operation-steps'
import type { Order } from './orders'

/**
 * Whether a drug is in what washed a wound or numbed it, where an operation is told. "Ancef was given, and he was prepped
 * and draped": an antibiotic is no wash for the skin.
 */
export function isIntoWound({ passage, start, end, mention }: Order, document: Document): boolean {
  if (!tellsOperation(passage, document)) return false
  const around = sentenceAround(passage.text, { start, end })
  const sentence = passage.text.slice(around.start, around.end)
  const ofInfection = mention.concept.codes['ATC']?.some((code) => code.startsWith('J01')) ?? false
  return intoWound.test(ofInfection ? sentence.replace(skinPrepared, ' ') : sentence)
}
