import type { Document } from '../document/types'
import { offersBelow } from '../language/statements'
import type { Passage } from './passage'

/**
 * "We discussed his options, including:", "Potential complications include:" and a list: what it names is a choice
 * or a risk, not what was done or found. A list goes on where no heading stands between, however it was parted.
 */
export function asOffered(passages: readonly Passage[], document: Document): Passage[] {
  let offered = false
  let section = -1
  return passages.map((one) => {
    if (one.section !== section) {
      section = one.section
      const heading = document.sections[section]?.heading
      // A heading that is returned to after a label is no new one.
      const again = document.sections.findIndex((other) => other.heading === heading) < section
      if (heading && !again) offered = offersBelow.test(`${heading.text}:`)
    }
    const offers = offersBelow.test(one.text)
    if (offers || !one.item) offered = offers
    const listed = one.item && one.lines.every(({ table }) => table === undefined || table === 'names')
    return offered && listed && !offers ? { ...one, kind: 'recommendations' as const } : one
  })
}
