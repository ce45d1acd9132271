import { across, centerX, centerY } from './geometry'
import { union, type Word } from './page'
import { residualSkew } from './rows'

const low = /^(\d+(?:[.,]\d+)*)([-–—]?)$/
const isNumber = ({ text }: Word): boolean => /^\d+(?:[.,]\d+)*$/.test(text)
const amountOf = (text: string): number => Number(text.replace(/,(?=\d{3})/g, '').replace(',', '.'))

/**
 * Limits that their column is too narrow for, "1000 -" and below it "3000": as one word on the line of their row. The first
 * has another number beside it, the second stands with none, right below, and is the higher.
 */
export function withWrappedLimits(words: readonly Word[]): Word[] {
  const dashed = words.flatMap((word) => {
    const dash = low.exec(word.text)?.[2] ? word : words.find((one) => isBehind(word, one))
    return dash && low.test(word.text) ? [{ word, dash }] : []
  })
  if (dashed.length === 0) return [...words]
  const skew = residualSkew(words)
  const level = (word: Word): number => centerY(word.box) - skew * centerX(word.box)
  const beside = (word: Word): Word[] =>
    words.filter((one) => one !== word && Math.abs(level(one) - level(word)) < 0.5 * word.box[3])
  const joined = new Map<Word, Word | null>()
  for (const { word, dash } of dashed) {
    const numbered = beside(word).filter((one) => one !== dash && /\d/.test(one.text))
    const isLast = !numbered.some((one) => isNear(dash, one, 3))
    const under = words.find((one) => isNumber(one) && isUnder(word, one, level(one) - level(word)))
    if (!under || numbered.length === 0 || !isLast || beside(under).some(isNumber)) continue
    const [lowest] = word.text.split(/[-–—]/)
    if (amountOf(lowest!) >= amountOf(under.text)) continue
    const [x, , width] = union([word.box, dash.box, under.box])
    const box = [x, word.box[1], width, word.box[3]] as const
    joined.set(dash, null).set(under, null)
    joined.set(word, { ...word, text: `${lowest}-${under.text}`, box })
  }
  return words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : [word]))
}

/** Right of it, at most so many heights away. */
const isNear = (word: Word, one: Word, heights: number): boolean =>
  one.box[0] > word.box[0] && -across(one.box, word.box) < heights * word.box[3]

/** The dash behind a number. */
const isBehind = (word: Word, one: Word): boolean =>
  /^[-–—]$/.test(one.text) &&
  Math.abs(centerY(one.box) - centerY(word.box)) < 0.6 * word.box[3] &&
  isNear(word, one, 1)

const isUnder = (over: Word, one: Word, down: number): boolean =>
  Math.abs(one.box[0] - over.box[0]) < 0.7 * over.box[3] &&
  down > 0.9 * over.box[3] &&
  down < 2.2 * over.box[3]
