import { canonicalUnit } from '../../vocabulary/units'
import { labNameOf } from '../../vocabulary/exact'
import type { Word } from '../page'
import type { Cards } from './cards'
import type { Phrase } from './phrases'
import type { RowContext } from './row-context'
import { rowOf, type Row } from './rows'

/** The words of a result by what they say: its name, its number, its unit, its limits. */
type Chip = readonly [
  name: readonly Word[],
  value: readonly Word[],
  unit: readonly Word[],
  limits: readonly Word[],
]

/**
 * Results that stand one behind another in a line, each whole: "Glucose 91 mg/dL (70 - 100)   Urea 27 mg/dL (17 - 43)".
 * Several make it plain that the number before the brackets is the result. Columns would give one the number of another.
 */
export function chipsOf(rows: readonly Row[], context: RowContext): Cards | null {
  const found = rows.map((row) =>
    row.titles
      ? []
      : row.phrases.flatMap((phrase) => {
          const chip = chipOf(phrase, context)
          return chip ? [{ phrase, chip }] : []
        }),
  )
  if (!found.some((chips) => chips.length > 1)) return null
  const turn = <T>(some: readonly T[]): readonly T[] =>
    context.direction === 'ltr' ? some : some.toReversed()
  const out = found.flatMap((chips, at) =>
    turn(chips).map(({ phrase, chip }) => ({
      row: rowOf(rows[at]!, [phrase], true),
      parts: chip,
    })),
  )
  return { rows: out.map(({ row }) => row), parts: out.map(({ parts }) => parts) }
}

/** A phrase as one result, read from either end. */
function chipOf({ words }: Phrase, context: RowContext): Chip | null {
  if (words.length < 3) return null
  return readChip(words, context) ?? readChip(words.toReversed(), context)
}

const bracket = /[()[\]]/

/** Its words in the order in which it says name, number, unit and limits. */
function readChip(words: readonly Word[], { fields, reader }: RowContext): Chip | null {
  const text = (some: readonly Word[]): string => fields.of(leftToRight(some)).text
  const open = words.findIndex(({ text }, at) => at > 1 && bracket.test(text))
  const limits = words.slice(open)
  if (open < 0 || !bracket.test(words.at(-1)!.text)) return null
  // A dash between the two limits may not have been read.
  const told = text(limits).replace(/[()[\]]/g, '')
  if (reader.range(told) === null && !/^\d[\d.,]*(?:\s[-–—\d.,]+)*$/.test(told)) return null
  const at = words.slice(0, open).findLastIndex(({ text }) => /^[<>]?\d+(?:[.,]\d+)?$/.test(text))
  const [name, unit] = [words.slice(0, at), words.slice(at + 1, open)]
  if (at < 1 || !/exact|near/.test(labNameOf(text(name)).strength)) return null
  if (unit.length > 0 && canonicalUnit(text(unit)) === null) return null
  return [leftToRight(name), words.slice(at, at + 1), leftToRight(unit), leftToRight(limits)]
}

const leftToRight = (words: readonly Word[]): Word[] => words.toSorted((a, b) => a.box[0] - b.box[0])
