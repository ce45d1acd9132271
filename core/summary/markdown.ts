import type { Citation, Section, Sentence } from '../records/summary'
import { strong } from '../records/summary-kinds'

/** A piece of a sentence: words, bold or not. */
export interface Piece {
  readonly text: string
  readonly strong: boolean
}

/** The pieces of a sentence, in their order. */
export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(strong.open)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, strong: false }]
      const [bold = '', rest = ''] = part.split(strong.close)
      return [
        { text: bold, strong: true },
        { text: rest, strong: false },
      ]
    })
    .filter((piece) => piece.text !== '')
}

/**
 * A sentence as CommonMark, in which nothing that a page says is markup: no emphasis, link, picture, code or HTML, and
 * no address that a reader of it would make a link of.
 */
export function markdownOf(text: string): string {
  return piecesOf(text)
    .map((piece) => {
      const escaped = escapeMarkdown(piece.text)
      // Marks of direction at its ends keep brackets of a name from breaking the emphasis (CommonMark §6.2).
      return piece.strong ? `**\u2068${escaped}\u2069**` : escaped
    })
    .join('')
}

export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]#|~!]/g, (sign) => `\\${sign}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/:(?=\S*\/)|@/g, (sign) => `\\${sign}`)
    .replace(/\b(www)\./gi, '$1\\.')
}

/** A whole summary: headings, one sentence a line, and after each the numbers of its sources. */
export function summaryMarkdown(
  title: string,
  sections: readonly Section[],
  citations: readonly Citation[],
): string {
  const numbers = numbersOf(citations)
  const parts = sections.map(({ title: heading, sentences }) =>
    [`## ${escapeMarkdown(heading)}`, ...sentences.map((one) => `- ${cited(one, numbers)}`)].join('\n'),
  )
  return [`# ${escapeMarkdown(title)}`, ...parts].join('\n\n')
}

const cited = ({ text, cites }: Sentence, numbers: ReadonlyMap<string, number>): string =>
  `${markdownOf(text)} ${cites.map((id) => `\\[${numbers.get(id)}\\]`).join('')}`

/** By entity id, from 1. */
export function numbersOf(citations: readonly Citation[]): ReadonlyMap<string, number> {
  return new Map(citations.map(({ entity_id: id }, index) => [id, index + 1]))
}

/** The number of whitespace-separated words (spec records.md §9). */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
