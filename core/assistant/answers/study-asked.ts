import type { RegistryRecord } from '../../records/registry'
import { conceptOfKey } from '../../vocabulary/by-key'
import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import { inRecordWords } from '../lay'
import { organSaid, partsNamed } from '../organs'
import { wordsOfItem } from '../subjects'
import { sameAs } from '../words'
import type { Telling } from './telling'

/** What a question asks of studies: of which part, by which way, and whether what was seen. */

/** The part of the body that is asked after, as it was typed; one that no study is of by its own word ("the thyroid") has none. */
export function partAsked(typed: string, studies: readonly RegistryRecord[]): ReturnType<typeof partsNamed> {
  const part = partsNamed(typed) ?? partsNamed(inRecordWords(typed))
  if (part !== null) return part
  const said = organSaid(typed)
  const isOwn = (word: string) => studies.some((item) => wordsOfItem(item).some(sameAs(word)))
  return said === null || tokenise(said).some(({ norm }) => isOwn(norm)) ? null : { said, parts: [], own: [] }
}

/** Studies of the kind that was asked after, where that one is not among them. */
export const otherStudiesText = (telling: Telling, found: readonly RegistryRecord[]): string =>
  telling.t('assistant.imagingOther', { names: found.map((item) => telling.nameOf(item)).join(', ') })

/** What asks of a study anything else than what was seen. */
const besideSeen = ['when', 'origin', 'ago', 'many', 'have', 'ever', 'due', 'newest', 'oldest'] as const

/** "What's in my brain MRI", and whatever asks of one study nothing else. */
export const isOfWhatWasSeen = ({ cues }: Telling['reading'], n: number): boolean =>
  cues.has('findings') || cues.has('unsaid') || (n === 1 && !besideSeen.some((cue) => cues.has(cue)))

/** "Another x-ray", "was it done again": a study besides the one that there is. */
export const asksOneMore = ({ text }: Telling['reading']): boolean =>
  findJoined(tokenise(text), 'oneMore') !== null

/** How a study is made, by the vocabulary. */
export const modalityOf = (key: string): string | null => conceptOfKey('imaging', key)?.modality ?? null
