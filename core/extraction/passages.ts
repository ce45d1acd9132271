import { findMentions, tokenise, type Token } from '../vocabulary/match'
import { readDirections } from './medications/directions'
import { findDoses } from './medications/dose'
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
  const rows = new Set(document.tables.flatMap((table) => table.rows.map((row) => row.line)))
  return document.sections.flatMap((section, index) =>
    asProse(groupLines(section, document, rows).flatMap((group, at) => closed(passage(group.lines, kindOf(section), index, group.item), at))),
  )
}

interface Group {
  lines: Line[]
  item: boolean
}

function groupLines(section: Section, document: Document, rows: ReadonlySet<Line>): Group[] {
  const bulleted = section.lines.some((line) => line.bullet)
  const groups: Group[] = []
  let last: Line | null = null
  for (const line of section.lines) {
    const open: Group | undefined = groups[groups.length - 1]
    const row = rows.has(line)
    const joins = open && last && !row && !rows.has(last) && !line.bullet && continues(last, line, document, open.item, isListing(section.kind))
    if (joins) open.lines.push(line)
    else groups.push({ lines: [line], item: row || line.bullet || (isListing(section.kind) && !bulleted) })
    last = line
  }
  return groups
}

/** Whether a line goes on with the text of the line above: that one is full, or stops in the middle. */
function continues(above: Line, line: Line, document: Document, item: boolean, listed: boolean): boolean {
  const height = above.box[3]
  const gap = line.box[1] - (above.box[1] + above.box[3])
  if (gap > 1.2 * height || gap < -height) return false
  if (/[,(–-]$|\b(?:and|or|with|of|the|for|to)$/.test(above.text)) return true
  const openBracket = (above.text.match(/[([]/g) ?? []).length > (above.text.match(/[)\]]/g) ?? []).length
  if (openBracket) return true
  if (/^[a-z(]/.test(line.text) && !/[.:;]$/.test(above.text) && item) return reach(above, document) > 0.6
  // In a list of one entry a line, a capital begins the next.
  if (listed && /^\p{Lu}/u.test(line.text) && !/[.;]\s/.test(above.text)) return false
  // Prose that stops without a full stop goes on.
  const open = !listed && above.words.length >= 6 && !/[.:;!?]$/.test(above.text) && above.cells.length === 1
  return reach(above, document) > (open ? 0.5 : 0.85)
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

const degrees = /,\s*(?:M\.?D|D\.?O|Ph\.?D|R\.?N|N\.?P|PA-C|MBBS|MBChB|FRC[PSR]\w*|FACP|FACS|MRC\w+|Pharm\.?D|BSc|MSc)\b/
const signing = /^(?:Dr\.?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Signed|Electronically signed|Dictated|Reported|cc|ד"ר|ד״ר|דר'|דייר|פרופ'?|חתימה)[\s:]/

/** The name under a text, whatever section it ends: "Laura Benitez, MD, Radiologist". */
const isSignature = (one: Passage): boolean =>
  one.words.length <= 9 && !/[.]\s+\p{L}{3}/u.test(one.text) && !one.lines.some((line) => line.bullet) && (degrees.test(one.text) || signing.test(one.text))

const telling =
  /^(?:Dear |I |We |He |She |They |There (?:was|is|were|are) |The patient |This (?:\d|patient|lady|gentleman|man|woman)|On examination|Thank you|Many thanks|Mr |Mrs |Ms |Her |His |It was |המטופל |המטופלת |החולה |נבדק |נבדקה |הגיע |הגיעה |התקבל |התקבלה )/

/** Sentences with which the body of a letter begins, under whatever list stands above it. */
const letter = /^(?:Dear |Thank you (?:for|very)|Many thanks|I (?:reviewed|saw|had the pleasure)|It was (?:a|my) pleasure)/

/** A line under a list of drugs that names none. */
const isNoOrder = (one: Passage): boolean =>
  one.kind.startsWith('medications') && findMentions(one.tokens, ['medication']).length === 0 && findDoses(one.text).length === 0 && readDirections(one.text).end === 0

/** Prose that follows a list with no heading between them is not of the list any more, nor is what comes after it. */
function asProse(passages: readonly Passage[]): Passage[] {
  let over = false
  return passages.map((one) => {
    if (isSignature(one)) return { ...one, kind: 'furniture' as const, item: false }
    if (one.kind === 'recommendations' && letter.test(one.text)) over = true
    if (!isListing(one.kind) && one.kind !== 'recommendations') return one
    const bulleted = one.lines[0]?.bullet ?? false
    if (!over && !bulleted && isListing(one.kind) && telling.test(one.text) && one.words.length >= 6) over = true
    if (!over && !bulleted && one.words.length >= 6 && isNoOrder(one)) return { ...one, kind: 'course', item: false }
    if (bulleted && one.kind !== 'recommendations') over = false
    return over ? { ...one, kind: 'course', item: false } : one
  })
}

const aboutAllergy = /allerg|sensitiv|intoleran|anaphyla|reaction|rash|hives|none|nkda|known|רגיש|אלרגי|פריחה|ללא|תגוב/i

/**
 * "Allergies: none. He quit smoking": a label within a paragraph opens a section that nothing closes. What
 * follows the first sentence and speaks of no allergy is other text.
 */
function closed(whole: Passage, at: number): Passage[] {
  if (whole.kind !== 'allergies') return [whole]
  if (at > 0 && whole.words.length >= 8 && !speaksOfAllergy(whole.text)) return [{ ...whole, kind: 'other', item: false }]
  for (const match of whole.text.matchAll(/[.;]\s+(?=\S)/g)) {
    const from = whole.starts.findIndex((start) => start >= match.index + match[0].length)
    if (from <= 0) continue
    const rest = part(whole, from, whole.words.length, 'other')
    const next = /^[^.;]*/.exec(rest.text)?.[0] ?? ''
    const named = findMentions(tokenise(next), ['allergy']).length > 0
    if (!named && !speaksOfAllergy(next) && next.split(/\s+/).length >= 3) return [part(whole, 0, from, whole.kind), { ...rest, item: false }]
  }
  return [whole]
}

const speaksOfAllergy = (text: string): boolean =>
  aboutAllergy.test(text) || findMentions(tokenise(text), ['reaction']).length > 0

/** "Medications / allergies" in one: its drugs are orders, its allergies say that they are. */
function kindOf(section: Section): SectionKind {
  const heading = section.heading?.text ?? ''
  const both = /medications|medicines|meds|תרופות/i.test(heading) && /allerg|רגישו|אלרגי/i.test(heading)
  const joined = /[/&,+]|(?<!\p{L})and(?!\p{L})|ו(?=רגיש|אלרגי|תרופות)/iu.test(heading)
  return both && joined && section.kind === 'allergies' ? 'medications' : section.kind
}

/** The words from one index to another as a passage of their own. */
function part(whole: Passage, from: number, to: number, kind: SectionKind): Passage {
  const offset = whole.starts[from] ?? 0
  const end = (whole.starts[to - 1] ?? 0) + (whole.words[to - 1]?.text.length ?? 0)
  const text = whole.text.slice(offset, end)
  const words = whole.words.slice(from, to)
  const lines = whole.lines.filter((line) => line.words.some((word) => words.includes(word)))
  return { ...whole, kind, words, text, starts: whole.starts.slice(from, to).map((start) => start - offset), tokens: tokenise(text), lines }
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

export const boxOf = (words: readonly Word[]): ReturnType<typeof union> => union(words.map((word) => word.box))

export const meanConfidence = (words: readonly Word[]): number =>
  words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length
