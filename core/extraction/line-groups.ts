import type { Document, Line, Section, SectionKind } from '../document/types'
import { findMentions, tokenise } from '../vocabulary/match'
import { proseColumns } from './prose-columns'
import { orderLine } from '../language/dose-units'
import { directingWord, formBefore, openEnd } from '../language/passages'

/** Sections whose lines are items even where no bullet is printed (or none was read). */
const listing: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'diagnoses', 'allergies', 'medications', 'medications-admission', 'medications-discharge', 'medications-stopped', 'procedures',
]) // prettier-ignore

export const isListing = (kind: SectionKind): boolean => listing.has(kind)

/** Lines that are read as one text. */
export interface Group {
  lines: Line[]
  item: boolean
  /** Where it is not its section's. */
  kind?: SectionKind
}

/** The lines of a section put together: an item with its continuation, a paragraph, a row of a table. */
export function groupLines(section: Section, document: Document): Group[] {
  const bulleted = section.lines.some((line) => line.bullet)
  const groups: Group[] = []
  const beside = proseColumns(section.lines)
  let last: Line | null = null
  for (const [at, line] of section.lines.entries()) {
    const run = beside.find(({ from, to }) => from <= at && at < to)
    if (run) {
      const plain = section.heading ? section.kind : 'other'
      if (run.from === at)
        groups.push(
          ...run.columns.map(({ lines, kind }) => ({ lines: [...lines], item: false, kind: kind ?? plain })),
        )
      last = null
      continue
    }
    if (isSpeckLine(line, last)) continue
    const open: Group | undefined = groups[groups.length - 1]
    const row = line.table !== undefined
    const drugs = section.kind.startsWith('medications')
    const advised = section.kind === 'recommendations' && orderLine.test(line.text)
    const joins =
      open &&
      !(advised && !openEnd.test(last?.text ?? '')) &&
      !(drugs && open.item && beginsWithDrug(line, open)) &&
      last &&
      !row &&
      !line.bullet &&
      !(section.kind === 'header' && line.text === document.facts.title) &&
      ((drugs && isDirection(line)) ||
        (!last.table && continues(last, line, document, open.item, isListing(section.kind))))
    if (joins) open.lines.push(line)
    else {
      const entry = row || line.bullet || advised || (isListing(section.kind) && !bulleted)
      groups.push({ lines: [line], item: entry })
    }
    last = line
  }
  return groups
}

/** "Sig: take 1 tablet daily" under the drug that it is about. */
const isDirection = (line: Line): boolean =>
  (directingWord.test(line.text) ||
    /^\d{1,2}\s?(?:tab|cap|puff|patch|drop|spray|unit|ml|app)/i.test(line.text)) &&
  drugsIn(line.text).length === 0

const drugsIn = (text: string) => findMentions(tokenise(text), ['medication'])

/** In a list of drugs a line that begins with one begins an entry, unless the line above names it in other words or stops in the middle. */
function beginsWithDrug(line: Line, above: Group): boolean {
  const [first] = drugsIn(line.text)
  if (
    !first ||
    first.ambiguous ||
    first.fuzzy ||
    (first.start > 0 && !(first.start <= 2 && formBefore.test(line.text)))
  )
    return false
  const before = above.lines.map((one) => one.text).join(' ')
  if (openEnd.test(before)) return false
  return !drugsIn(before).some((one) => one.concept === first.concept)
}

/** A mark or two between the lines of a paragraph that the engine took for a line. */
function isSpeckLine(line: Line, above: Line | null): boolean {
  if (line.words.length > 2 || line.words.some((word) => [...word.text].length > 2)) return false
  if (above !== null && line.box[3] < 0.4 * above.box[3]) return true
  if (line.words.some((word) => /\d/.test(word.text))) return false
  return (
    line.words.every((word) => word.confidence < 0.36) || (above !== null && line.box[3] < 0.6 * above.box[3])
  )
}

/** Whether a line goes on with the text of the line above: that one is full, or stops in the middle. */
function continues(above: Line, line: Line, document: Document, item: boolean, listed: boolean): boolean {
  const height = above.box[3]
  const gap = line.box[1] - (above.box[1] + above.box[3])
  if (gap > 1.2 * height || gap < -height) return false
  if (/[,(–-]$|\b(?:and|or|with|of|the|for|to)$/.test(above.text)) return true
  const openBracket = (above.text.match(/[([]/g) ?? []).length > (above.text.match(/[)\]]/g) ?? []).length
  if (openBracket) return true
  if (/^[a-z(]/.test(line.text) && !/[.:;]$/.test(above.text) && (item || !listed))
    return reach(above, document) > 0.6 || (!listed && breaksOff(above, line))
  // In a list of one entry a line, a capital begins the next; one that runs on in commas breaks anywhere: "vitamin | C 500 mg".
  const runsOn = (above.text.match(/,\s/g) ?? []).length >= 3 && !/[.:;,]$/.test(above.text)
  if (listed && /^\p{Lu}/u.test(line.text) && !/[.;]\s/.test(above.text) && !runsOn) return false
  // Prose that stops without a full stop goes on.
  const open = !listed && above.words.length >= 6 && !/[.:;!?]$/.test(above.text) && above.cells.length === 1
  return reach(above, document) > (open ? 0.5 : 0.85)
}

/** "… Father had a | heart attack at 60": in a narrow column, too, a sentence goes on in small letters where its lines begin. */
const breaksOff = (above: Line, line: Line): boolean =>
  above.cells.length === 1 &&
  line.cells.length === 1 &&
  above.words.length >= 6 &&
  /\p{L}$/u.test(above.text) &&
  Math.abs(above.box[0] - line.box[0]) < above.box[3]

/** How far a line goes, as a share of the widest line that begins near it. */
function reach(line: Line, document: Document): number {
  const end = (box: Line['box']): number => (line.direction === 'rtl' ? -box[0] : box[0] + box[2])
  const begin = (box: Line['box']): number => (line.direction === 'rtl' ? -(box[0] + box[2]) : box[0])
  const room = document.page.frame.width * 0.12
  const peers = document.lines.filter(
    (other) => other.words.length >= 4 && Math.abs(begin(other.box) - begin(line.box)) < room,
  )
  const ends = peers.map((other) => end(other.box)).sort((a, b) => a - b)
  // A title across two columns is wider than either: most full lines end where a column does.
  const usual = ends[Math.floor(0.8 * (ends.length - 1))] ?? end(line.box)
  const widest = Math.max(usual, end(line.box)) - begin(line.box)
  // A column of short items has no full lines, however equal they are.
  if (widest < document.page.frame.width * 0.3) return 0
  return (end(line.box) - begin(line.box)) / widest
}
