import { differentialHeading } from '../../language/conditions'
import type { Document } from '../../document/types'
import type { Passage } from '../passage'

/** Under a heading of what is only considered, or in the list that such a heading opens: "Differential diagnoses: these include:". */
export function isDifferential({ section, item }: Passage, { sections }: Document): boolean {
  let at = section
  while (item && at > 0 && !sections[at]?.heading) at--
  if (!differentialHeading.test(sections[at]?.heading?.text ?? '')) return false
  return at === section || /:\s*$/.test(sections[at]?.lines.at(-1)?.text ?? '')
}
