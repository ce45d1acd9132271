import type { Cell, Document, Line } from '../document/types'
import type { Word } from '../document/page'
import { boxAsRead, boxWithin } from '../language/boxes'
import { asksToMark, yesNoTitles } from '../language/statements'
import { answersYesNo } from '../language/yes-or-no'
import { rememberedOf } from '../vocabulary/remembered'

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
    [...boxed, ...toBeMarked(document), ...asked, ...answered.flatMap(({ rows }) => rows)].flatMap(
      ({ words }) => [...words],
    ),
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
  // A row whose own mark was not read stands between two others.
  const isIn = (one: number, step: number): boolean =>
    questionCells(lines[one]).length > 0 || questionCells(lines[one + step]).length > 0
  while (isIn(from - 1, -1)) from--
  while (isIn(to + 1, 1)) to++
  const run = lines.slice(from, to + 1)
  const marks = run.map((line) => line.cells[Math.max(1, questionCells(line).length)]?.text ?? '')
  // Noughts of results may be read as rings, and as nothing else.
  const isSure = run.some(endsInAnswer) || marks.some((mark) => /[[\]☐☒]/u.test(mark))
  if (!isSure || run.length < rowsOfQuestions) return []
  const without = [lines[at - 1], lines[at + 1]].filter(
    (line) => line !== undefined && run.includes(line) && questionCells(line).length === 0,
  )
  return [...own, ...without.flatMap((line) => line?.cells.slice(0, 1) ?? [])]
}

/** The cells before the first one that is nothing but a mark or an answer; a cell that ends in an answer itself. */
function questionCells(line: Line | undefined): readonly Cell[] {
  if (line && /\p{L}{3}/u.test(line.cells[0]?.text ?? '') && answersYesNo.test(line.cells[0]?.text ?? ''))
    return line.cells.slice(0, 1)
  const mark =
    line?.cells.findIndex(
      ({ text }, at) => at > 0 && (boxAsRead.test(text.replaceAll(/[\s|]/gu, '')) || isAnswerAlone(text)),
    ) ?? -1
  return mark > 0 ? (line?.cells.slice(0, mark) ?? []) : []
}

const isAnswerAlone = (text: string): boolean => text.length <= 12 && answersYesNo.test(text)

const endsInAnswer = ({ cells }: Line): boolean => cells.some(({ text }) => answersYesNo.test(text))

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

/** "Warfarin [ ]  Insulin [J": words first, and the box of each behind it. */
const hasBoxesBehind = ({ cells, table }: Line): boolean => {
  const marks = cells.flatMap(({ text }) => /^\p{L}[^:]*\s(\S{1,3})$/u.exec(text)?.[1] ?? [])
  return (
    !table &&
    marks.filter((mark) => boxAsRead.test(mark)).length >= 3 &&
    marks.some((mark) => /[[\]()]/u.test(mark))
  )
}

/** "[J Warfarin, Eliquis [] Steroids [J Insulin": a line that opens with a box and has more of them before its other entries. */
function hasBoxesWithin({ words }: Line): boolean {
  const opens = (at: number): boolean =>
    boxWithin.test(words[at]?.text ?? '') && /^\p{L}{2}/u.test(words[at + 1]?.text ?? '')
  return opens(0) && words.filter((_, at) => opens(at)).length >= 2
}

/** Entries side by side, of which two stand behind a mark and one of these is no bullet. */
function isRow(line: Line): boolean {
  if (hasBoxesBehind(line) || hasBoxesWithin(line)) return true
  if (line.cells.length < 2 || line.table) return false
  const marks = marksOf(line)
  return marks.length >= 2 && marks.length >= line.cells.length / 2 && marks.includes('box')
}

const marksOf = (line: Line): Mark[] =>
  line.cells.map((cell, at) => markOf(cell, at === 0 && line.bullet, line.cells[at + 1])).filter(Boolean)

/** One of a run of lines behind marks, of which two are no bullets; or of one whose second entries are: the first have lost theirs. */
function isInColumn(lines: readonly Line[], at: number): boolean {
  const marked = (column: number): readonly Mark[] => {
    const markIn = (line: Line | undefined): Mark => {
      const cell = line?.cells[column]
      return line && cell && !line.table
        ? markOf(cell, column === 0 && line.bullet, line.cells[column + 1])
        : null
    }
    if (!markIn(lines[at])) return []
    let from = at
    let to = at
    while (markIn(lines[from - 1])) from--
    while (markIn(lines[to + 1])) to++
    return lines.slice(from, to + 1).map(markIn)
  }
  const beside = marked(1)
  return (
    marked(0).filter((mark) => mark === 'box').length >= 2 ||
    (beside.length >= rowsOfForm && beside.every((mark) => mark === 'box'))
  )
}

/** The lines under a heading that asks to mark some of them, up to what is written in behind a label. */
function toBeMarked({ sections }: Document): readonly Line[] {
  return sections.flatMap(({ heading, lines }) => {
    if (!heading || !asksToMark.test(heading.text)) return []
    const end = lines.findIndex(({ cells }) => /^[^:]{2,20}:\s/u.test(cells[0]?.text ?? ''))
    return lines.slice(0, end < 0 ? undefined : end)
  })
}

/** The mark that opens an entry, or stands in a cell of its own before it. */
function markOf(cell: Cell, bullet: boolean, next?: Cell): Mark {
  const mark = /^([[(\]]\s?\S?\s?[\])[]|\S{1,3})\s+(?=\p{Lu}|\p{Lo})/u
    .exec(/\s/u.test(cell.text) ? cell.text : `${cell.text} ${next?.text ?? ''}`)?.[1]
    ?.replace(/\s/gu, '')
  if (mark !== undefined && boxAsRead.test(mark)) return 'box'
  return bullet || (mark !== undefined && perhaps.test(mark)) ? 'perhaps' : null
}
