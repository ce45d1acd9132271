import { spacingOf } from './cells'
import { columnTitles } from './column-titles'
import { centerX, centerY, mean } from './geometry'
import { readRow } from './lines'
import type { Word } from './page'
import { rowsOf } from './rows'

/** Where the titles of a table stand in its row: those of its names, and those of its results. */
export interface TitleRow {
  readonly y: number
  readonly names: readonly number[]
  readonly results: readonly number[]
}

/** The rows of a region that title one table: one column of names, one of results and at least one more. */
export function titleRowsOf(words: readonly Word[], direction: 'ltr' | 'rtl', skew: number): TitleRow[] {
  const rows = rowsOf(words, skew)
  const spacing = spacingOf(rows)
  return rows.flatMap((row): TitleRow[] => {
    const line = row.length < 3 || row.length > 24 ? null : readRow(row, direction, spacing)
    const titles = line && columnTitles(line, 'dmy')
    if (!titles || titles.length < 3 || titles.some(({ drug }) => drug)) return []
    const at = (role: string): number[] =>
      titles.filter((title) => title.role === role).map(({ box }) => centerX(box))
    const [names, results] = [at('name'), at('value')]
    const y = mean(row.map(({ box }) => centerY(box)))
    return names.length === 1 && results.length > 0 ? [{ y, names, results }] : []
  })
}

/** A way down between two columns: where it begins, how far it leans, and how tall a word beside it is. */
interface River {
  readonly x: number
  readonly lean: number
  readonly height: number
}

/**
 * How far down two columns may reach: to the titles of a table of which one side has the names and the other the results.
 * That one stands under both.
 */
export function tableAcross(rows: readonly TitleRow[], river: River, from: number, to: number): number {
  const across = rows.filter(({ y, names: [name], results }) => {
    const isLeft = (middle: number): boolean => middle - river.lean * y < river.x
    return y > from && y < to && results.every((result) => isLeft(result) !== isLeft(name!))
  })
  return Math.min(to, ...across.map(({ y }) => y - 0.5 * river.height))
}
