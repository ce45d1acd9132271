import { union, type Word } from '../page'
import type { DateOrder } from '../dates'
import { CellReader } from './cells'
import { Fields } from './fields'
import { Memo } from './memo'
import { parseRegion, signature, type Told } from './region'
import type { ResultRow, ResultTable } from './types'
import type { DecimalMark } from '../values/numbers'

export interface ParseContext {
  readonly direction: 'ltr' | 'rtl'
  /** Rise of a row to the right. */
  readonly skew: number
  /** Of a typical word, in pixels. */
  readonly height: number
  readonly order: DateOrder
  readonly mark: DecimalMark
}

/** The tables of results of a page, by the parse that explains the most of its words. */
export function findResults(words: readonly Word[], context: ParseContext): ResultTable[] {
  const fields = new Fields(context.direction)
  const reader = new CellReader(context.mark, context.order)
  const parsed = parseRegion(words, { ...context, fields, reader, memo: new Memo() })
  return parsed.tables.map(tableOf).sort((a, b) => a.box[1] - b.box[1])
}

function tableOf({ leaf, rows }: Told): ResultTable {
  const { best, others } = leaf
  const inside = rows.slice(best.from, best.to + 1)
  const header = rows.filter(({ titles }, at) => titles !== null && at <= best.from)
  const words = [...header, ...inside].flatMap((row) => row.words)
  const rivals = others.map(({ score, facts }) => ({
    score,
    facts: new Map(facts.map((fact) => [fact.row, fact])),
  }))
  const facts = best.facts.map((fact): ResultRow => {
    const rival = rivals.find((one) => {
      const other = one.facts.get(fact.row)
      return (
        other !== undefined &&
        signature(other) !== signature(fact) &&
        !best.facts.some((own) => own.row === fact.row && signature(own) === signature(other))
      )
    })
    const { name, value, range, low, high, date, title, outOfRange, previous, scored } = fact
    return {
      name,
      value,
      range,
      low,
      high,
      date,
      title,
      outOfRange,
      previous,
      unit: scored.unit,
      flag: scored.flag,
      score: scored.score,
      strays: scored.strays,
      words: fact.words,
      box: union(fact.words.map(({ box }) => box)),
      margin: Math.min(fact.margin, rival ? best.score - rival.score : Infinity),
    }
  })
  return { rows: facts, words: new Set(words), box: union(words.map(({ box }) => box)) }
}
