import type { Printed } from './sheet'

/** A fact that a page states, with the words that say it. */
export interface TrueFact {
  readonly type: 'lab' | 'medication' | 'diagnosis'
  /** As printed. */
  readonly name: string
  /** Of the vocabulary; null of a name that nobody knows. */
  readonly key: string | null
  /** A result, or a dose with its unit; null where the page tells none. */
  readonly value: string | null
  readonly unit: string | null
  readonly low: number | null
  readonly high: number | null
  /** ISO; null where the page tells no date of its own for it. */
  readonly date: string | null
  /** The day that the page prints over it, beside it or in its head, with the words that say it. */
  readonly day?: { readonly printed: string; readonly words: readonly Printed[] } | null
  /** What was not read cannot be found: the words without which the fact is not told. */
  readonly words: readonly Printed[]
  /** Of the layout around it. */
  readonly features: readonly string[]
}
