/** What was made of the things on the way to a node, and the ways on from there. */
interface Node {
  readonly next: Map<object, Node>
  readonly made: Map<string, unknown>
}

const node = (): Node => ({ next: new Map(), made: new Map() })

/** Remembers what was made of words or rows, by their own order, whatever way the search came to them. */
export class Memo {
  readonly #root = node()

  of<T>(things: readonly object[], what: string, make: () => T): T {
    let at = this.#root
    for (const thing of things) {
      let next = at.next.get(thing)
      if (!next) at.next.set(thing, (next = node()))
      at = next
    }
    if (at.made.has(what)) return at.made.get(what) as T
    const made = make()
    at.made.set(what, made)
    return made
  }
}
