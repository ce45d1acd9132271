import type { Assertion, EntityType } from '../records/kinds'

/**
 * Where the words stand by which something is said of anybody, or of somebody else:
 * - `before`: before the name, in its sentence;
 * - `beside`: before the name, in its printed line, for what lines of letterheads and signatures have no stop behind;
 * - `sentence`: anywhere in its sentence; `row`: anywhere in its printed line;
 * - `title`: opening a line, for all that stands below it, until the patient is spoken of.
 */
export type Place = 'before' | 'beside' | 'sentence' | 'row' | 'title'

export interface General {
  readonly id: string
  readonly in: Place
  /** Parts of expressions, each up to a word's end; particles may be joined before them. */
  readonly words: readonly string[]
  /** What the name is then; where the words leave it open, it waits for a person. */
  readonly as: Exclude<Assertion, 'present' | 'historical'> | 'waits'
  /** Of these kinds of facts alone. */
  readonly of?: readonly EntityType[]
  /** In a whole line that has one of these, it is no such line. */
  readonly unless?: RegExp
  /** Spoken of the patient; behind it the words do not reach. The language's own where it is left out. */
  readonly turn?: RegExp
  /** The name is in brackets. */
  readonly example: string
  readonly counterexample: string
}
