import type { Assertion, EntityType } from '../records/kinds'

/**
 * Where the words stand by which something is said of anybody, of somebody else, or of what is not so:
 * - `before`: before the name, in its sentence;
 * - `beside`: before the name, in its printed line: letterheads and signatures have no stops;
 * - `sentence`, `around`, `row`: anywhere in its sentence, up to its full stops, or in its printed line;
 * - `title`: opening a line, for all that stands below it, until the patient is spoken of.
 */
export type Place = 'before' | 'beside' | 'sentence' | 'around' | 'row' | 'title'

export interface General {
  readonly id: string
  readonly in: Place
  /**
   * Parts of expressions, set apart by semicolons or lines. A Hebrew particle may be joined before each, and each ends at
   * a word's end; `~` at its end: it is written onto the next word.
   */
  readonly words: string
  /** What the name is then; where the words leave it open, it waits for a person. */
  readonly as: Exclude<Assertion, 'present' | 'historical'> | 'waits'
  /** Of these kinds of facts alone. */
  readonly of?: readonly EntityType[]
  /** A sentence or a line that has one of these is no such one. */
  readonly unless?: RegExp
  /** Behind these words the rule's own reach no further; the language's where it is left out. */
  readonly turn?: RegExp
  /** The name is in brackets; of the kind that the rule is for. */
  readonly example: string
  readonly counterexample: string
}

/** Before a word of the rules: the start of a title, or a particle. */
export const generalOpenings = { title: '^\\W{0,3}', other: '(?<!\\p{L})[ושהלבמכ]{0,2}?' } as const

/** The parts of a list, as one expression; those written onto the next word have no end of their own. */
export function generalWords(words: string, opening: string): RegExp {
  const parts = words
    .split(/;\s|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const joined = parts.filter((one) => one.endsWith('~')).map((one) => one.slice(0, -1))
  const whole = parts.filter((one) => !one.endsWith('~'))
  const ends = [...(whole.length ? [`(?:${whole.join('|')})(?!\\p{L})`] : []), ...joined]
  return new RegExp(`${opening}(?:${ends.join('|')})`, 'gu')
}
