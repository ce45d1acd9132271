import type { Cell, Document, Line } from '../document/types'
import type { Word } from '../document/page'
import { yesNoTitles } from '../language/statements'
import { rememberedOf } from '../vocabulary/remembered'

/** What engines make of a box that is printed before an entry; whether it is ticked cannot be told from it. */
const asRead =
  /^(?:\[[xXvVJjI_*✓1l|!]?\]?|\[[OQ0]{1,2}[\]JI]?|\][xXvV_]?\[|\([xXvV_]?\)|[☐☒☑□⬜]|[OQJ0&xX]|O[OQ0]|0[O0]|Q[OQ]|OI|OJ|C[JI1]|L[JI]|U[OI]|E[EIJ]|[BHK]E|BB|UJ)$/u
/** What is as often a bullet. */
const perhaps = /^(?:[=©®¢@°¤*«»+~|oecDU§¥£€#]{1,2})$/u

type Mark = 'box' | 'perhaps' | null

/**
 * The words of a form's lists of boxes: rows in which the entries stand behind boxes, and columns of them. An engine
 * seldom tells an empty box from a ticked one, so that what stands there counts only where its own mark was read.
 */
export const boxedWords = rememberedOf((document: Document): ReadonlySet<Word> => {
  const rows = document.lines.map(isRow)
  // Beside a row of boxes, one of which only rings were read is no row of bullets.
  const beside = (at: number): boolean => rows[at - 1] === true || rows[at + 1] === true
  const boxed = between(
    document.lines.filter(
      (line, at) => rows[at] || (beside(at) && marksOf(line).length >= 2) || isInColumn(document.lines, at),
    ),
    document,
  )
  const answered = document.records.filter(({ titles }) => yesNoTitles.test(titles.join(' ')))
  const asked = document.lines.flatMap((_line, at) => questionIn(document.lines, at))
  return new Set(
    [...boxed, ...asked, ...answered.flatMap(({ rows }) => rows)].flatMap(({ words }) => [...words]),
  )
})

/** Rows with their marks behind them that make a questionnaire. */
const rowsOfQuestions = 4

/**
 * The question of a row whose mark stands in a cell of its own behind it, under "yes" or "no", in a run of such rows; not what
 * is told behind the mark. Which of the two is marked cannot be told from what an engine reads of one box.
 */
function questionIn(lines: readonly Line[], at: number): readonly Cell[] {
  const own = questionCells(lines[at])
  if (own.length === 0) return []
  let [from, to] = [at, at]
  while (questionCells(lines[from - 1]).length > 0) from--
  while (questionCells(lines[to + 1]).length > 0) to++
  const marks = lines.slice(from, to + 1).map((line) => line.cells[questionCells(line).length]?.text ?? '')
  // Noughts of results may be read as rings, and as nothing else.
  const isSure = marks.some((mark) => /[[\]☐☒]/u.test(mark))
  return isSure && marks.length >= rowsOfQuestions ? own : []
}

/** The cells before the first one that is nothing but a mark. */
function questionCells(line: Line | undefined): readonly Cell[] {
  const mark =
    line?.cells.findIndex((cell, at) => at > 0 && asRead.test(cell.text.replaceAll(/[\s|]/gu, ''))) ?? -1
  return mark > 0 ? (line?.cells.slice(0, mark) ?? []) : []
}

/** How many rows of boxes make a form of a section: what stands between them has lost its own. */
const rowsOfForm = 3

/** Of a section with many rows of boxes every row from the first of them to the last. */
function between(boxed: readonly Line[], { sections }: Document): readonly Line[] {
  const all = new Set(boxed)
  return [
    ...boxed,
    ...underOneHeading(sections).flatMap((lines) => {
      if (lines.filter((line) => all.has(line)).length < rowsOfForm) return []
      return lines.slice(
        lines.findIndex((line) => all.has(line)),
        lines.findLastIndex((line) => all.has(line)),
      )
    }),
  ]
}

/**
 * The lines of each section, with those of the sections behind it that have no heading of their own: what bullets amid a form
 * have cut off. The bullets themselves stay: of them a person is asked.
 */
function underOneHeading(sections: Document['sections']): Line[][] {
  const groups: Line[][] = []
  for (const { heading, lines, kind } of sections) {
    const open = groups.at(-1)
    if (!open || heading !== null) groups.push([...lines])
    else if (kind !== 'diagnoses') open.push(...lines)
  }
  return groups
}

/** Entries side by side, of which two stand behind a mark and one of these is no bullet. */
function isRow(line: Line): boolean {
  if (line.cells.length < 2 || line.table) return false
  const marks = marksOf(line)
  return marks.length >= 2 && marks.length >= line.cells.length / 2 && marks.includes('box')
}

const marksOf = (line: Line): Mark[] =>
  line.cells.map((cell, at) => markOf(cell, at === 0 && line.bullet, line.cells[at + 1])).filter(Boolean)

/** One of a run of lines behind marks, of which two are no bullets. */
function isInColumn(lines: readonly Line[], at: number): boolean {
  const first = (line: Line | undefined): Mark =>
    line?.cells[0] && !line.table ? markOf(line.cells[0], line.bullet, line.cells[1]) : null
  if (!first(lines[at])) return false
  let from = at
  let to = at
  while (first(lines[from - 1])) from--
  while (first(lines[to + 1])) to++
  return lines.slice(from, to + 1).filter((line) => first(line) === 'box').length >= 2
}

/** The mark that opens an entry, or stands in a cell of its own before it. */
function markOf(cell: Cell, bullet: boolean, next?: Cell): Mark {
  const mark = /^([[(\]]\s?\S?\s?[\])[]|\S{1,3})\s+(?=\p{Lu}|\p{Lo})/u
    .exec(/\s/u.test(cell.text) ? cell.text : `${cell.text} ${next?.text ?? ''}`)?.[1]
    ?.replace(/\s/gu, '')
  if (mark !== undefined && asRead.test(mark)) return 'box'
  return bullet || (mark !== undefined && perhaps.test(mark)) ? 'perhaps' : null
}
