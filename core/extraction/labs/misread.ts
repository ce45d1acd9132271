import type { Word } from '../../document/page'
import type { Resolved } from './resolve'

/**
 * A result whose number, or whose limits, the reader of the page was not sure of. What the number says of
 * itself (a lost point, a value that nobody has) goes before, since it says more.
 */
export function heedReader(resolved: Resolved): Resolved {
  const { reading, number, range } = resolved
  if (number === null) return resolved
  if (resolved.doubt !== null && STRONGER.has(resolved.doubt)) return resolved
  if (reading.valueWords.some(isDoubted)) return { ...resolved, doubt: 'misread_value' }
  if (range === null || resolved.doubt === 'misread_value') return resolved
  const printed = [reading.range, reading.low, reading.high]
  const limits = reading.words.filter(
    (word) => isDoubted(word) && printed.some((text) => text?.includes(word.text) ?? false),
  )
  return limits.length > 0 ? { ...resolved, doubt: 'range_suspected' } : resolved
}

const STRONGER: ReadonlySet<string> = new Set(['decimal_point_suspected', 'implausible_value'])

/** Under this the figures of a number were hardly read; of a hundred results that were read right, one lies below. */
const hardly = 0.75

const isDoubted = ({ doubt, confidence, text }: Word): boolean =>
  doubt !== undefined || (confidence < hardly && /\d/.test(text))
