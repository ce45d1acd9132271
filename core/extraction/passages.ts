import { tokenise, type Token } from '../vocabulary/match'
import { union, type Word } from '../document/page'
import type { Document, Line, Section, SectionKind } from '../document/types'

/** A run of text that is read in one go: an item of a list, a row, or a paragraph. */
export interface Passage {
  readonly kind: SectionKind
  /** Index of the section in the document. */
  readonly section: number
  /** An item of a list; otherwise prose. */
  readonly item: boolean
  readonly words: readonly Word[]
  /** The words joined by spaces; by a tab where a cell of the row ends. */
  readonly text: string
  /** Character offset in `text` of each word. */
  readonly starts: readonly number[]
  readonly tokens: readonly Token[]
  readonly lines: readonly Line[]
}

/** Sections whose lines are items even where no bullet is printed (or none was read). */
const listing: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'diagnoses', 'allergies', 'medications', 'medications-admission', 'medications-discharge', 'medications-stopped', 'procedures',
]) // prettier-ignore

export const isListing = (kind: SectionKind): boolean => listing.has(kind)

/** The text of a document in the pieces in which it is to be understood. */
export function passagesOf(document: Document): Passage[] {
  return document.sections.flatMap((section, index) =>
    groupLines(section, document).map((group) => passage(group.lines, section.kind, index, group.item)),
  )
}

interface Group {
  lines: Line[]
  item: boolean
}

function groupLines(section: Section, document: Document): Group[] {
  const bulleted = section.lines.some((line) => line.bullet)
  const groups: Group[] = []
  let last: Line | null = null
  for (const line of section.lines) {
    const open: Group | undefined = groups[groups.length - 1]
    if (open && last && !line.bullet && continues(last, line, document, open.item)) open.lines.push(line)
    else groups.push({ lines: [line], item: line.bullet || (isListing(section.kind) && !bulleted) })
    last = line
  }
  return groups
}

/** Whether a line goes on with the text of the line above: that one is full, or stops in the middle. */
function continues(above: Line, line: Line, document: Document, item: boolean): boolean {
  const height = above.box[3]
  const gap = line.box[1] - (above.box[1] + above.box[3])
  if (gap > 1.2 * height || gap < -height) return false
  if (/[,(–-]$|\b(?:and|or|with|of|the|for|to)$/.test(above.text)) return true
  const openBracket = (above.text.match(/[([]/g) ?? []).length > (above.text.match(/[)\]]/g) ?? []).length
  if (openBracket) return true
  if (/^[a-z(]/.test(line.text) && !/[.:;]$/.test(above.text) && item) return reach(above, document) > 0.6
  return reach(above, document) > 0.85
}

/** How far a line goes, as a share of the widest line that begins near it. */
function reach(line: Line, document: Document): number {
  const end = (box: Line['box']): number => (line.direction === 'rtl' ? -box[0] : box[0] + box[2])
  const begin = (box: Line['box']): number => (line.direction === 'rtl' ? -(box[0] + box[2]) : box[0])
  const room = document.page.frame.width * 0.12
  const peers = document.lines.filter((other) => Math.abs(begin(other.box) - begin(line.box)) < room)
  const furthest = Math.max(...peers.map((other) => end(other.box)), end(line.box))
  const widest = furthest - begin(line.box)
  // A column of short items has no full lines, however equal they are.
  if (widest < document.page.frame.width * 0.3) return 0
  return (end(line.box) - begin(line.box)) / widest
}

function passage(lines: readonly Line[], kind: SectionKind, section: number, item: boolean): Passage {
  const words: Word[] = []
  const starts: number[] = []
  let text = ''
  for (const line of lines) {
    for (const cell of line.cells) {
      for (const [index, word] of cell.words.entries()) {
        if (text !== '') text += index === 0 && cell !== line.cells[0] ? '\t' : ' '
        starts.push(text.length)
        words.push(word)
        text += word.text
      }
    }
  }
  return { kind, section, item, words, text, starts, tokens: tokenise(text), lines }
}

/** The words of a passage that a character range touches. */
export function wordsIn(from: Passage, start: number, end: number): Word[] {
  return from.words.filter((word, index) => {
    const at = from.starts[index] ?? 0
    return at < end && at + word.text.length > start
  })
}

/** The line of a passage on which most of the words stand, with those of them. */
export function mainLine(from: Passage, words: readonly Word[]): { line: Line | null; words: readonly Word[] } {
  let best: { line: Line | null; words: readonly Word[] } = { line: null, words: [] }
  for (const line of from.lines) {
    const own = words.filter((word) => line.words.includes(word))
    if (own.length > best.words.length) best = { line, words: own }
  }
  return best.words.length > 0 ? best : { line: null, words }
}

export const boxOf = (words: readonly Word[]): ReturnType<typeof union> => union(words.map((word) => word.box))

export const meanConfidence = (words: readonly Word[]): number =>
  words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length
