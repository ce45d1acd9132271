import { centerY, overlap, right } from './geometry'
import { union, type Word } from './page'

/** So many lines tell that a page sets its results so. */
const fewest = 3

/** How far a sign may stand from the words beside it, in their heights. */
const reach = 1.5

const isSign = ({ text }: Word): boolean => /^=+$/.test(text)

/**
 * "P-Sodium = 138 mmol/L": a sign between a name and its result is the colon of a label, on a page on which several have it.
 * The engine may have read it twice.
 */
export function withEqualsRead(words: readonly Word[]): Word[] {
  const signs = words.filter(isSign)
  if (signs.length < fewest) return [...words]
  const beside = (word: Word, step: 1 | -1): Word | undefined =>
    words
      .filter(
        (one) =>
          !isSign(one) &&
          Math.abs(centerY(one.box) - centerY(word.box)) < 0.6 * one.box[3] &&
          step * (one.box[0] - word.box[0]) > 0 &&
          -overlap(one.box[0], right(one.box), word.box[0], right(word.box)) < reach * one.box[3],
      )
      .sort((a, b) => step * (a.box[0] - b.box[0]))[0]
  const joints = signs.flatMap((sign) => {
    const [name, value] = [beside(sign, -1), beside(sign, 1)]
    return name && value && /[\p{L})\]\d]$/u.test(name.text) ? [{ sign, name, value }] : []
  })
  const counted = new Set(joints.filter(({ value }) => /^[<>≤≥]?\d/.test(value.text)).map(({ name }) => name))
  if (counted.size < fewest) return [...words]
  const gone = new Set(joints.map(({ sign }) => sign))
  const named = new Map(joints.map(({ sign, name }) => [name, union([name.box, sign.box])]))
  return words.flatMap((word) => {
    const box = named.get(word)
    return gone.has(word) ? [] : [box ? { ...word, text: `${word.text}:`, box } : word]
  })
}
