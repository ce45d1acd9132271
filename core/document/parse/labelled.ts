import type { Word } from '../page'
import type { CellReader } from './cells'
import type { Fields } from './fields'

interface Reading {
  readonly fields: Fields
  readonly reader: CellReader
  readonly direction: 'ltr' | 'rtl'
}

/** More words than these are a sentence that has a colon. */
const longest = 7

/**
 * A row (of so many parts) of a label and what stands after it, from left to right as the page prints them: "HbA1c: 6.1 % (4.0-5.6)", or
 * "70 umol/L L-carnitine level:" where a label of Latin letters is read from the right. Null of any other row.
 */
export function labelledParts(
  words: readonly Word[],
  parts: number,
  { fields, reader, direction }: Reading,
): Word[][] | null {
  if (parts > 3) return null
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text))
  if (colon < 0) return null
  const isResult = (some: readonly Word[]): boolean =>
    some.length > 0 && reader.result(fields.of(some).text) !== null
  const named = (some: readonly Word[]): boolean =>
    some.length > 0 && some.length <= longest && /\p{L}{2}/u.test(fields.of(some).text)
  const [label, rest] = [words.slice(0, colon + 1), words.slice(colon + 1)]
  if (named(label) && isResult(rest)) return [label, rest]
  if (direction === 'ltr' || rest.length > 0) return null
  // The longest beginning that is a number with all that belongs to one; without Latin letters it runs leftwards, too.
  for (let length = words.length - 1; length > 0; length--) {
    const name = words.slice(length)
    const value = [words.slice(0, length), words.slice(0, length).reverse()].find((some) => {
      const read = /\d/.test(some[0]!.text) ? reader.value(fields.of(some).text) : null
      return read !== null && reader.rest(read.rest).left === 0
    })
    if (value && named(name)) return [value, name]
  }
  return null
}
