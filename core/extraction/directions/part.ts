import type { Amount, Dose, Instruction, Span, Timing } from '../../records/dosage'
import type { Adjuster, Form, Measure, Route, Weekday, When } from '../../records/dosage-terms'

/** What a few words of directions say; each rule reads one. */
export interface Part {
  readonly dose?: Dose
  /** An amount in units of measure: a dose, or the strength of what is counted. */
  readonly amount?: Dose
  /** What the drug comes as, without a number of its own. */
  readonly form?: Form
  /** "(20 mg total)" */
  readonly total?: Amount
  readonly strength?: Instruction['strength']
  readonly rate?: Pick<Timing, 'frequency' | 'frequencyMax' | 'period' | 'periodMax' | 'periodUnit'>
  /** Only the period is told ("a day"): once in it, unless the word before it says how often. */
  readonly periodAlone?: true
  readonly when?: readonly When[]
  readonly offset?: number
  /** Different doses at different times of day: "2-0-1". */
  readonly slots?: readonly (readonly [When, number])[]
  /** Told as numbers for the times of the day: all of them, so that a time told beside it is one of these. */
  readonly scheme?: true
  /** What those doses are counted in, where it stands beside them. */
  readonly slotUnit?: Measure
  readonly clock?: string
  readonly days?: readonly Weekday[]
  /** On all days but these. */
  readonly except?: readonly Weekday[]
  readonly otherDays?: true
  /** "Except 5 mg on Wednesdays": an instruction of its own follows, whose days the one before it leaves out. */
  readonly butFor?: true
  readonly count?: number
  /** The dose told is that of a whole day, taken in so many parts; 0 where it is not told in how many. */
  readonly divided?: number
  readonly asNeeded?: true
  readonly purposes?: readonly string[]
  readonly route?: Route
  /** The route that the form goes by, where none is told. */
  readonly implied?: Route
  readonly site?: NonNullable<Instruction['site']>
  readonly duration?: Span
  /** No word says that it is a duration. */
  readonly unsaid?: true
  /** "On days 2-5": for so long, and what comes with another such label comes after. */
  readonly label?: { readonly from: number; readonly to: number }
  /** "After two weeks": how long what stood before holds. */
  readonly after?: Span
  readonly max?: NonNullable<Instruction['max']>
  readonly by?: Adjuster
  /** `then`: what follows comes after; `and`: a comma or its like; `stop`: nothing follows. */
  readonly joint?: 'then' | 'and' | 'stop'
  /** It was said as a word, "and", so that what follows is not what stood before in other words. */
  readonly plus?: true
  /** None of the words can be held as what they say: doses by turns. */
  readonly voids?: true
  /** A comma, a colon or a bracket stands between it and what is told before. */
  readonly listed?: true
  /** Words that were not read stand between "then" and it. */
  readonly obscured?: true
  /** Known words that the structure does not hold. */
  readonly unread?: true
  /** "OD": the right eye where drops are meant, else once a day. */
  readonly dexter?: true
  /** "x1": once where it is injected, else once a day. */
  readonly xOne?: true
  /** "Once", of what period may stand in the word that follows. */
  readonly bareOnce?: true
  /** "One dose": once where nothing tells how often, else so much at a time. */
  readonly oneDose?: true
  /** "At the same time every day": so often, where nothing else tells it. */
  readonly habit?: NonNullable<Part['rate']>
  /** Supply and advice: nothing of the structure. */
  readonly apart?: true
}
