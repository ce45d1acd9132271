import { withArticle } from '../../language/particles'
import type { Draft } from '../draft'

/** By one of its words, with an article, what the passage has named in full. */
export function isNamedAgain({ passage: { text }, range }: Draft, drafts: readonly Draft[]): boolean {
  const [, word] = withArticle.exec(text.slice(range.start, range.end)) ?? []
  const named = (other: Draft): boolean => {
    const words = text.slice(other.range.start, other.range.end).split(' ')
    return other.range.start < range.start && words.length > 1 && words.includes(word!)
  }
  return word !== undefined && drafts.some(named)
}
