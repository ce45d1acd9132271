import { offersBelow } from '../language/statements'
import type { Passage } from './passage'

/** "We discussed his options, including:" and a numbered list: what the list names is a choice, not what was done. */
export function asOffered(passages: readonly Passage[], heading: string): Passage[] {
  let offered = offersBelow.test(`${heading}:`)
  return passages.map((one) => {
    if (!one.item) offered = offersBelow.test(one.text)
    return offered && one.item ? { ...one, kind: 'recommendations' as const } : one
  })
}
