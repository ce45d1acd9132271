import {
  andLess,
  andMore,
  expectedWord,
  limitWords,
  lowerLimit,
  openLower,
  openUpper,
  rangeBegins,
  rangeDash,
  rangeLabel,
  upperLimit,
} from '../../language/printed-values'
import { doubledHyphen, normalizeNumber, withoutPadding, type DecimalMark } from './numbers'
import { byAge, bySex, byTier } from './range-tiers'

export interface ReferenceRange {
  readonly low: number | null
  readonly high: number | null
  /** The bound itself is outside: "< 200", "> 5.4". */
  readonly open: boolean
  /** As printed, for a person to read. */
  readonly text: string
  /** A unit that stands in the same cell ("65-99 mg/dL"). */
  readonly unit: string | null
  /** Rebuilt from a misreading: a lost dash or point. */
  readonly repaired: boolean
  /** What is normal is a word ("Negative", "Yellow"). */
  readonly expected: string | null
  /** All limits of a cell that prints several (by phase, by sex, by age), where none is known to be the patient's. */
  readonly several?: readonly { readonly low: number; readonly high: number }[]
}

/** Limits as a page prints them, with nothing else told of them. */
export const asRange = (text: string, more: Partial<ReferenceRange>): ReferenceRange => ({
  low: null,
  high: null,
  open: false,
  text,
  unit: null,
  repaired: false,
  expected: null,
  ...more,
})

export interface RangeContext {
  readonly sex?: 'male' | 'female' | null
  readonly mark?: DecimalMark
  /** The page is read from right to left: of two limits the right one is read first, whatever their size. */
  readonly turned?: boolean
}

const n = String.raw`(\d{1,7}(?:[.,]\d{1,4})?(?:,\d{3})*|[.,]\d{1,4})`
const dash = String.raw`\s*${rangeDash}\s*`
const signed = n.replace('(', '(-?')
const two = new RegExp(`^${signed}${dash}${signed}(?![\\d.])`, 'i')
const spans = new RegExp(`(?<![\\d.,])${n}\\s*[-–—]\\s*${n}(?![\\d.])`, 'g')
const upper = new RegExp(String.raw`^${upperLimit}\s*-?\s*${n}`, 'i')
const lower = new RegExp(String.raw`^${lowerLimit}\s*-?\s*${n}`, 'i')
/** Set right to left, the sign follows its number and is mirrored: "40 =<" is "≥ 40". */
const mirroredLower = new RegExp(`^${n}\\s*(?:=<|<=|≤)$`)
const mirroredUpper = new RegExp(`^${n}\\s*(?:=>|>=|≥)$`)
const mirroredOver = new RegExp(`^${n}\\s*<$`)
const mirroredUnder = new RegExp(`^${n}\\s*>$`)
const orMore = new RegExp(`^${n}\\s*${andMore}`, 'iu')
const orLess = new RegExp(`^${n}\\s*${andLess}`, 'i')

/** The limits of a printed reference range; null where the text states none. */
export function parseRange(printed: string, context: RangeContext = {}): ReferenceRange | null {
  const text = tidied(printed)
  if (text === '' || /^[-–—.]+$/.test(text)) return null
  const mark = context.mark ?? 'point'
  const aged = byAge(text)
  const several = severalOf(aged.text, mark)
  const own = aged.unsure ? null : bySex(aged.text, context.sex ?? null)
  if (own === null) return asRange(text, { several })
  const tier = byTier(own).replace(rangeBegins, '')
  const body = tier.replace(/^[^\p{L}\d([{<>≤≥⩽⩾=.,-]+/u, '').replace(/^[([{]\s*|\s*[)\]}]+(?=$|\s)/g, '').replace(rangeLabel, '').replace(/^[([]\s*/, '').replace(/^-\s+(\d+(?:[.,]\d+)?) (\d+(?:[.,]\d+)?)$/, '$1 - $2').trim() // prettier-ignore
  const found = limits(body, text, mark, context.turned) ?? rebuilt(body, text, mark) ?? words(body, text)
  if (found) return found
  return several.length > 1 ? asRange(text, { several }) : loosened(body, text, mark)
}

/** Of a pair of brackets set from right to left, the one before the number. */
const turnedBracket = new RegExp(String.raw`(?<=^[([]?\s*(?:${limitWords}))\s+[([]\s*(?=\d)`, 'i')

/** "0.27 - 4:20": as many decimals behind the colon as the other end has, so it is a point. */
const pointAsColon =
  /(?<=(?<!\d[.:])\d+\.\d\s*-[-\s]*\d+):(?=\d(?!\d))|(?<=(?<!\d[.:])\d+\.\d\d\s*-[-\s]*\d+):(?=\d\d(?!\d))/g

/** Signs and spaces as they are meant: a round letter alone before a dash is a nought. */
const tidied = (printed: string): string =>
  withoutPadding(printed).normalize('NFKC').replace(turnedBracket, ' ').replace(/[\u200e\u200f\u202a-\u202e]/g, '').replace(doubledHyphen, '$1-').replace(pointAsColon, '.')
    .replace(/(?<![\d.])0*(\d+(?:\.\d+)?)\s?%\s*[-–]\s*0*(?=\d+(?:\.\d+)?\s?%)/g, '$1 - ').replace(/=\s*=/g, '=').replace(/([<>])\s*or\s*(?:equal to\s*)?=?\s*(?=\d)/i, '$1= ')
    .replace(/(?<=\d)(?:\s*(?:=\s*[-–]|[-–]\s*=)\s*|\s=\s)(?=\d)/g, ' - ').replace(/(?<=\d\s*)[-–—]\s*[-–—](?=\s*\d)|-\s+-/g, '-').replace(/(?<=^|[[(\s])[oOcCGQD©®@](?=\s*[-–]\s*\d|\s\d+(?:[.,]\d+)?\s*[)\]])/g, '0').replace(/(?<=\d\s*[-–]\s*)[oO](?=\s*[\])]|$)/g, '0').replace(/\s+/g, ' ').trim() // prettier-ignore

/** All pairs of limits in a text; none where there is but one. */
function severalOf(text: string, mark: DecimalMark): { low: number; high: number }[] {
  const pairs = [...text.matchAll(spans)].flatMap((match) => {
    const [low, high] = [match[1], match[2]].map((digits) => normalizeNumber(digits ?? '', mark))
    return low == null || high == null ? [] : [{ low: Number(low), high: Number(high) }]
  })
  return pairs.length > 1 ? pairs : []
}

function limits(body: string, text: string, mark: DecimalMark, turned = false): ReferenceRange | null {
  const value = (digits: string | undefined) => {
    const read = digits === undefined ? null : normalizeNumber(digits, mark)
    return read === null ? null : Number(read)
  }
  const make = (match: RegExpExecArray, low: number | null, high: number | null, open: boolean, repaired = false) =>
    asRange(text, { low, high, open, repaired, unit: unitAfter(body.slice(match[0].length)) }) // prettier-ignore
  // "20-4 0 %": the upper one was read as two.
  const parted = /^(\d+)\s?[-–—]\s?(\d+) (\d+)(?![\d.,-])/.exec(body)
  const whole = parted && Number(parted[2]) < Number(parted[1]) ? `${parted[2]}${parted[3]}` : ''
  if (parted && Number(whole) > Number(parted[1]))
    return make(parted, Number(parted[1]), Number(whole), false, true)
  const pair = two.exec(body)
  // "17 -4 - 49", "400-1S00", "8-3O": of three numbers it is not known which are the limits, nor of one with a letter in it.
  if (pair && /^(?:\s*[-–]\s*|[\p{L}:])\d|^[OoQSIl|]+(?![\p{L}/^])/u.test(body.slice(pair[0].length)))
    return null
  if (pair) {
    const zero = /^0(\d+)$/.exec(pair[1]!) ?? /^0(\d+)$/.exec(pair[2]!)
    if (zero && !/[.,]/.test(pair[0]) && pair[0] !== '0-0') return zeroed(pair, zero[1]!.length, make)
    const grouped = asGrouped(pair[1]!, pair[2]!)
    if (grouped) return make(pair, value(grouped[0]), value(grouped[1]), false, true)
    const [a, b] = [value(pair[1]), value(pair[2])]
    if (a === null || b === null) return null
    if (a <= b) return suspectPair(pair, a, b, make) ?? make(pair, a, b, false)
    return suspectPair(pair, a, b, make) ?? make(pair, b, a, false, !turned && a > 10 * b)
  }
  for (const [form, side, open] of [
    [mirroredLower, 'low', false], [mirroredUpper, 'high', false], [mirroredOver, 'low', true], [mirroredUnder, 'high', true],
    [orMore, 'low', false], [orLess, 'high', false], [upper, 'high', openUpper.test(body)],
    [lower, 'low', openLower.test(body)],
  ] as const) {
    const match = form.exec(body)
    const bound = value(match?.[1])
    if (match && bound !== null) return side === 'low' ? make(match, bound, null, open) : make(match, null, bound, open)
  } // prettier-ignore
  return null
}

/** "4.800 - 10,800": thousands at both ends, of which one was read with a point. */
function asGrouped(low: string, high: string): readonly [string, string] | null {
  const both =
    [low, high].every((end) => /^\d{1,3}[.,]\d{3}$/.test(end)) && low.includes(',') !== high.includes(',')
  const [a, b] = [low, high].map((end) => end.replace('.', ',')) as [string, string]
  return both && Number(a.replace(',', '')) < Number(b.replace(',', '')) ? [a, b] : null
}

/** "05-20": no number begins with a nought, so the points of both ends were lost: 0.5-2.0. */
function zeroed(
  match: RegExpExecArray, decimals: number,
  make: (match: RegExpExecArray, low: number, high: number, open: boolean, repaired: boolean) => ReferenceRange,
): ReferenceRange | null {
  const [low, high] = [Number(match[1]) / 10 ** decimals, Number(match[2]) / 10 ** decimals]
  return low < high ? make(match, low, high, false, true) : null
} // prettier-ignore

/** One end without the point that the other end has ("4.0-56"): a factor of ten that no range has. */
function suspectPair(
  match: RegExpExecArray, a: number, b: number,
  make: (match: RegExpExecArray, low: number, high: number, open: boolean, repaired: boolean) => ReferenceRange,
): ReferenceRange | null {
  const decimals = (digits: string) => /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0
  const [da, db] = [decimals(match[1]!), decimals(match[2]!)]
  if (da > 0 && db === 0 && b >= 12 * Math.max(a, 0.5) && match[2]!.length > da) {
    const high = b / 10 ** da
    if (high > a) return make(match, a, high, false, true)
  }
  if (db > 0 && da === 0 && a > b && match[1]!.length > db) {
    const low = a / 10 ** db
    if (low < b) return make(match, low, b, false, true)
  }
  return null
} // prettier-ignore

/** "3.55.1" has lost its dash: both ends have as many decimals. "65 99" likewise. */
function rebuilt(body: string, text: string, mark: DecimalMark): ReferenceRange | null {
  const joined = /^(\d{1,4})[.,](\d{2,7})[.,](\d{1,3})(?=$|\s|\))/.exec(body)
  const spaced = /^(\d+(?:[.,]\d+)?) (\d+(?:[.,]\d+)?)(?=$|\s?\)|\s[a-z%/])/i.exec(body)
  let ends: [string, string] | null = null
  if (joined) {
    const decimals = joined[3]!.length
    ends = [`${joined[1]}.${joined[2]!.slice(0, decimals)}`, `${joined[2]!.slice(decimals)}.${joined[3]}`]
  } else if (spaced) ends = [spaced[1]!, spaced[2]!]
  if (!ends) return null
  const [low, high] = ends.map((end) => Number(normalizeNumber(end, mark) ?? Number.NaN)) as [number, number]
  const matched = (joined ?? spaced)![0]
  const unit = unitAfter(body.slice(matched.length))
  return low < high ? asRange(text, { low, high, unit, repaired: !isBracketed(text) }) : null
}

/** "(4.0 11.0)": of both brackets and both numbers nothing was lost but the dash. */
function isBracketed(text: string): boolean {
  const ends = /^[([]\d+(?:[.,](\d+))? \d+(?:[.,](\d+))?[)\]]$/.exec(text.trim())
  return ends !== null && (ends[1] ?? '').length === (ends[2] ?? '').length
}

/** Brackets read at the wrong end, a stroke or a letter between: the two numbers and the dash are what counts. */
function loosened(body: string, text: string, mark: DecimalMark): ReferenceRange | null {
  const bare = body
    .replace(/[[\]{}()|"'©®°_₪]/g, ' ')
    .replace(/(?<![\p{L}\d])\p{L}{1,2}(?=[\s\d.+=-]|$)|[\u05d0-\u05ea]/gu, ' ')
    .replace(/^[\s.+=-]+(?=[\d<>≤≥])/, '')
    .replace(/(?<=\d)[\s.]+(?=-)/g, '')
    .replace(/-\s+-/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  if (bare === body || bare === '') return null
  const found = limits(bare, text, mark) ?? rebuilt(bare, text, mark)
  return found && { ...found, repaired: true }
}

function words(body: string, text: string): ReferenceRange | null {
  return expectedWord.test(body) ? asRange(text, { expected: body.toLowerCase() }) : null
}

function unitAfter(rest: string): string | null {
  const unit = rest.replace(/^[\s)\]]+/, '').replace(/\s+(?:[HL]{1,2}|\*{1,2}|[↑↓])$/, '').replace(/[)\]]+$/, '').split(/\s*[;(]/)[0]?.trim() ?? '' // prettier-ignore
  // A sign of money behind limits is what a percent sign was read as.
  return unit === '' || unit.length > 18 ? null : unit === '$' ? '%' : unit
}
