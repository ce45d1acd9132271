import { takenTissue } from '../language/acts'
import type { Mention } from '../vocabulary/match'
import type { Range } from './assertion/scope'
import { mentionsOfType, rangeOf } from './mentions'
import type { Passage } from './passage'

/** How the tissue that a laboratory reports on was taken, behind the label of its specimen or before what was found in it. */
export function isOfTissue({ kind, text }: Passage, { start, end }: Range): boolean {
  const { act, label, listed } = takenTissue
  if (!act.test(text.slice(start, end))) return false
  return (
    label.test(text.slice(0, start)) ||
    (kind === 'diagnoses' && listed.test(text.slice(0, start)) && /^\s?:/.test(text.slice(end)))
  )
}

export const takenFor = (passage: Passage): readonly Mention<'procedure'>[] =>
  mentionsOfType(passage, 'procedure').filter((mention) => isOfTissue(passage, rangeOf(passage, mention)))
