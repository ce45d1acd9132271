import type { Word } from '../page'
import type { DecimalMark } from './numbers'

/** A page that writes "5,4" and never "5.4" writes decimal commas. */
export function decimalMarkOf(words: readonly Word[]): DecimalMark {
  const texts = words.map((word) => word.text.replace(/^[<>(]+|[)%HL*]+$/g, ''))
  const commas = texts.filter((text) => /^\d{1,4},\d{1,2}(-\d{1,4},\d{1,2})?$/.test(text)).length
  const points = texts.filter((text) => /^\d{1,4}\.\d{1,3}(-\d{1,4}\.\d{1,3})?$/.test(text)).length
  return commas >= 2 && commas > 2 * points ? 'comma' : 'point'
}
