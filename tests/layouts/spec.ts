/** A page as a description, so that a failing one can be made smaller piece by piece. */
export interface PageSpec {
  readonly seed: number
  readonly language: 'en' | 'he'
  readonly font: number
  /** Pixels. */
  readonly size: number
  readonly width: number
  readonly blocks: readonly Block[]
  readonly noise: boolean
}

export type Block =
  | Letterhead
  | Patient
  | Heading
  | ResultTable
  | LabelledResults
  | Cards
  | Portal
  | FlowSheet
  | DrugTable
  | ProblemTable
  | List
  | Prose
  | Tiers
  | Classes
  | Stamp
  | Footer
  | Beside

export interface Letterhead {
  readonly kind: 'letterhead'
  readonly lines: readonly string[]
  readonly placed: 'start' | 'middle' | 'split'
  readonly big: boolean
}
/** Labelled values of the person and the sample; `columns` pairs beside one another. */
export interface Patient {
  readonly kind: 'patient'
  readonly pairs: readonly (readonly [string, string])[]
  readonly columns: 1 | 2 | 3
}
export interface Heading {
  readonly kind: 'heading'
  readonly text: string
  readonly middle: boolean
}
export interface Stamp {
  readonly kind: 'stamp'
  readonly text: string
  readonly at: number
}
export interface Footer {
  readonly kind: 'footer'
  readonly lines: readonly string[]
}
export interface Prose {
  readonly kind: 'prose'
  readonly text: string
  readonly results: readonly Result[]
}
export interface List {
  readonly kind: 'list'
  readonly style: 'bullet' | 'number' | 'plain'
  readonly items: readonly string[]
  readonly results: readonly (Result | null)[]
}
/** What numbers mean, beside no name of a patient's result: "Deficient < 20". */
export interface Tiers {
  readonly kind: 'tiers'
  readonly title: string
  readonly rows: readonly (readonly [string, string])[]
}
/** The classes that results are judged by: a row of titles, then a name and its classes. */
export interface Classes {
  readonly kind: 'classes'
  readonly rows: readonly (readonly string[])[]
}
/** Blocks beside one another; `share` is the width of the first. */
export interface Beside {
  readonly kind: 'beside'
  readonly first: readonly Block[]
  readonly second: readonly Block[]
  readonly share: number
}

/** One result as printed, and what is true of it. */
export interface Result {
  readonly name: string
  readonly key: string | null
  readonly value: string
  readonly unit: string
  readonly low: string | null
  readonly high: string | null
  readonly flag: 'H' | 'L' | null
  /** Results of the dates after the first, or of one earlier document. */
  readonly earlier: readonly string[]
}

export type ResultColumn =
  'number' | 'name' | 'value' | 'flag' | 'unit' | 'range' | 'low' | 'high' | 'previous' | 'method' | 'foreign'

export interface ResultTable {
  readonly kind: 'results'
  /** In reading order. `value` stands for all its dates where there are several. */
  readonly columns: readonly ResultColumn[]
  /** Null where the columns have no titles. */
  readonly titles: Readonly<Partial<Record<ResultColumn, string>>> | null
  readonly rows: readonly Result[]
  /** Titles within the table, by the row before which they stand. */
  readonly sections: Readonly<Record<number, string>>
  /** Lines under a row, by row. */
  readonly notes: Readonly<Record<number, string>>
  readonly limitsUnder: boolean
  /** Days of earlier results, which a line under each row tells. */
  readonly earlierUnder?: readonly string[]
  /** Of the columns of results, days or times; empty where there is one and the page says its date. */
  readonly dates: readonly string[]
  /** Times of these days, each under its day; several columns may be of one day. */
  readonly times?: readonly string[]
  /** The day of the column of previous results: beside each of them, or in its title. */
  readonly previousDay?: { readonly printed: string; readonly place: 'cell' | 'title' }
  readonly flagPlace: 'column' | 'before' | 'after' | 'star' | 'none'
  /** Where the unit stands that has no column. */
  readonly unitPlace: 'column' | 'value' | 'name' | 'range' | 'none'
  readonly rangeStyle: 'dash' | 'spaced' | 'bracket' | 'to' | 'upper'
  readonly ruled: boolean
  /** Spread over the width, or its columns close together. */
  readonly wide: boolean
  readonly valueAlign: 'start' | 'middle' | 'end'
  /** Share of the width after which a name goes on in the next line. */
  readonly nameShare: number
  readonly leading: number
}

export interface LabelledResults {
  readonly kind: 'labelled'
  readonly rows: readonly Result[]
  readonly columns: 1 | 2
  readonly range: boolean
  readonly aligned: boolean
}
/** Tests as a portal prints them, in groups, side by side where there are two columns. */
export interface Portal {
  readonly kind: 'portal'
  readonly columns: 1 | 2
  /** A note stands under the first test of some groups. */
  readonly groups: readonly {
    readonly title: string
    readonly rows: readonly Result[]
    readonly note: string | null
  }[]
  /** The number stands level with its name, not under it. */
  readonly level: boolean
  /** How an earlier result is told: `#` stands for it. */
  readonly earlier: { readonly day: string; readonly text: string } | null
  readonly verdict: boolean
}
/** `columns` at most; as many as fit. */
export interface Cards {
  readonly kind: 'cards'
  readonly rows: readonly Result[]
  readonly columns: 1 | 2 | 3
  readonly range: boolean
  readonly flagged: boolean
}
/** `rows` are its columns. */
export interface FlowSheet {
  readonly kind: 'flow'
  readonly rows: readonly Result[]
  readonly dates: readonly string[]
  readonly units: boolean
  readonly limits: boolean
}
export interface Drug {
  readonly name: string
  readonly key: string
  readonly dose: string
  readonly route: string
  readonly frequency: string
  readonly duration: string
}
export type DrugColumn = 'number' | 'drug' | 'dose' | 'route' | 'frequency' | 'duration'
export interface DrugTable {
  readonly kind: 'drugs'
  readonly columns: readonly DrugColumn[]
  readonly titles: Readonly<Partial<Record<DrugColumn, string>>> | null
  readonly rows: readonly Drug[]
  readonly wide: boolean
}
export interface ProblemTable {
  readonly kind: 'problems'
  readonly titled: boolean
  readonly rows: readonly {
    readonly name: string
    readonly key: string
    readonly code: string
    readonly onset: string
  }[]
  readonly coded: boolean
  readonly dated: boolean
}
