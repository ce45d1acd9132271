import { cellOf } from '../cells'
import type { Word } from '../page'
import { Memo } from '../memo'
import type { Field } from './types'

/** Words from left to right as a field in reading order, each row of words once. */
export class Fields {
  readonly #memo = new Memo()

  constructor(readonly direction: 'ltr' | 'rtl') {}

  of(words: readonly Word[]): Field {
    return this.#memo.of(words, '', () => {
      const { text, words: ordered } = cellOf(words, this.direction)
      return { text, words: ordered }
    })
  }
}

/** Fields one after another as one; null of none. */
export const joinFields = (parts: readonly (Field | null)[]): Field | null => {
  const some = parts.filter((part) => part !== null)
  return some.length === 0
    ? null
    : { text: some.map(({ text }) => text).join(' '), words: some.flatMap(({ words }) => words) }
}
