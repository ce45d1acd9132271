import { canonicalUnit } from '../vocabulary/units'
import { centerY, right } from './geometry'
import type { Word } from './page'

const mark = /^\([+-]\)$/
const number = /^[<>]?\d+(?:[.,]\d+)?$/

/**
 * Words without the marks in brackets between a result and its unit: "121 (+) mg/dL". They say of a result what its limits
 * say, and part it from them.
 */
export function withoutBracketedMarks(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => mark.test(text))) return [...words]
  return words.filter((word) => {
    if (!mark.test(word.text)) return true
    const near = words.filter(
      (other) => other !== word && Math.abs(centerY(other.box) - centerY(word.box)) < 0.5 * word.box[3],
    )
    const before = near.find(({ box }) => isBeside(right(box), word.box[0], word.box[3]))
    const behind = near.find(({ box }) => isBeside(right(word.box), box[0], word.box[3]))
    if (!before || !behind) return true
    const [one, other] = number.test(before.text) ? [before, behind] : [behind, before]
    return !number.test(one.text) || canonicalUnit(other.text) === null
  })
}

const codeLabel = /^[([]LOINC:?$/iu
const printedCode = /^\d{1,5}-\d[)\]](:?)$/u

/** Words without the LOINC that stands in brackets behind a name: "Haemoglobin (LOINC: 718-7): 11.8 g/dL". */
export function withoutPrintedCodes(words: readonly Word[]): readonly Word[] {
  const labels = words.filter(
    (word, at) => codeLabel.test(word.text) && printedCode.test(words[at + 1]?.text ?? ''),
  )
  if (labels.length === 0) return words
  return words.flatMap((word, at): Word[] => {
    if (labels.includes(word)) return []
    const [, colon] = labels.includes(words[at - 1]!) ? printedCode.exec(word.text)! : []
    if (colon === undefined) return [word]
    return colon === '' ? [] : [{ ...word, text: colon }]
  })
}

/** No wider apart than two words of a line are. */
const isBeside = (end: number, start: number, height: number): boolean =>
  start - end > -0.3 * height && start - end < 1.2 * height
