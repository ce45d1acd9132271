import type { Box } from '../../records/place'
import { union, type Word } from '../../document/page'
import type { Specimen } from '../../document/types'

/** What one place of the page says of one result, before it is known which analyte it is. */
export interface LabReading {
  /** The analyte as printed. */
  readonly name: string
  readonly nameWords: readonly Word[]
  /** The cell or the words that hold the result. */
  readonly value: string
  readonly valueWords: readonly Word[]
  readonly unit: string | null
  readonly flag: string | null
  readonly range: string | null
  /** Limits printed in two columns. */
  readonly low: string | null
  readonly high: string | null
  /** All words of the evidence, in reading order. */
  readonly words: readonly Word[]
  /** Of the reading frame: the whole row of a table, the words of a mention. */
  readonly box: Box
  readonly specimen: Specimen | null
  /** ISO; of its column, its heading or beside it. */
  readonly date: string | null
  /** A day was printed for it, and not read. */
  readonly dayUnread?: boolean
  readonly form: 'table' | 'prose'
  /** Of one sample of a test that takes several, minutes apart: its other samples do not speak against it. */
  readonly minutes?: boolean
  /** Rows of one table share this number; null outside of tables. */
  readonly table: number | null
  /** The wording of a mention in prose may be something else ("K", "PT"). */
  readonly ambiguous: boolean
  /** How much worse the next parse of the page is that gives the row's words to other facts; absent outside of tables. */
  readonly margin?: number
  /** Numbers of the row that are neither result nor limits nor of its name; absent outside of tables. */
  readonly strays?: number
  /** Told together with others: "AST and ALT were 61 and 90". */
  readonly shared?: boolean
  /** What was read of a number in a sentence may be a figure too few or too many. */
  readonly thin?: boolean
  /** Words where its unit may stand that are none that is known. */
  readonly unread?: number
  /** Told by a mark under its value, or by what may be no value: whether it is sure that it is one. */
  readonly ticked?: 'sure' | 'unsure'
  /** Of the line on which it stands, for the order of results and dates: top of its box. */
  readonly top: number
}

type Told = 'name' | 'nameWords' | 'value' | 'valueWords' | 'words' | 'box' | 'table' | 'top'

/** A result as a table tells it: what it says of it, and of all else nothing. */
export const tableReading = (told: Pick<LabReading, Told> & Partial<LabReading>): LabReading => ({
  unit: null,
  flag: null,
  range: null,
  low: null,
  high: null,
  specimen: null,
  date: null,
  form: 'table',
  ambiguous: false,
  ...told,
})

/** A result as a sentence tells it, by all of its words. */
export const proseReading = (
  told: Pick<LabReading, Exclude<Told, 'box' | 'table' | 'top'>> & Partial<LabReading>,
): LabReading =>
  tableReading({
    form: 'prose',
    table: null,
    box: union(told.words.map(({ box }) => box)),
    top: told.words[0]?.box[1] ?? 0,
    ...told,
  })
