import { matchConcept } from '../../vocabulary/match'

/** What is left of a unit whose stroke or sign was not read: "UL" of "U/L", "mgd." of "mg/dL", a stroke and a letter of "K/µL". */
const remains =
  /^(?:[um]?i?ul|k?ul|[mµun]?gd?l?\.|[mnpu]g(?:dl|l|ml)?|gdl|[mnpuµ]?moll?|meql?|fl|\p{L}{0,2}[\\/|)(]+\p{L}{0,2})$/iu

/**
 * The name of a row without what is left of its unit before or behind it; null where the whole is a name, or the rest is none.
 */
export function withoutRemains(name: string): string | null {
  const words = name.split(' ')
  if (words.length < 2 || matchConcept('lab', name)) return null
  const ends = [[words[0]!, words.slice(1)] as const, [words.at(-1)!, words.slice(0, -1)] as const]
  for (const [end, rest] of ends) {
    const left = rest.join(' ')
    if (remains.test(end) && (matchConcept('lab', left)?.score ?? 0) >= 0.95) return left
  }
  return null
}
