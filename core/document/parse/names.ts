import { methodLine } from '../../language/methods'
import { labNameOf } from '../../vocabulary/exact'
import { findDates } from '../dates'
import { panelSpecimen } from '../headings'
import { hasHebrew } from '../script'
import { parseFlag } from '../values/numbers'
import { unitInName } from '../values/unit-in-name'
import type { RowContext } from './row-context'
import type { Row } from './rows'
import { range } from './run'
import { unitScore } from './score'
import { joinFields } from './fields'
import { toldBelow } from './told-below'
import type { Title } from './roles'
import type { Field, Role } from './types'
import { weights } from './weights'

/** The name of a row's result, which may stand in several lines. */
export interface Named {
  readonly field: Field
  /** How much less likely the next choice of its lines is that names another test. */
  readonly margin: number
  /** Nothing of it stands in the result's own row or above it: names stand there, and what is below is of the next. */
  readonly onlyBelow: boolean
}

/** A choice of the lines of one name: so many above its row, so many below. */
interface Choice {
  readonly above: number
  readonly below: number
  readonly field: Field
  readonly concepts: ReturnType<typeof labNameOf>['concepts']
  readonly score: number
}

/** The most lines of a name above its row's own, and below it. */
const reach = { above: 2, below: 3 }

/**
 * For each row its name; `joined` where its words belong to the name of a row above or below, `title` where it is a
 * title within the table, null where it has none. `results` tells which rows have a number. A line between two rows goes
 * to that whose name it makes the better one.
 */
export function joinNames(
  rows: readonly Row[],
  cells: readonly (readonly (Field | null)[])[],
  column: number,
  results: readonly boolean[],
  context: RowContext,
): (Named | 'joined' | 'title' | null)[] {
  const limits = (at: number): boolean =>
    toldBelow(context.fields.of(rows[at]!.words).text, context.reader) !== null
  const alone = cells.map(
    (row, at) =>
      !results[at] && !rows[at]!.titles && isAlone(row, column) && !limits(at) && !isVerdict(row[column]!),
  )
  // What begins as two others do up to its comma, and names no test, is told of the name above ("Serum, ECLIA").
  const heads = cells.map((row) => {
    const text = row[column]?.text ?? ''
    return /,/.test(text) && labNameOf(text).concepts.length === 0 ? text.split(',')[0]! : null
  })
  const shared = heads.map((head) => head !== null && heads.filter((other) => other === head).length > 2)
  const near = (a: number, b: number): boolean =>
    rows[b] !== undefined && Math.abs(rows[b].center - rows[a]!.center) < 2.6 * context.height
  const counted = results.flatMap((is, at) => (is ? [at] : []))
  const lines = (at: number, step: 1 | -1, most: number): number => {
    let count = 0
    const next = (): number => at + step * (count + 1)
    while (count < most && alone[next()] && !shared[next()] && near(next() - step, next())) count++
    return shared[at] && step > 0 ? 0 : count
  }
  const choices = counted.map((at): Choice[] => {
    const out: Choice[] = []
    for (let above = 0; above <= lines(at, -1, reach.above); above++)
      for (let below = 0; below <= lines(at, 1, reach.below); below++) {
        const all = range(at - above, at + below)
        const own = all.length === 1 ? all : all.filter((line) => !shared[line])
        const whole = joinFields(own.map((line) => cells[line]![column] ?? null))
        if (!whole) continue
        const told = unitInName(whole.text)
        const { strength, concepts } = labNameOf(told.name)
        const single = above + below === 0
        const tight = below > 0 && isTight(rows, results, at)
        // Lines that are a name together, word for word, are likelier one than the name that one of them is.
        const prior = single ? 0.3 : strength === 'exact' ? 0.4 + 0.1 * (above + below) : tight ? 0.4 : 0
        // That a line has a word of such names does not tell to which of two it belongs.
        const named = !single && strength === 'weak' ? weights.name.unknown + 0.3 : weights.name[strength]
        const score = prior + named + unitScore(told.unit, concepts)
        out.push({ above, below, concepts, field: whole, score })
      }
    return out.sort((a, b) => b.score - a.score)
  })
  const out: (Named | 'joined' | 'title' | null)[] = cells.map(() => null)
  fitted(counted, choices).forEach((choice, index) => {
    const at = counted[index]!
    if (!choice) return
    const rival = choices[index]!.find(
      ({ concepts }) => concepts.length > 0 && !concepts.some((concept) => choice.concepts.includes(concept)),
    )
    out[at] = {
      field: choice.field,
      margin: rival ? choice.score - rival.score : Infinity,
      onlyBelow: choice.above === 0 && choice.below > 0 && !cells[at]![column],
    }
    for (const line of range(at - choice.above, at + choice.below)) out[line] ??= 'joined'
  })
  const isHead = (at: number): boolean =>
    alone[at]
      ? isTitle(cells[at]![column]!)
      : !results[at] &&
        (isDatedTitle(cells[at]!, column, context) || isTitleBeside(cells[at]!, column, context))
  return out.map((one, at) => (one === null && isHead(at) ? 'title' : one))
}

/** The choices that together are best, no line in two names. */
function fitted(counted: readonly number[], choices: readonly (readonly Choice[])[]): (Choice | null)[] {
  interface Path {
    readonly score: number
    readonly taken: readonly (Choice | null)[]
    readonly last: number
  }
  let paths: Path[] = [{ score: 0, taken: [], last: -1 }]
  counted.forEach((at, index) => {
    const next = new Map<number, Path>()
    for (const { score, taken, last } of paths) {
      const free = choices[index]!.filter(({ above }) => at - above > last)
      for (const choice of free.length > 0 ? free : [null]) {
        const end = at + (choice?.below ?? 0)
        const path = { score: score + (choice?.score ?? 0), taken: [...taken, choice], last: end }
        if (path.score > (next.get(end)?.score ?? -Infinity)) next.set(end, path)
      }
    }
    paths = [...next.values()]
  })
  return [...paths.reduce((best, path) => (path.score > best.score ? path : best)).taken]
}

/** "Please correlate with clinical conditions.": a sentence. */
const sentence = /^\p{Lu}\p{Ll}+(?:\s\p{L}+){3,}\.$/u

/** Nothing but words where names stand; what goes on behind its colon is a remark ("Sample: serum"), and of no name. */
const isAlone = (row: readonly (Field | null)[], column: number): boolean =>
  row[column] != null &&
  row.every((cell, at) => at === column || cell === null) &&
  row[column].words.length <= 5 &&
  !sentence.test(row[column].text) &&
  !methodLine.test(row[column].text) &&
  !row[column].words.slice(0, -1).some(({ text }) => text.length > 2 && text.endsWith(':')) &&
  !/(?<![\p{L}\d-])\d{2}/u.test(row[column].text.replace(/10\S?[369]\S*/, ''))

/** What is made of a result, in a line of its own under its name: "Above the range". */
export const isVerdict = ({ text }: Field): boolean => text.length > 3 && parseFlag(text) !== null

const isTitle = ({ text, words }: Field): boolean =>
  panelSpecimen(text) !== null || (words.length <= 4 && !/[.:]$/.test(text) && text.toUpperCase() === text)

/** "URINALYSIS  Done on 08/02/2026": beside the title of a card, nothing but its day. */
function isDatedTitle(row: readonly (Field | null)[], column: number, { reader }: RowContext): boolean {
  const beside = row.flatMap((cell, at) => (cell && at !== column ? [cell.text] : []))
  const title = row[column]?.text ?? ''
  return (
    beside.join('').length < 32 &&
    !/\d/.test(title) &&
    panelSpecimen(title) !== null &&
    findDates(beside.join(' '), reader.order).length === 1
  )
}

/** The title of a group at the edge of a table that counts its rows; from the right, that over Latin names at the left. */
function isTitleBeside(row: readonly (Field | null)[], column: number, { direction }: RowContext): boolean {
  const [only, ...others] = row.flatMap((cell, at) => (cell && at !== column ? [cell] : []))
  if (row[column] || !only || others.length > 0) return false
  if (panelSpecimen(only.text) !== null) return true
  return (
    direction === 'rtl' &&
    hasHebrew(only.text) &&
    !/\d/.test(only.text) &&
    parseFlag(only.text) === null &&
    isTitle(only)
  )
}

/** The line below is set closer than the rows of the table are: it goes on with this one. */
function isTight(rows: readonly Row[], results: readonly boolean[], at: number): boolean {
  const next = results.findIndex((one, other) => one && other > at)
  const gap = rows[at + 1]!.center - rows[at]!.center
  const before = results.lastIndexOf(true, at - 1)
  const pitch =
    next > 0
      ? rows[next]!.center - rows[at + 1]!.center
      : before >= 0
        ? rows[at]!.center - rows[before]!.center
        : 0
  return pitch > 1.15 * gap
}

/** What stands between a name and its result under no title of its own, and is nothing that a result has, is of the name: "Glucose, | 1 hour". */
export function wholeName(
  name: Field,
  cells: readonly (Field | null)[],
  roles: readonly Role[],
  titles: readonly (Title | null)[],
  value: number,
  reader: RowContext['reader'],
): Field {
  const at = roles.indexOf('name')
  const step = value > at ? 1 : -1
  const parts = [name]
  for (let one = at + step; one !== value && !titles[one]?.role; one += step) {
    const cell = cells[one]
    if (!cell) continue
    const { unit, flag, range, left } = reader.rest(cell.text)
    if (unit !== null || flag !== null || range !== null || left === 0) break
    if (/\p{L}{2}/u.test(cell.text)) parts.push(cell)
  }
  return parts.length === 1 ? name : (joinFields(parts) ?? name)
}
