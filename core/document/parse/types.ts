import type { Box } from '../../records/place'
import type { Word } from '../page'

/** What the rows of a table of records name: drugs, or conditions. */
export type RecordKind = 'drugs' | 'problems'

/** Words of one cell in reading order. */
export interface Field {
  readonly text: string
  readonly words: readonly Word[]
}

/** An earlier result that is told with its day. */
export interface Earlier {
  readonly value: Field
  /** ISO. */
  readonly date: string
}

/** One result of a row, as it is printed. */
export interface ResultRow {
  readonly name: Field
  readonly value: Field
  readonly unit: string | null
  readonly flag: string | null
  readonly range: string | null
  /** Limits printed in two columns. */
  readonly low: string | null
  readonly high: string | null
  /** ISO: of its column, or printed in its row. */
  readonly date: string | null
  /** A day and a month of its row, printed without a year. */
  readonly bareDay?: string | null
  /** Title over its part of the table ("URINALYSIS"). */
  readonly title: string | null
  /** Under a title that says that the number is beyond its limits. */
  readonly outOfRange: boolean
  /** Of one sample of a test that takes several, so many minutes apart. */
  readonly minutes?: boolean
  /** Earlier results with their days, as its columns or a line under it tell them. */
  readonly earlier: readonly Earlier[]
  /** All words of the row, in reading order. */
  readonly words: readonly Word[]
  readonly box: Box
  /** What speaks for the row, in the units of weights.ts. */
  readonly score: number
  /** Numbers that are neither result nor limits nor of the name. */
  readonly strays: number
  /** Words where its unit may stand that are none that is known; 0 where it has one. */
  readonly unread: number
  /** How much worse the best parse is that gives other names or numbers to the row's words. */
  readonly margin: number
  /** What of it the parse took one of several ways; `day`: its own was printed and not read. */
  readonly unsure: 'number' | 'name' | 'day' | null
  /** Numbers that stand level with it and that no row explains. */
  readonly level: number
}

/** A table of results: where it stands, and its rows from top to bottom. */
export interface ResultTable {
  readonly box: Box
  readonly rows: readonly ResultRow[]
  /** All words that the table takes up, its titles too. */
  readonly words: ReadonlySet<Word>
  /** Print that nobody can read runs up its side: its groups may have days of their own. */
  readonly upright?: boolean
}

export type Role =
  'name' | 'value' | 'flag' | 'unit' | 'range' | 'low' | 'high' | 'previous' | 'date' | 'number' | 'other'

/** A table whose rows each name a drug or a condition and say more of it in their other columns. */
export interface RecordTable {
  readonly kind: RecordKind
  readonly box: Box
  /** Of the columns in reading order; empty where nothing is printed. */
  readonly titles: readonly string[]
  /** Nothing but names, under no title. */
  readonly bare: boolean
  readonly rows: readonly {
    /** By column, in reading order. */
    readonly cells: readonly (Field | null)[]
    readonly words: readonly Word[]
  }[]
  /** All words that the table takes up, its titles too. */
  readonly words: ReadonlySet<Word>
}
