import { methodAlone } from '../../language/methods'
import { sampleNumber } from '../../language/sample-numbers'
import { canonicalUnit, commonUnits, misreadUnit } from '../../vocabulary/units'
import { parseDate } from '../dates'
import type { Word } from '../page'
import { isCounting } from '../numbering'
import { nameOrCode } from './codes'
import { scoreWithoutNumber } from './lost-number'
import { joinNames, wholeName, type Named } from './names'
import type { Title } from './roles'
import type { RowContext } from './row-context'
import type { Row } from './rows'
import { isSameTest, isToldByName, toldBelow, type ToldBelow } from './told-below'
import { resultsOf } from './row-results'
import { bestRun } from './run'
import { spanUnder } from './span-under'
import { costOf, scoreRow, type Scored } from './score'
import { dayOf, dayOfColumn, earlierIn } from './own-days'
import { orderScore } from './order-score'
import { outsideScore } from './outside-limits'
import type { Earlier, Field, Role } from './types'
import {
  begunLate,
  isBehindLimits,
  isBeside,
  isCut,
  isGuessed,
  isOfRange,
  ofOtherTable,
  unreadColumns,
} from './unsure'
import { weights } from './weights'

/** One result of a row under one choice of columns and roles. */
export interface Fact {
  readonly row: number
  readonly name: Field
  readonly value: Field
  readonly scored: Scored
  readonly low: string | null
  readonly high: string | null
  readonly range: string | null
  readonly date: string | null
  readonly outOfRange: boolean
  readonly minutes: boolean
  readonly title: string | null
  /** As its columns or a line under it tell them. */
  readonly earlier: readonly Earlier[]
  readonly words: readonly Word[]
  /** How much less likely another name is. */
  readonly margin: number
  /** Its number may be another one of the row, or its name a part of another. */
  readonly unsure: 'number' | 'name' | 'day' | null
}

/** A table under one choice: its rows from `from` to `to`, and their facts. */
export interface Candidate {
  readonly score: number
  readonly from: number
  readonly to: number
  readonly facts: readonly Fact[]
  /** What of its rows was not explained. */
  readonly left: number
}

interface Item {
  score: number
  facts: Fact[]
  left: number
}

type Cells = readonly (readonly (Field | null)[])[]

/** Reads all rows under one choice of roles and takes the run of rows that says the most. */
export function readTable(
  rows: readonly Row[],
  printedCells: Cells,
  broken: readonly number[],
  roles: readonly Role[],
  titles: readonly (Title | null)[],
  context: RowContext,
): Candidate {
  const { reader } = context
  const nameAt = roles.indexOf('name')
  const rangeAt = roles.indexOf('range')
  const values = roles.flatMap((role, at) => (role === 'value' ? [at] : []))
  const unread = unreadColumns(printedCells, roles, titles)
  const cells = printedCells.map((row) =>
    row.map((cell, at) => (unread.has(at) || isBesides(cell, at === nameAt) ? null : cell)),
  )
  const isOfAbove = ({ words, numbers }: Row): boolean =>
    numbers.every((one) => reader.range(context.fields.of(one.words).text) !== null) &&
    isToldByName(context.fields.of(words).text, reader)
  const results = cells.map((row, at) =>
    rows[at]!.titles || rows[at]!.earlier || isOfAbove(rows[at]!)
      ? []
      : resultsOf(row, roles, values, nameAt, reader),
  )
  const names = joinNames(
    rows,
    cells,
    nameAt,
    results.map((some) => some.length > 0),
    context,
  )
  const told = cells.filter((_, at) => results[at]!.length > 0)
  const others = ofOtherTable(cells, results, titles, reader)
  // Limits that stand under a day are no result of it.
  const numbersOf = (at: number): readonly number[] =>
    results[at]!.filter((one) => !others.has(at) || reader.range(cells[at]![one]!.text) === null)
  const guessed = isGuessed(roles, titles, told, reader)
  const titled = titles[nameAt]?.role === 'name' && values.some((at) => titles[at]?.role === 'value')
  let title: string | null = null
  let last: Fact[] = []
  const items = rows.map((row, at): Item => {
    const own = cells[at]!
    const named = names[at]
    if (row.titles || named === 'joined') return { score: 0, facts: [], left: 0 }
    const text = own
      .map((cell) => cell?.text ?? '')
      .filter((one) => one !== '')
      .join(' ')
    const name = typeof named === 'object' ? named : null
    const facts = name ? withUnit(factsOf(at, own, name, numbersOf(at), roles, titles, title, context)) : []
    const beside = name?.onlyBelow === true || isBeside(at, names, rows, cells, nameAt, context)
    const behind = guessed || isBehindLimits(row, context)
    for (const fact of facts)
      if (behind || !values.includes(own.indexOf(fact.value)) || isOfRange(fact, row))
        Object.assign(fact, { unsure: 'number' })
      else if (beside || isCut(fact, row)) Object.assign(fact, { unsure: 'name' })
    if (others.has(at))
      for (const fact of facts) Object.assign(fact, { date: null, unsure: fact.unsure ?? 'day' })
    if (facts.length > 0) {
      last = facts
      // Under the titles of both, a number in its unit stands beside a name, though nobody knows it.
      const least = titled && facts[0]!.scored.unit !== null ? 0.2 : -Infinity
      const most = Math.max(least, ...facts.map(({ scored }) => scored.score))
      const sum = most + (facts.length - 1) * weights.value + broken[at]! * weights.broken
      return { score: sum, facts, left: facts[0]!.scored.left }
    }
    if (named === 'title') {
      title = text
      return { score: 0, facts: [], left: 0 }
    }
    const printed = context.fields.of(row.words).text
    const under =
      toldBelow(row.limits ?? printed, reader) ?? spanUnder(row, last.length === 1 ? last[0]! : null, context)
    let below = 0
    if (
      under &&
      last.length > 0 &&
      last.every((fact) => lacks(fact, under) && isSameTest(fact.name.text, under))
    ) {
      for (const fact of last) Object.assign(fact, withBelow(fact, under, row))
      below = (under.unit === null ? 0 : weights.unit.known) + (under.range === null ? 0 : weights.range)
    }
    const [one] = last
    if (row.earlier && one?.earlier.length === 0 && last.length === 1) {
      Object.assign(one, { earlier: row.earlier, words: [...new Set([...one.words, ...row.words])] })
      below += weights.earlier
    }
    if (row.earlier || below > 0) return { score: below, facts: [], left: 0 }
    const more =
      rangeAt >= 0 && own[rangeAt] && own.every((cell, column) => cell === null || column === rangeAt)
        ? own[rangeAt]
        : null
    if (
      more &&
      // More words are a sentence that begins under the column of limits.
      more.words.length <= 8 &&
      last.length > 0 &&
      last.every(({ row: above, range }) => range !== null && above >= at - 3)
    ) {
      for (const fact of last) Object.assign(fact, { range: `${fact.range}; ${more.text}` })
      return { score: 0, facts: [], left: 0 }
    }
    const unread = scoreWithoutNumber(own, roles, reader)
    const cost = unread === null ? Math.max(-2.5, costOf(text)) : 0
    // What stands below a name whose result was not read is no more of the one above.
    if (row.names.length > 0 || row.seed) last = []
    return { score: unread ?? cost, facts: [], left: cost }
  })
  const { from, to, sum } = bestRun(items)
  const facts = items.slice(from, to + 1).flatMap((item) => item.facts)
  const late = begunLate(facts, context.height)
  if (isCounting(facts)) for (const fact of facts) Object.assign(fact, { unsure: 'number' })
  return {
    score: weights.leaf + orderScore(roles, titles) + outsideScore(roles, facts) + sum,
    from,
    to,
    facts: facts.map((fact) => (late.has(fact.row) && !fact.unsure ? { ...fact, unsure: 'name' } : fact)),
    left: items.slice(from, to + 1).reduce((all, { left }) => all + left, 0),
  }
}

/** How a test is measured, where names stand, or a sample's number beside a title. */
const isBesides = (cell: Field | null, named: boolean): boolean =>
  cell !== null && ((named && methodAlone.test(cell.text)) || sampleNumber.test(cell.text))

function factsOf(
  row: number,
  cells: readonly (Field | null)[],
  named: Named,
  values: readonly number[],
  roles: readonly Role[],
  titles: readonly (Title | null)[],
  title: string | null,
  context: RowContext,
): Fact[] {
  const text = (role: Role): string | null => cells[roles.indexOf(role)]?.text ?? null
  const day = text('date')
  const printed = day === null ? null : (parseDate(day, context.reader.order)?.iso ?? null)
  const used = cells.flatMap((cell, at) =>
    cell && roles[at] !== 'other' && roles[at] !== 'previous' && roles[at] !== 'number' ? cell.words : [],
  )
  return values.flatMap((at): Fact[] => {
    const value = cells[at]!
    const name = nameOrCode(wholeName(named.field, cells, roles, titles, at, context.reader), cells, roles)
    // A title of its own explains a column, whatever it is.
    const own = cells.map((cell, one) =>
      (cell && name.words.includes(cell.words[0]!)) ||
      (roles[one] === 'other' && /method|other/.test(titles[one]?.role ?? '')) ||
      isCutOff(cell, roles[one]!, titles[one]?.role)
        ? null
        : cell,
    )
    const titled = roles.map((_, one) => Boolean(titles[one]) || context.days.has(own[one]?.words[0] as Word))
    const scored = scoreRow({ cells: own, roles, titled }, name, value, context.reader)
    if (!scored) return []
    const before = cells.flatMap((cell, one) => (cell && roles[one] === 'previous' ? [cell] : []))
    const over = scored.unread === 0 ? (titles[at]?.unit ?? null) : null
    return [
      {
        row,
        name,
        value,
        scored: { ...scored, unit: isStray(scored.unit) ? (over ?? scored.unit) : scored.unit },
        low: text('low'),
        high: text('high'),
        range: scored.range,
        ...dayOf(value, context, dayOfColumn(roles, titles, at, printed)),
        outOfRange: titles[at]?.outOfRange ?? false,
        minutes: titles[at]?.minutes ?? false,
        title,
        earlier: earlierIn(before, context),
        words: [...new Set([...name.words, ...used])],
        margin: named.margin,
      },
    ]
  })
}

/** No unit, or letters that are none: what a bar or a mark beside the number was read as. */
const isStray = (unit: string | null): boolean =>
  unit === null ||
  (/^[a-z]{1,4}$/i.test(unit) && canonicalUnit(unit) === null && misreadUnit(unit, commonUnits) === null)

/** Whether a result has not what the row below tells, and nothing else in its place. */
function lacks({ range, low, high, scored: { unit } }: Fact, below: ToldBelow): boolean {
  if (below.range !== null && (range ?? low ?? high) !== null) return false
  if (below.unit === null || unit === null) return true
  return below.range !== null && canonicalUnit(below.unit) === canonicalUnit(unit)
}

const withBelow = ({ range, scored, words }: Fact, below: ToldBelow, row: Row): Partial<Fact> => ({
  range: below.range ?? range,
  scored: { ...scored, unit: scored.unit ?? below.unit, unread: below.unit === null ? scored.unread : 0 },
  words: [...words, ...row.words],
})

/** A bare number under a title of limits ("Cutoff ng/mL"): it says where a result begins, and is none. */
const isCutOff = (cell: Field | null, role: Role, title: string | undefined): boolean =>
  title === 'range' && /other|previous/.test(role) && /^\d+(?:[.,]\d+)?$/.test(cell?.text ?? '')

/** Results of several dates in one row are of one unit, which may be printed beside one of them alone. */
function withUnit(facts: readonly Fact[]): Fact[] {
  const [unit, ...others] = new Set(facts.flatMap(({ scored }) => scored.unit ?? []))
  return unit === undefined || others.length > 0
    ? [...facts]
    : facts.map((fact) => ({ ...fact, scored: { ...fact.scored, unit } }))
}
