/** Values of the newest names, each until its own time; of more than `most` names the oldest is forgotten. */
export class Kept<T> {
  readonly #most: number
  readonly #values = new Map<string, { readonly value: T; readonly until: number }>()

  constructor(most: number) {
    this.#most = most
  }

  /** Null where it is not kept, or its time has come: at `until` it has. */
  get(name: string, now: number): T | null {
    const found = this.#values.get(name)
    if (!found) return null
    if (now < found.until) return found.value
    this.#values.delete(name)
    return null
  }

  keep(name: string, value: T, until: number): void {
    this.#values.set(name, { value, until })
    if (this.#values.size <= this.#most) return
    const [oldest] = this.#values.keys()
    if (oldest !== undefined) this.#values.delete(oldest)
  }
}
