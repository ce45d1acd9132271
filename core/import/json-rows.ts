/** One member of the object: of a list each item by itself, of anything else the whole value. */
export interface JsonRow {
  readonly name: string
  readonly inList: boolean
  /** Of its text. */
  readonly letters: number
  readonly value: unknown
}

/** The text is no JSON object of values and lists, is cut short, or has an item beyond all bounds. */
export class BrokenJson extends Error {
  override readonly name = 'BrokenJson'
}

/** Letters of one item; the longest row of an export is far below. */
const longestItem = 512 * 1024
/** Deeper than any row by far. */
const maxDepth = 32

/**
 * The members of one JSON object, read as they come: whatever the length of the text, one item of one list is in
 * memory, and what is broken is told at the first item that is.
 * @throws BrokenJson
 */
export async function* jsonRows(pieces: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  const splitter = new Splitter()
  for await (const piece of pieces) yield* splitter.push(piece)
  splitter.end()
}

/** Which list an item was in, and its text. */
interface Item {
  readonly list: string | null
  readonly text: string
}

class Splitter {
  #depth = 0
  #inString = false
  #escaped = false
  #list: string | null = null
  /** Of the item that has begun: what came in earlier pieces. */
  #held = ''
  /** After the last item of a list and before the next comma there is nothing. */
  #listEnded = false
  #comma = false
  #ended = false

  push(piece: string): JsonRow[] {
    const items: Item[] = []
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at]
      if (this.#inString) this.#string(character)
      else if (character === '"') this.#inString = true
      else if (character === '{' || character === '[') {
        if (this.#opens(character, piece.slice(from, at))) from = at + 1
      } else if (character === '}' || character === ']') {
        const closed = this.#closes(character, piece.slice(from, at))
        if (closed) {
          if (closed !== 'nothing') items.push(closed)
          from = at + 1
        }
      } else if (character === ',' && this.#depth === this.#base) {
        const item = this.#item(piece.slice(from, at))
        if (item) items.push(item)
        else if (!this.#listEnded) throw new BrokenJson('nothing between two commas')
        this.#listEnded = false
        this.#comma = true
        from = at + 1
      }
    }
    this.#hold(piece.slice(from))
    return items.map(rowOf)
  }

  end(): void {
    if (!this.#ended || this.#held.trim() !== '')
      throw new BrokenJson('the text does not end where it should')
  }

  /** Where commas part items: among the members of the object, or within a list of it. */
  get #base(): number {
    return this.#list === null ? 1 : 2
  }

  #string(character: string | undefined): void {
    if (this.#escaped) this.#escaped = false
    else if (character === '\\') this.#escaped = true
    else if (character === '"') this.#inString = false
  }

  /** True where what is next is an item of its own. */
  #opens(character: string, before: string): boolean {
    if (this.#ended) throw new BrokenJson('something after the end')
    this.#depth += 1
    if (this.#depth > maxDepth) throw new BrokenJson('nested too deeply')
    if (this.#depth === 1) {
      if (character !== '{' || before.trim() !== '') throw new BrokenJson('no object')
      return true
    }
    if (this.#depth !== 2 || character !== '[' || this.#list !== null) return false
    const name = /^\s*"([^"\\]*)"\s*:\s*$/.exec(this.#held + before)?.[1]
    if (name === undefined) throw new BrokenJson('a list without a name')
    this.#list = name
    this.#held = ''
    this.#comma = false
    return true
  }

  /** The last item of a list or of the object; `nothing` where it has none; null within an item. */
  #closes(character: string, before: string): Item | 'nothing' | null {
    const within = this.#depth > this.#base
    this.#depth -= 1
    if (within) return null
    if (character !== (this.#list === null ? '}' : ']') || this.#depth < 0)
      throw new BrokenJson('brackets that do not match')
    const item = this.#item(before)
    if (!item && this.#comma) throw new BrokenJson('nothing after a comma')
    this.#comma = false
    if (this.#list === null) this.#ended = true
    else this.#listEnded = true
    this.#list = null
    return item ?? 'nothing'
  }

  #item(rest: string): Item | null {
    this.#hold(rest)
    const text = this.#held.trim()
    this.#held = ''
    if (text === '') return null
    if (this.#listEnded && this.#list === null) throw new BrokenJson('something after a list')
    this.#comma = false
    return { list: this.#list, text }
  }

  #hold(text: string): void {
    this.#held += text
    if (this.#held.length > longestItem) throw new BrokenJson('an item beyond all bounds')
  }
}

function rowOf({ list, text }: Item): JsonRow {
  try {
    if (list !== null) return { name: list, inList: true, letters: text.length, value: JSON.parse(text) }
    const [entry] = Object.entries(JSON.parse(`{${text}}`) as object)
    if (!entry) throw new BrokenJson('a member without a name')
    return { name: entry[0], inList: false, letters: text.length, value: entry[1] }
  } catch (error) {
    throw new BrokenJson('an item that is not JSON', { cause: error })
  }
}
