import type {
  Adjuster,
  BodyPart,
  Form,
  Measure,
  PeriodUnit,
  Purpose,
  Route,
  Weekday,
  When,
} from '../records/dosage-terms'

/** What a word of directions can mean. `freq:2/1d`: twice in one day; `span:2d`: a length of time in one word. */
export type DirectionMeaning =
  | `num:${number}`
  | `ordinal:${number}`
  /** What the number before it is multiplied by. */
  | `scale:${number}`
  /** A day counted from the first of the treatment. */
  | `nthday:${number}`
  | `form:${Form}`
  /** One of it where no number stands beside: a Hebrew singular. */
  | `single:${Form}`
  | `measure:${Measure}`
  | `period:${PeriodUnit}`
  /** One period, in the singular: "a day" is how often, "2 days" how long. */
  | `each:${PeriodUnit}`
  /** Before its number: "day 1", "week 2". */
  /** A week counted from the first of the treatment. */
  | `nthwk:${number}`
  | `label:${'d' | 'wk'}`
  | `span:${number}${PeriodUnit}`
  | `freq:${number}/${number}${PeriodUnit}`
  | `often:${number}`
  /** So often, where nothing else tells it. */
  | `habit:${number}/${number}${PeriodUnit}`
  | `when:${When}`
  | `relation:${'AC' | 'C' | 'PC'}`
  | `meal:${'any' | 'M' | 'D' | 'V'}`
  | `day:${Weekday}`
  | `initial:${Weekday}`
  | `initials:${string}`
  | `days:${'work' | 'satsun' | 'frisat' | 'other'}`
  | `clock:${'am' | 'pm'}`
  | `purpose:${Purpose}`
  | `purpose:${Purpose},${Purpose}`
  | `route:${Route}`
  | `part:${BodyPart}`
  | `side:${'left' | 'right' | 'both'}`
  /** A side and an organ in two letters, which mean it only beside drops: "1 gtt ou", "1 drop BE". */
  | `sitelow:${'left' | 'right' | 'both'} eye`
  | `by:${Adjuster}`
  /** A word for the drug's form that tells its route without being one. */
  | `implied:${Route}`
  | `word:${Connective}`

/**
 * `filler` stands anywhere without changing anything; `apart` is advice or supply, of no weight for the structure; `beyond` changes
 * the directions in a way that the structure does not hold; `vague` counts without a number; `supply` has a number that is no dose.
 */
type Connective =
  | 'times'
  | 'x'
  | 'per'
  | 'every'
  | 'other'
  | 'to'
  | 'and'
  | 'then'
  | 'half'
  | 'quarter'
  | 'for'
  /** What follows is how long. */
  | 'lasting'
  /** What follows is where it hurts. */
  | 'within'
  /** "Pain of": what follows is what hurts. */
  | 'ache'
  /** What it is taken for, under no name of ours. */
  | 'reason'
  | 'at'
  | 'prn'
  | 'incase'
  | 'most'
  /** A most that is a day's, whether a day is named or not: "MDD". */
  | 'mostdaily'
  /** The same after the word for a day, which may belong to what stands before. */
  | 'dailymost'
  /** A patch comes off. */
  | 'takeoff'
  /** How long a ribbon of cream. */
  | 'extent'
  /** What follows is an hour of the clock. */
  | 'oclock'
  /** A dose that may come, or not. */
  | 'mayraise'
  /** What follows is the least time between two. */
  | 'notoftener'
  | 'upto'
  | 'except'
  /** The day that follows is left out. */
  | 'skip'
  /** What a drug is taken in. */
  | 'water'
  /** One and no part of one. */
  | 'whole'
  /** Of dates: odd or even. */
  | 'parity'
  /** An hour of the clock stands before it. */
  | 'clockword'
  /** Whoever sets it follows. */
  | 'setby'
  /** What a nose is done with a spray: so often is so many sprays. */
  | 'spraying'
  /** What follows is the day from which it holds. */
  | 'since'
  | 'vessel'
  /** What follows is not to be done: no direction for taking. */
  | 'refrain'
  | 'deed'
  /** Who takes it, of all the readers of a leaflet. */
  | 'people'
  | 'age'
  /** What follows is an effect of the drug. */
  | 'caution'
  | 'once'
  | 'onedose'
  | 'course'
  | 'after'
  | 'hourly'
  | 'raise'
  | 'alter'
  | 'byamount'
  | 'filler'
  | 'apart'
  | 'beyond'
  | 'vague'
  | 'fixedday'
  | 'supply'
  | 'stop'
  | 'today'
  | 'days'
  | 'degree'
  | 'more'
  | 'dexter'
  | 'body'
  | 'divided'
  | 'formerly'
  | 'nocte'
  /** What follows is when it ends. */
  | 'until'
  /** A dose beside those told, on a condition. */
  | 'extra'
  /** Taken once more. */
  | 'again'
  /** A unit of time on the drug, or off it. */
  | 'spell'
  /** What a reading should be. */
  | 'goal'
  /** What stood before holds no longer. */
  | 'changed'

/** The words of one language, by meaning, set apart by semicolons. A wording in capitals is known only in capitals. */
export interface DirectionWords {
  readonly words: Readonly<Partial<Record<DirectionMeaning, string>>>
  /** Letters that are written onto the next word, with what they mean. */
  readonly prefixes: Readonly<Record<string, readonly DirectionMeaning[]>>
}
