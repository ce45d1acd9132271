import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { BatchItem } from 'drizzle-orm/batch'

type Query = BatchItem<'sqlite'> & PromiseLike<unknown>

interface Waiting {
  readonly query: Query
  readonly resolve: (rows: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * Reads that are asked for side by side go to D1 together, as the loaders of one page do: one round trip instead of
 * one for each, and what a page shows is of one moment. If one of them fails, all that went with it do.
 */
export class Reads {
  readonly #db: DrizzleD1Database
  #waiting: Waiting[] = []

  constructor(db: DrizzleD1Database) {
    this.#db = db
  }

  run<T>(query: Query & PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject })
      // By then everything that runs side by side has asked.
      if (this.#waiting.length === 1) setTimeout(() => void this.#send(), 0)
    })
  }

  async #send(): Promise<void> {
    const sent = this.#waiting
    this.#waiting = []
    const [first, ...others] = sent.map(({ query }) => query)
    if (!first) return
    try {
      const results = others.length === 0 ? [await first] : await this.#db.batch([first, ...others])
      for (const [index, { resolve }] of sent.entries()) resolve(results[index] as never)
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }
}
