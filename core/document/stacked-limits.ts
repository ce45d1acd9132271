import { centerX, centerY } from './geometry'
import { union, type Word } from './page'
import { residualSkew } from './rows'

/** So many pairs make a column of them. */
const fewest = 3

const isBare = ({ text }: Word): boolean => /^\d+(?:[.,]\d+)?$/.test(text)
const isName = ({ text }: Word): boolean => /\p{L}{2}/u.test(text)
const amountOf = ({ text }: Word): number => Number(text.replace(',', '.'))

/** A number right over another one. */
interface Pair {
  readonly over: Word
  readonly under: Word
}

/**
 * Limits as a fraction, the upper one over the lower, centred on the row that they are of: as one word, "3.5-12.5". A name and
 * another number stand level with the middle of a pair, and no name with either of its numbers, which are no rows of their own.
 */
export function withStackedLimits(words: readonly Word[]): Word[] {
  const numbers = words.filter(isBare)
  if (numbers.length < 3 * fewest) return [...words]
  const skew = residualSkew(words)
  const level = (word: Word): number => centerY(word.box) - skew * centerX(word.box)
  const pairs = numbers.flatMap((over): Pair[] => {
    const below = numbers.filter((one) => isUnder(over, one)).sort((a, b) => a.box[1] - b.box[1])[0]
    if (!below) return []
    const half = (level(below) - level(over)) / 2
    const isLevel = (word: Word, y: number): boolean => Math.abs(level(word) - y) < half / 2
    const middle = level(over) + half
    const told = words.some((word) => isName(word) && isLevel(word, middle))
    const counted = numbers.some((word) => word !== over && word !== below && isLevel(word, middle))
    const rowed = words.some((word) => isName(word) && [over, below].some((one) => isLevel(word, level(one))))
    return told && counted && !rowed ? [{ over, under: below }] : []
  })
  const sure = pairs.filter(({ over }) => pairs.filter((one) => isInColumn(one.over, over)).length >= fewest)
  const falling = sure.filter(({ over, under }) => amountOf(over) > amountOf(under)).length
  if (sure.length < fewest || Math.min(falling, sure.length - falling) > 0.1 * sure.length) return [...words]
  const gone = new Set(sure.map(({ under }) => under))
  const joined = new Map(sure.map((pair) => [pair.over, asLimits(pair)]))
  return words.flatMap((word) => (gone.has(word) ? [] : [joined.get(word) ?? word]))
}

const isInColumn = (a: Word, b: Word): boolean =>
  Math.abs(centerX(a.box) - centerX(b.box)) < 2 * Math.max(a.box[3], b.box[3])

function isUnder(over: Word, one: Word): boolean {
  const height = Math.max(over.box[3], one.box[3])
  const down = centerY(one.box) - centerY(over.box)
  return down > 0.8 * height && down < 2.4 * height && Math.abs(centerX(one.box) - centerX(over.box)) < height
}

/** On the line of its row, in letters of its own height. */
function asLimits({ over, under }: Pair): Word {
  const [low, high] = [over, under].toSorted((a, b) => amountOf(a) - amountOf(b))
  const [x, y, width, tall] = union([over.box, under.box])
  const height = Math.max(over.box[3], under.box[3])
  return {
    ...over,
    text: `${low!.text}-${high!.text}`,
    box: [x, y + (tall - height) / 2, width, height],
    confidence: Math.min(over.confidence, under.confidence),
  }
}
