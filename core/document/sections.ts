import { drugAllergens, otherAllergens } from '../language/allergies'
import { tellingWords } from '../language/doses'
import { hebrewSentences, letterClose, letterOpening, regionLabel } from '../language/passages'
import { beginsFindings } from './begins-findings'
import { isBullet } from './bullets'
import { isAddress, isFurniture } from './furniture'
import { across, bottom, centerY, median } from './geometry'
import { matchHeading, panelSpecimen } from './headings'
import { inlineHeadings, isNeutralLabel } from './inline-headings'
import { isWrappedLabel, labelColumn } from './label-column'
import { lineOf, partOfLine, phraseOf, typicalPitch } from './lines'
import { headingOf } from './own-headings'
import { plain } from './script'
import { isRecords, type PageTable, type Placed } from './placed'
import type { Line, Section, SectionKind, Specimen } from './types'

interface Draft {
  kind: SectionKind
  heading: Line | null
  specimen: Specimen | null
  lines: Line[]
  /** Opened by a label within a line: ends with its paragraph. */
  inline: boolean
  tables: PageTable[]
}

/** Sorts the lines of a page (in reading order) under their headings, and its tables with them. */
export function sectionsOf(placed: readonly Placed[], height: number): Section[] {
  const lines = placed.map(({ line }) => line)
  const drafts: Draft[] = [draft('header', null)]
  const furniture = draft('furniture', null)
  const pitch = typicalPitch(lines)
  let skip = 0
  const current = () => drafts[drafts.length - 1]!
  const open = (
    kind: SectionKind,
    heading: Line | null,
    specimen: Specimen | null = null,
    inline = false,
  ) => {
    drafts.push({ ...draft(kind, heading), specimen, inline })
  }
  /** Back to the section in which the label stood; from the head of the page, to the page's body. */
  const endInline = (line: Line) => {
    if (!current().inline) return
    const outer = [...drafts].reverse().find((some) => !some.inline)
    const label = /^[^:]{2,25}:/.test(line.text) && !regionLabel.test(line.text)
    const head = outer?.kind === 'header' && !label
    open(head ? 'other' : (outer?.kind ?? 'other'), outer?.heading ?? null, outer?.specimen ?? null)
  }

  const column = labelColumn(placed.flatMap(({ line, table }) => (table ? [] : [line])), height) // prettier-ignore
  /** A heading in a column of its own, before its text. True where the line was one. */
  const underLabel = (line: Line, next: Line | null): boolean => {
    if (!column?.holds(line)) return false
    const cell = line.cells[0]!
    const wrapped = next && column.holds(next) && isWrappedLabel(line, next, height) ? next.cells[0]! : null
    const whole = wrapped ? matchHeading(`${cell.text} ${wrapped.text}`) : null
    const heading = whole ?? matchHeading(cell.text)
    if (!heading && (current().kind === 'header' || line.cells.length === 1)) return false
    skip = whole ? (wrapped?.words.length ?? 0) : 0
    open(
      heading?.kind ?? 'other',
      lineOf([whole && wrapped ? phraseOf([...cell.words, ...wrapped.words]) : cell], line.direction, false),
    )
    const rest = line.words.slice(cell.words.length)
    const bullet = isBullet(rest[0], rest.slice(1), line.direction)
    if (rest.length > 0) current().lines.push(partOfLine(line, bullet ? rest.slice(1) : rest, bullet))
    return true
  }

  placed.forEach(({ line: whole, table }, index) => {
    const above = lines[index - 1] ?? null
    // A list of names under a heading is that section's.
    if (above && told.test(current().kind) && whole.box[1] < above.box[1] - 5 * height) open('other', null)
    const listed =
      whole.table === 'names' &&
      !current().tables.includes(table!) &&
      !/^(?:header|other)$/.test(current().kind)
    if (listed && /^(?:diagnoses|history)$/.test(current().kind)) {
      const { table: _, ...line } = whole
      current().lines.push(line)
      return
    }
    if (table && !listed) {
      if (!current().tables.includes(table)) {
        enterTable(table, whole, current(), open)
        current().tables.push(table)
      }
      current().lines.push(whole)
      return
    }
    const line = skip > 0 ? partOfLine(whole, whole.words.slice(skip), whole.bullet) : whole
    const joined = skip > 0
    skip = 0
    if (line.words.length === 0) return
    if (
      line.cells.every((cell) => isFurniture(cell.text)) ||
      (line.cells.length === 1
        ? isAddress(line.text)
        : line.cells.every((cell) => isAddress(cell.text) || isFurniture(cell.text)))
    ) {
      furniture.lines.push(line)
      return
    }
    if (!joined && underLabel(line, lines[index + 1] ?? null)) return
    const heading = joined ? null : headingOf(line, above, lines[index + 1] ?? null, current(), height)
    if (heading && !(heading.kind === 'other' && names(current()))) {
      open(heading.kind, line, heading.specimen)
      return
    }
    if (
      !joined &&
      current().inline &&
      (line.bullet
        ? !goesOn(current(), above, line, pitch)
        : isParagraph(above, line, pitch) || isNeutralLabel(line))
    )
      endInline(line)
    if (!joined && beginsFindings(current(), line, above, lines[index + 1] ?? null)) open('findings', null)
    const afterTable = current().tables.length > 0 && current().heading === null
    if (
      afterTable ||
      (current().kind === 'header' && endsHeader(line)) ||
      leavesList(current(), line, above, pitch)
    )
      open('other', null)
    const below = lines[index + 1] ?? null
    const within = inlineHeadings(line, below, above).filter((label) => !joined || label.from > 0)
    const labels = isOfAllergens(current(), line, below) ? [] : within
    if (labels.length === 0) {
      current().lines.push(line)
      return
    }
    const cellStart = (word: number) => line.cells.some((cell) => cell.words[0] === line.words[word])
    if (labels[0]!.from > 0)
      current().lines.push(partOfLine(line, line.words.slice(0, labels[0]!.from), line.bullet))
    labels.forEach((label, at) => {
      const borrowed = lines[index + 1]?.words.slice(0, label.borrowed) ?? []
      skip = label.borrowed
      // At the foot of a letter "cc" is who gets a copy, elsewhere the chief complaint.
      const copy = index > 0.6 * lines.length && /^cc\W*$/i.test(line.words[label.from]?.text ?? '')
      open(
        copy ? 'other' : label.heading.kind,
        lineOf([phraseOf([...line.words.slice(label.from, label.to), ...borrowed])], line.direction, false),
        null,
        true,
      )
      const until = labels[at + 1]?.from ?? line.words.length
      // A second cell of the line ("Allergies: none    Weight: 80 kg") begins something else.
      const cut =
        range(label.to, until).find(
          (word) =>
            word > label.to && cellStart(word) && isNeutralLabel(partOfLine(line, line.words.slice(word))),
        ) ?? until
      if (cut > label.to)
        current().lines.push(partOfLine(line, line.words.slice(label.to, cut), line.bullet && at === 0))
      if (cut < until) {
        const rest = partOfLine(line, line.words.slice(cut, until))
        endInline(rest)
        current().lines.push(rest)
      }
    })
  })

  const kept = drafts.filter(
    (some, index) => index === 0 || some.heading !== null || some.lines.length > 0 || some.tables.length > 0,
  )
  if (furniture.lines.length > 0) kept.push(furniture)
  return kept.map(({ kind, heading, specimen, lines: own }) => ({ kind, heading, specimen, lines: own }))
}

/** "EXAM", and below it "ULTRASOUND ABDOMEN COMPLETE": the line that it is over, however it is set, and no heading. */
const names = ({ kind, heading, lines, tables }: Draft): boolean =>
  heading !== null && lines.length === 0 && tables.length === 0 && /^(?:examination|technique)$/.test(kind)

/** "MEDICATIONS: 1. Coumadin", and below it "2. Fosamax": the list began on the label's line, or is what that introduces. */
const goesOn = (label: Draft, above: Line | null, line: Line, pitch: number): boolean =>
  (/^\(?1[.)]$/.test(label.lines[0]?.words[0]?.text ?? '') || introduces(label)) &&
  !isParagraph(above, line, pitch)

/** "MEDICATIONS: At this time, he is on:", and nothing behind it but a list. */
const introduces = ({ lines }: Draft): boolean => {
  const at = lines.findIndex(({ text, bullet }) => text.endsWith(':') && !bullet)
  return at >= 0 && (lines[at + 1]?.bullet ?? true)
}

const draft = (kind: SectionKind, heading: Line | null): Draft => ({
  kind,
  heading,
  specimen: null,
  lines: [],
  inline: false,
  tables: [],
})
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** A table of drugs stays in (or opens) a section of medications, one of results a section of results of its own. */
function enterTable(
  table: PageTable,
  first: Line,
  current: Draft,
  open: (kind: SectionKind, heading: Line | null, specimen?: Specimen | null) => void,
): void {
  if (isRecords(table)) {
    const drugs = table.kind === 'drugs'
    const kind = drugs ? 'medications' : 'diagnoses'
    // Under their own heading drugs without an amount are no orders, though columns above them are.
    if (drugs && isOpened(current, 'allergies') && !isTaken(first)) return
    if (drugs ? !current.kind.startsWith(kind) : unsaid.test(current.kind)) open(kind, null)
  } else if (current.kind !== 'labs' || current.tables.length > 0) {
    const title = current.kind === 'labs' ? null : titleAbove(current, first)
    open('labs', title, title ? panelSpecimen(title.text) : null)
  }
}

/** Under "Allergies", with "Foods:" or "Latex:" beside or under it, "Drugs:" is a kind of them. */
const isOfAllergens = ({ kind, inline }: Draft, line: Line, next: Line | null): boolean =>
  kind === 'allergies' &&
  !inline &&
  drugAllergens.test(line.text) &&
  [line, next].some((one) => one !== null && otherAllergens.test(one.text))

/** It says how much, how often or when. */
const isTaken = ({ words }: Line): boolean =>
  words.some(({ text }) => /\d/.test(text) || tellingWords.has(text.toLowerCase()))

const isOpened = ({ kind, heading, lines }: Draft, wanted: SectionKind): boolean =>
  kind === wanted && heading !== null && lines.length === 0

/** What is told of one visit does not go on at the top of the next column; a list may. */
const told = /^(?:examination|course|social-history|family-history)$/

/** Sections that do not say of whom the conditions are that a table under them lists. */
const unsaid = /^(?:header|other|furniture|labs|medications.*)$/

/** The short line right above a table is its title, whatever it says. */
function titleAbove(current: Draft, first: Line): Line | null {
  const last = current.lines[current.lines.length - 1]
  // What stands behind a label is its text: "Clinical details: confusion".
  if (last && current.heading && Math.abs(centerY(current.heading.box) - centerY(last.box)) < last.box[3] / 2)
    return null
  if (!last || last.cells.length > 1 || last.words.length > 7 || /[.:]$|\d{3}/.test(last.text)) return null
  if (first.box[1] - bottom(last.box) > 3 * last.box[3] || across(last.box, first.box) <= 0) return null
  current.lines.pop()
  return last
}

function endsHeader(line: Line): boolean {
  const text = plain(line.text)
  if (letterOpening.test(text)) return true
  // Sentences, however short.
  if (line.cells.length === 1 && line.words.length >= 5 && hebrewSentences.test(text) && !/:/.test(text))
    return true
  const letters = line.words.filter((word) => /^[\p{L}'"(),.;-]{2,}$/u.test(word.text)).length
  return (
    line.cells.length === 1 &&
    line.words.length >= 9 &&
    letters >= 0.7 * line.words.length &&
    !/:/.test(line.text.slice(0, 30))
  )
}

/** After a list, a paragraph of its own or the salutation or close of a letter is no item of it. */
function leavesList(section: Draft, line: Line, above: Line | null, pitch: number): boolean {
  const text = plain(line.text)
  if (letterClose.test(text) || letterOpening.test(text)) return true
  const last = section.lines[section.lines.length - 1]
  if (!last || line.bullet || !section.lines.some((some) => some.bullet) || !isParagraph(above, line, pitch))
    return false
  return (
    line.cells.length === 1 &&
    line.words.length >= 6 &&
    line.box[2] > 1.3 * median(section.lines.map((some) => some.box[2]))
  )
}

function isParagraph(above: Line | null, line: Line, pitch: number): boolean {
  if (!above) return true
  const gap = centerY(line.box) - centerY(above.box)
  return gap < 0 || gap > 1.3 * Math.min(pitch, 2.6 * line.box[3])
}
