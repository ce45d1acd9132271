import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import type { Cue } from './question-cues'
import type { Subject } from './subjects'

/** What was found in a question, by which it is decided whether it is one that the record answers. */
export interface Told {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly cues: ReadonlySet<Cue>
  /** What to do is asked, by other words than those for what is due: "when should I repeat it" asks for that alone. */
  readonly advice: boolean
  /** Something is named that the record has, or a place or a time of it. */
  readonly names: boolean
  /** Something is named that the vocabulary has. */
  readonly named: boolean
  /** Something is named that a list of the record has. */
  readonly items: boolean
  /** A drug is named, whether the record has it or not: whoever wrote it is not asked after. */
  readonly drug: boolean
  /** Places of words that tell what is asked. */
  readonly cuePlaces: ReadonlySet<number>
  /** Of those, of words that ask for what is to come. */
  readonly duePlaces: readonly number[]
  readonly ofAnother: boolean
  readonly place: boolean
  /** Places of the words that name it. */
  readonly placeWords: readonly number[]
  /** The place is that of a doctor whose field alone is named. */
  readonly byField: boolean
  /** A time is named. */
  readonly timed: boolean
  /** There is an answer before it, which it may go on from. */
  readonly goesOn: boolean
  readonly before: Topic | null
  readonly isShort: boolean
  /** What the question names, and what the record has by words of it. */
  readonly subjects: readonly Subject[]
  readonly candidates: readonly Subject[]
}
