import { matchHeading } from '../../document/headings'
import { suspectingLabel, withdrawingLabel } from '../../language/entry-labels'
import { findMentions, tokenise } from '../../vocabulary/match'
import type { Doubt } from '../../records/doubts'
import { sentenceAround, type Range } from '../assertion/scope'

/** A label in Latin letters that opens its sentence, and what it labels up to the illness. */
const labelled = /^[^\p{L}]*(\p{Lu}[\p{Script=Latin}\d ,/&'’()-]{2,40}?)\s?:\s+[^:]*$/u

const kinds = ['diagnosis', 'medication', 'procedure', 'imaging', 'lab', 'allergy'] as const

/**
 * "Refused 2025: dementia", "Suspected cancer: breast cancer": what a label takes away or doubts is no plain fact; a heading,
 * a study or another illness before the colon takes nothing away.
 */
export function doubtOfLabel(text: string, range: Range): Doubt | null {
  const { start } = sentenceAround(text, range)
  const [, label = ''] = labelled.exec(text.slice(start, range.start)) ?? []
  if (label === '' || label.split(' ').length > 5) return null
  if (suspectingLabel.test(label)) return 'suspected_only'
  if (!withdrawingLabel.test(label) || matchHeading(label) !== null) return null
  return findMentions(tokenise(label), kinds).length > 0 ? null : 'uncertain_name'
}
