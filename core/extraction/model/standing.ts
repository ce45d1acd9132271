import type { Word } from '../../document/page'
import { grouped, normalizeNumber } from '../../document/values/numbers'
import { canonicalUnit } from '../../vocabulary/units'
import { lettersOf } from './letters'

/** A number as it is printed: thousands parted by commas, a decimal point or comma. */
const printed = new RegExp(String.raw`(?:${grouped})(?:\.\d+)?|\d+(?:[.,]\d+)?|[.,]\d+`, 'g')
const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
}

/** The numbers of a text. "1,250" is a thousand and some, never one and a quarter. */
export function numbersIn(text: string): number[] {
  const whole = fractions[text.trim()]
  if (whole !== undefined) return [whole]
  return [...text.matchAll(printed)].flatMap((match) => normalizeNumber(match[0]) ?? []).map(Number)
}

/**
 * Whether a value that a model tells stands in the words that it quotes, digit for digit and with its sign:
 * "141", "<0.5", "1:80", "Negative". What the model made of a number by itself does not pass, nor does the end
 * of a range ("65-99") or the power of a unit ("10^9/L").
 */
export function stands(value: string, words: readonly Word[]): boolean {
  const numbers = numbersIn(value)
  const rest = lettersOf(value.replace(/[\d.,/:½¼¾]+/g, ' '))
  const letters = words.map((word) => lettersOf(word.text)).join('')
  if (rest !== '' && !letters.includes(rest)) return false
  if (numbers.length === 0) return rest !== ''
  if (numbers.length > 1) return words.some((word) => squeezed(word.text).includes(squeezed(value)))
  return words.some((word, index) => {
    const own = numbersOf(word.text)
    return (
      own.includes(numbers[0] ?? NaN) && comparator(word.text, words[index - 1]?.text) === comparator(value)
    )
  })
}

const squeezed = (text: string): string => text.replace(/\s/g, '').replace(/[–—]/g, '-').toLowerCase()

/** Of a word with several numbers only the strengths of a combined drug ("875/125") are values of their own. */
function numbersOf(text: string): number[] {
  const numbers = numbersIn(text)
  return numbers.length === 1 || /^\(?[\d.,]+(?:\/[\d.,]+)+[\p{L}%]*[).,;]?$/u.test(text) ? numbers : []
}

function comparator(text: string, before = ''): string {
  const sign = /[<>≤≥]/.exec(text)?.[0] ?? /^[<>≤≥]=?$/.exec(before)?.[0]?.[0] ?? ''
  return sign.replace('≤', '<').replace('≥', '>')
}

/** Whether a unit stands among words, in whatever spelling. */
export function unitStands(unit: string, words: readonly Word[]): boolean {
  const letters = lettersOf(unit)
  const text = words.map((word) => lettersOf(word.text)).join('')
  if (letters !== '' && text.includes(letters)) return true
  const form = canonicalUnit(unit)
  return form !== null && words.some((word) => canonicalUnit(word.text.replace(/^[\d.,]+/, '')) === form)
}
