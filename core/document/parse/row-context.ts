import type { DateOrder } from '../dates'
import type { CellReader } from './cells'
import type { Fields } from './fields'
import type { OwnDays } from '../values/own-day'
import type { Memo } from '../memo'

/** What a region's rows are read with. */
export interface RowContext {
  readonly direction: 'ltr' | 'rtl'
  readonly skew: number
  readonly height: number
  /** What gaps between columns are measured by: a word's height, or the page's spaces where these are wide. */
  readonly gap: number
  readonly order: DateOrder
  /** The days that the page prints in full, ISO, in order. */
  readonly printed: readonly string[]
  readonly reader: CellReader
  readonly fields: Fields
  readonly memo: Memo
  /** Of numbers that are printed with days of their own. */
  readonly days: OwnDays
}
