import { cellOf } from '../cells'
import type { Word } from '../page'
import type { Field } from './types'

/** Words from left to right as a field in reading order, each set of words once. */
export class Fields {
  readonly #ids = new Map<Word, number>()
  readonly #known = new Map<string, Field>()

  constructor(readonly direction: 'ltr' | 'rtl') {}

  of(words: readonly Word[]): Field {
    let key = ''
    for (const word of words) {
      let id = this.#ids.get(word)
      if (id === undefined) this.#ids.set(word, (id = this.#ids.size))
      key += `${id},`
    }
    const known = this.#known.get(key)
    if (known) return known
    const { text, words: ordered } = cellOf(words, this.direction)
    const field = { text, words: ordered }
    this.#known.set(key, field)
    return field
  }
}

/** Fields one after another as one; null of none. */
export const joinFields = (parts: readonly (Field | null)[]): Field | null => {
  const some = parts.filter((part) => part !== null)
  return some.length === 0
    ? null
    : { text: some.map(({ text }) => text).join(' '), words: some.flatMap(({ words }) => words) }
}
