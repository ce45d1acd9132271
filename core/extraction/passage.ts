import { union, type Word } from '../document/page'
import { checkUpTitle } from '../language/conditions'
import type { Box } from '../records/place'
import type { Document, Line, SectionKind } from '../document/types'
import { tokenise, type Token } from '../vocabulary/match'

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
  /** Its section asks to tick what applies. */
  readonly form?: boolean
  /** It stands under a title that warns of what it names: "Never take". */
  readonly warned?: boolean
  /** Its heading is that of vaccines. */
  readonly vaccines?: boolean
  /** It speaks of people in general: a leaflet, a key, a study. */
  readonly general?: boolean
  /** It may be somebody's, or be printed for anybody: a bill. */
  readonly waits?: boolean
}

/** The text of some lines as one. */
export function passageOf(
  lines: readonly Line[],
  kind: SectionKind,
  section: number,
  item: boolean,
): Passage {
  const words: Word[] = []
  const starts: number[] = []
  let text = ''
  const gap = !item && kind !== 'header' && isParagraph(lines) ? ' ' : '\t'
  for (const line of lines) {
    for (const cell of line.cells) {
      for (const [index, word] of cell.words.filter((one) => !isSpeck(one)).entries()) {
        if (text !== '') text += index === 0 && cell !== line.cells[0] ? gap : ' '
        starts.push(text.length)
        words.push(word)
        text += word.text
      }
    }
  }
  return { kind, section, item, words, text, starts, tokens: tokenise(text), lines }
}

/** How many words make a paragraph of some lines. */
const fewestWords = 10

/** Sentences, over some lines most often, of which one has a wide space: it is no column's. */
const isParagraph = (lines: readonly Line[]): boolean => {
  const parted = lines.filter(({ cells }) => cells.length > 1)
  const [one] = parted
  if (!one || parted.length > 1 || one.cells.length > 2 || one.table) return false
  const words = lines.reduce((sum, line) => sum + line.words.length, 0)
  const [before, after] = one.cells
  if (lines.length === 1 && !(/[.;]\s/.test(before!.text) && /^[\p{Ll}\p{Lo}].*\.$/u.test(after!.text)))
    return false
  return words >= fewestWords && /[\p{L},]$/u.test(before!.text) && /^\p{L}/u.test(after!.text)
}

/** One or two letters that the engine itself does not believe: dirt, a stroke of a signature, the edge of a stamp. */
const isSpeck = (word: Word): boolean =>
  word.confidence < 0.36 && [...word.text].length <= 2 && !/\d/.test(word.text)

/** The words from one index to another as a passage of their own. */
export function part(whole: Passage, from: number, to: number, kind: SectionKind): Passage {
  const offset = whole.starts[from] ?? 0
  const end = (whole.starts[to - 1] ?? 0) + (whole.words[to - 1]?.text.length ?? 0)
  const text = whole.text.slice(offset, end)
  const words = whole.words.slice(from, to)
  const lines = whole.lines.filter((line) => line.words.some((word) => words.includes(word)))
  return {
    ...whole,
    kind,
    words,
    text,
    starts: whole.starts.slice(from, to).map((start) => start - offset),
    tokens: tokenise(text),
    lines,
  }
}

/** Two passages as one text of the first one's kind. */
export function joined(first: Passage, second: Passage): Passage {
  const text = `${first.text} ${second.text}`
  const offset = first.text.length + 1
  return {
    ...first,
    words: [...first.words, ...second.words],
    text,
    starts: [...first.starts, ...second.starts.map((start) => start + offset)],
    tokens: tokenise(text),
    lines: [...first.lines, ...second.lines],
  }
}

/** The words of a passage that a character range touches. */
export function wordsIn(from: Passage, start: number, end: number): Word[] {
  return from.words.filter((word, index) => {
    const at = from.starts[index] ?? 0
    return at < end && at + word.text.length > start
  })
}

/** What to outline for a fact: the item's lines on which it stands, the cell of a row, in prose the words themselves. */
export function evidenceWords(from: Passage, words: readonly Word[]): readonly Word[] {
  if (!from.item) return words
  const lines = from.lines.filter((line) => line.words.some((word) => words.includes(word)))
  const row = lines.find((line) => line.cells.length > 1)
  const cell = row?.cells.find((one) => words[0] !== undefined && one.words.includes(words[0]))
  if (cell) return cell.words
  return lines.flatMap((line) => line.words.filter((word) => from.words.includes(word)))
}

export const boxOf = (words: readonly Word[]): Box => union(words.map((word) => word.box))

export const meanConfidence = (words: readonly Word[]): number =>
  words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length

/** What a health check found and concluded, below its table of results. */
export const isOfCheckUp = ({ kind }: Passage, { lines }: Document): boolean =>
  (kind === 'findings' || kind === 'impression' || kind === 'history') &&
  lines
    .slice(0, 6)
    .some(({ cells }) => cells.some(({ words, text }) => words.length <= 7 && checkUpTitle.test(text)))

/** Of a laboratory's page, what tells of acts that were done to the patient. */
export const tellsOfActs = (passage: Passage, document: Document): boolean =>
  /^(?:history|indication|procedures)$/.test(passage.kind) || isOfCheckUp(passage, document)

/** Somebody was examined: a letter, though most of its lines are results. */
export const isExamined = ({ sections }: Document): boolean =>
  sections.some(({ kind, heading }) => kind === 'examination' && heading !== null)
