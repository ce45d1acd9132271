import type { Box } from '../records/place'
import type { PageReading, Word } from './page'
import type { RecordKind, RecordTable, ResultTable } from './parse/types'
import type { DecimalMark } from './values/numbers'

/** Words of one row that stand together: a table cell, a label, or a run of prose. */
export interface Cell {
  /** In reading order of the line's direction. */
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
}

/** One printed line of one column, its words in reading order (right to left lines too). */
export interface Line {
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  readonly direction: 'ltr' | 'rtl'
  readonly cells: readonly Cell[]
  /** Set where the line starts with a bullet or number, which `text` no longer holds. */
  readonly bullet: boolean
  /** A row of a table, by what the table tells; `names`: conditions of which nobody says whose they are. */
  readonly table?: 'results' | RecordKind | 'names'
}

export type SectionKind =
  | 'header' | 'diagnoses' | 'history' | 'allergies' | 'medications' | 'medications-admission'
  | 'medications-discharge' | 'medications-stopped' | 'procedures' | 'labs' | 'imaging' | 'findings'
  | 'impression' | 'course' | 'examination' | 'family-history' | 'social-history' | 'indication'
  | 'technique' | 'recommendations' | 'reason' | 'furniture' | 'other' // prettier-ignore

/** What stands under one heading. A page's first section, with no heading, is its `header`. */
export interface Section {
  readonly kind: SectionKind
  readonly heading: Line | null
  /** For a lab table's group title such as "URINALYSIS": the specimen it implies. */
  readonly specimen: Specimen | null
  readonly lines: readonly Line[]
}

export type Specimen = 'blood' | 'urine' | 'csf' | 'stool' | 'fluid' | 'breath' | 'measure'

/** `low` and `high` are the limits of a reference range that is printed in two columns. */
export type ColumnRole =
  | 'name' | 'value' | 'flag' | 'unit' | 'range' | 'low' | 'high' | 'date' | 'method'
  | 'dose' | 'frequency' | 'route' | 'duration' | 'problem' | 'other' // prettier-ignore

export type Category = 'lab' | 'imaging' | 'prescription' | 'discharge' | 'consultation' | 'other'

export interface Fact<T> {
  readonly value: T
  /** 0..1 */ readonly confidence: number
  /** Of the reading frame; null where inferred. */ readonly box: Box | null
}

export interface DocumentFacts {
  readonly category: Fact<Category>
  /** ISO date of the document itself: collection, examination, visit, prescription or discharge. */
  readonly date: Fact<string> | null
  readonly facility: Fact<string> | null
  readonly physician: Fact<string> | null
  readonly patient: Fact<string> | null
  readonly title: string | null
  readonly language: Fact<'en' | 'he'>
  /** How numeric dates of this page read; 'dmy' in Israel and Europe, 'mdy' in the US. */
  readonly dateOrder: 'dmy' | 'mdy'
  /** ISO days of numeric dates of which nothing on the page tells whether they begin with the day or the month. */
  readonly unsureDays: ReadonlySet<string>
}

export interface Document {
  readonly page: PageReading
  readonly direction: 'ltr' | 'rtl'
  /** Reading order: column by column. */
  readonly lines: readonly Line[]
  readonly sections: readonly Section[]
  /** Tables of drugs and of conditions. */
  readonly records: readonly RecordTable[]
  /** Tables of laboratory results, as the parse of the whole page finds them. */
  readonly results: readonly ResultTable[]
  /** Words of the classes that results are judged by: no result is told with them. */
  readonly classes: ReadonlySet<Word>
  /** Whether the page writes decimal points or commas. */
  readonly mark: DecimalMark
  readonly facts: DocumentFacts
}
