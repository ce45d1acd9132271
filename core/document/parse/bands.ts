import { labNameOf } from '../../vocabulary/exact'
import { canonicalUnit } from '../../vocabulary/units'
import type { Word } from '../page'
import type { Cards } from './cards'
import type { Phrase } from './phrases'
import type { RowContext } from './row-context'
import { rowOf, type Row } from './rows'

/** In heights of a word: how far below a cell its limits stand. */
const reach = 2.6

const span = /\d\s?[-–—]\s?\d/

/** A cell of a band: a name and its number in one phrase, and under it its limits where it has them. */
interface Cell {
  readonly phrase: Phrase
  readonly name: readonly Word[]
  readonly said: readonly Word[]
  readonly limits: Phrase | null
}

/**
 * Results in bands of cells: each has a name and its number in one line, with a flag or none, and its limits under them:
 * "GLU 131 H" over "70-100 mg/dL". A band tells that it is one by two cells with limits. Columns would give a name the
 * number of the cell beside it, where a line is read from the right and its numbers stand left of their names.
 */
export function bandsOf(rows: readonly Row[], context: RowContext): Cards | null {
  const bands = rows.map((row, at) => (row.titles ? [] : bandIn(row, rows[at + 1], context)))
  const found = bands.flatMap((cells, at) => {
    const read = context.direction === 'ltr' ? cells : cells.toReversed()
    return read.map(({ phrase, name, said, limits }) => ({
      row: rowOf(rows[at]!, limits ? [phrase, limits] : [phrase], true),
      parts: [name, said, limits?.words ?? []],
    }))
  })
  return found.length === 0
    ? null
    : { rows: found.map(({ row }) => row), parts: found.map(({ parts }) => parts) }
}

function bandIn(row: Row, below: Row | undefined, context: RowContext): Cell[] {
  if (!below || below.center - row.center > reach * context.height) return []
  const cells = row.phrases.flatMap((phrase): Cell[] => {
    const told = toldBy(phrase.words, context)
    return told ? [{ phrase, ...told, limits: limitsUnder(phrase, row, below, context) }] : []
  })
  return cells.filter(({ limits }) => limits !== null).length > 1 ? cells : []
}

/** A known name at either end of a phrase, and beside it one number, its flag and its unit, and nothing else. */
function toldBy(words: readonly Word[], { fields, reader }: RowContext): Pick<Cell, 'name' | 'said'> | null {
  const numbers = words.filter(({ text }) => /^[<>≤≥]?\d+(?:[.,]\d+)?\*?$/.test(text))
  if (numbers.length !== 1 || words.length > 7 || words.some(({ text }) => span.test(text))) return null
  for (let length = words.length - 1; length > 0; length--)
    for (const [name, said] of [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const) {
      const beside = said.filter((word) => word !== numbers[0])
      if (beside.length === said.length) continue
      const known = /exact|near/.test(labNameOf(fields.of(name).text).strength)
      const { left, range } = reader.rest(fields.of(beside).text)
      if (known && left === 0 && range === null) return { name, said }
    }
  return null
}

/** Limits under one phrase of the row alone, in a line that holds nothing else: where names stand, limits may be theirs. */
function limitsUnder(phrase: Phrase, row: Row, below: Row, context: RowContext): Phrase | null {
  const isOver = (one: Phrase, under: Phrase): boolean => one.from < under.to && under.from < one.to
  const under = below.phrases.filter((one) => isOver(phrase, one))
  const [limits] = under
  if (!limits || under.length > 1 || row.phrases.filter((one) => isOver(one, limits)).length > 1) return null
  return below.phrases.every((one) => areLimits(one, context)) ? limits : null
}

/** One pair of numbers or one with its sign, and a unit behind them. */
function areLimits({ words }: Phrase, { fields, reader }: RowContext): boolean {
  const { text } = fields.of(words)
  const unit = /(?<=[\d)\]]\s)\p{L}.*$|%$/u.exec(text)?.[0] ?? ''
  return reader.range(text) !== null && (unit === '' || canonicalUnit(unit) !== null)
}
