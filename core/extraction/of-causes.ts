import { causesBelow } from '../language/causes'
import { ofSomebody } from '../language/explaining'
import type { Document } from '../document/types'
import type { Passage } from './passage'

/** A line that tells what is below it has no more words. */
const mostWords = 12

/**
 * Below a line that tells what may lie behind a result in anybody, to the next heading or the next words of somebody, nothing is a
 * fact of this patient: the small tables of causes that laboratories print under their results.
 */
export function asCauses(passages: readonly Passage[], { sections }: Document): Passage[] {
  let open = false
  let section = -1
  return passages.map((one) => {
    const heading = sections[one.section]?.heading ?? null
    if (one.section !== section && heading !== null) open = causesBelow.test(heading.text)
    section = one.section
    const begins = one.words.length <= mostWords && causesBelow.test(one.text.replaceAll('\t', ' '))
    open = begins || (open && !ofSomebody.test(one.text))
    return open ? { ...one, kind: 'recommendations' as const } : one
  })
}
