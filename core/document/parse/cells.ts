import { expectedWord, limitsBegin, limitsGoOn } from '../../language/printed-values'
import { remembered } from '../../vocabulary/remembered'
import { canonicalUnit, powerOfTen } from '../../vocabulary/units'
import { parseDate, type DateOrder } from '../dates'
import { amountWithDay } from '../values/own-day'
import { parseFlag, parseValue, type DecimalMark, type PrintedValue } from '../values/numbers'
import { parseRange, type ReferenceRange } from '../values/range'

/** What of a row stands beside its name and its number. */
export interface Rest {
  readonly unit: string | null
  readonly flag: string | null
  readonly range: string | null
  /** Words and numbers of the text that are none of these. */
  readonly left: number
  readonly leftNumbers: number
}

/** Reads cells of one page, each text once. */
export class CellReader {
  constructor(
    readonly mark: DecimalMark,
    readonly order: DateOrder,
  ) {}

  readonly value = remembered((text): PrintedValue | null => parseValue(text, this.mark))

  /** A number, or a word of result; not what only begins with one. */
  readonly result = remembered((printed): PrintedValue | null => {
    const text = amountWithDay(printed) ?? printed
    const value = this.value(text)
    // A letter is a flag, "2." counts the rows.
    if (!value || /^(?:[A-Za-z]{1,2}|\d{1,2}[.)])$/.test(text.trim())) return null
    const { left, leftNumbers } = this.rest(value.rest)
    return left > 2 || leftNumbers > 0 || (isDay(text, this.order) && value.number !== null) ? null : value
  })

  readonly range = remembered((text): ReferenceRange | null => {
    const range = isNumber(text) ? null : parseRange(text, { mark: this.mark })
    const told = range && (range.low ?? range.high ?? range.expected) !== null
    return told || (range?.several?.length ?? 0) > 1 ? range : null
  })

  /** Flag, unit and limits in any order within one text. */
  readonly rest = remembered((text): Rest => {
    const words = text.split(' ').filter((word) => word !== '')
    let unit: string | null = null
    let flag: string | null = null
    let range: string | null = null
    const left: string[] = []
    for (let i = 0; i < words.length;) {
      const step = this.#longest(words, i, { unit, flag, range })
      if (!step) {
        if (/[\p{L}\d]/u.test(words[i]!)) left.push(words[i]!)
        i++
        continue
      }
      if (step.kind === 'unit') unit = step.text
      else if (step.kind === 'flag') flag = step.text
      else range = step.text
      i += step.length
    }
    return {
      unit,
      flag,
      range,
      left: left.length,
      leftNumbers: left.filter((word) => /\d/.test(word) && !powerOfTen.test(word)).length,
    }
  })

  /** The longest run of words from `at` that is one of what is still looked for. */
  #longest(
    words: readonly string[],
    at: number,
    found: { unit: string | null; flag: string | null; range: string | null },
  ): { kind: 'unit' | 'flag' | 'range'; text: string; length: number } | null {
    for (let length = Math.min(9, words.length - at); length > 0; length--) {
      const text = words.slice(at, at + length).join(' ')
      if (found.flag === null && length <= 3 && parseFlag(text) !== null && !/^[a-z]$/.test(text))
        return { kind: 'flag', text, length }
      if (found.unit === null && length <= 3 && isUnit(text)) return { kind: 'unit', text, length }
      if (
        found.range === null &&
        ((/\d/.test(text) && limitsBegin.test(text)) || isExpected(text)) &&
        this.range(text) !== null &&
        !this.#hasTail(text)
      )
        return { kind: 'range', text, length }
    }
    return null
  }

  /** Limits are read from the front of a text; a unit may follow them, but no flag or other words. */
  #hasTail(text: string): boolean {
    const tail = /(?:\d|[)\]])\s+([^\d()[\]<>≤≥=-]+)$/.exec(text)?.[1]
    return tail !== undefined && !isUnit(tail) && !limitsGoOn.test(tail)
  }
}

/** What is normal, in its brackets: "(NEG)". */
const isExpected = (text: string): boolean =>
  /^\([^()\d]+\)$/.test(text) && expectedWord.test(text.slice(1, -1))

const isUnit = (text: string): boolean =>
  canonicalUnit(text) !== null && !/^\d+$/.test(text) ? !/^(?:m|d|l|u)$/.test(text) : false

/** A number in a unit, and nothing else. */
export const isMeasured = (text: string, reader: CellReader): boolean => {
  const rest = reader.rest(reader.result(text)?.rest ?? '')
  return rest.unit !== null && rest.left === 0
}

const isNumber = (text: string): boolean => /^[^\p{L}\d<>≤≥]*\d+([.,]\d+)?[^\p{L}\d]*$/u.test(text)

const isDay = (text: string, order: DateOrder): boolean =>
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/.test(text) && parseDate(text, order) !== null
