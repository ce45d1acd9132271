import type { Word } from '../page'

/** Remembers what was made of a set of words, whatever way the search came to it. */
export class Memo {
  readonly #ids = new Map<Word, number>()
  readonly #known = new Map<string, unknown>()

  of<T>(words: readonly Word[], what: string, make: () => T): T {
    const ids = words.map((word) => {
      const id = this.#ids.get(word) ?? this.#ids.size
      this.#ids.set(word, id)
      return id
    })
    const key = `${what} ${ids.sort((a, b) => a - b).join()}`
    if (this.#known.has(key)) return this.#known.get(key) as T
    const made = make()
    this.#known.set(key, made)
    return made
  }
}
