import { ordinalEndings, shortened } from '../../language/en/directions'
import { misreadEnding, shortenedHebrew } from '../../language/he/directions'

/** A word, a number or a sign of directions. */
export interface Token {
  readonly kind: 'word' | 'number' | 'ordinal' | 'fraction' | 'scheme' | 'clock' | 'sign'
  /** As printed. */
  readonly text: string
  /** Lower case, without dots and curly quotes; a number with a decimal point. */
  readonly norm: string
  readonly start: number
  readonly end: number
}

const part = '(?:\\d(?:[.,]\\d)?(?![.,]?\\d)|1\\s?½|½|¼|1/2|1/4)'
const dash = '\\s?(?:[-+–]|-{2,3})\\s?'
/** None at that time: a nought, or a cross or the letter in its place. */
const none = '[xo](?![\\p{L}\\d])'
const letter = '\\p{L}\\p{M}'
/** What may be one number or another: "5.000", "O.5", "0. 5", "1..5"; and "1:1000", which is neither. */
const illegible =
  '(?<![\\d.,])[1-9]\\d*\\.\\d\\d0(?!\\d)|(?<![\\p{L}\\d])o[.,]\\d+|\\d+o(?![\\p{L}])|\\d+o(?=m[gcl])|(?<!\\d)0[.,]\\s\\d+|\\d+[.,]{2,}\\d+|\\d+:\\d{3,}'
/** "0800h", "2200 hrs" */
const fourFigures = `(?<![\\d.,])(?:[01]\\d|2[0-3])[0-5]\\d\\s?h(?:(?:ou)?rs?)?(?![${letter}])`
const patterns: readonly (readonly [Token['kind'], string])[] = [
  ['word', illegible],
  [
    'clock',
    `${fourFigures}|\\d{1,2}[:.]\\d{2}\\s?(?:[ap]\\.?m\\b\\.?)|\\d{1,2}:\\d{2}(?!\\d)|\\d{1,2}\\s?(?:[ap]\\.?m\\b\\.?)|\\d{1,2}[ap](?=\\s?[/,)&]|$)`,
  ],
  ['scheme', `(?<![\\d./-])${part}${dash}${part}${dash}${part}(?:${dash}${part})?(?![\\d/]|[-+–]\\d)`],
  // "1-X-1", "X-X-1"
  [
    'scheme',
    `(?<![\\p{L}\\d./-])(?:${part}|${none})${dash}(?:${part}|${none})${dash}(?:${part}|${none})(?![\\p{L}\\d/]|[-+–]\\d)`,
  ],
  // "10-10-8 units"
  ['scheme', '(?<![\\d./-])\\d{1,2}-\\d{1,2}-\\d{1,2}(?=\\s?(?:units?|iu)(?![\\p{L}]))'],
  // Insulin for the day: a date has no zero in its middle.
  ['scheme', '(?<![\\d./-])\\d{1,2}\\s?-\\s?0\\s?-\\s?\\d{1,2}(?![\\d/]|[-+–]\\d)'],
  [
    'fraction',
    '\\d+\\s?[½¼¾]|[½¼¾]|\\d+\\s\\d/[2-689](?!\\d)|(?<![\\d./-])\\d-1/2(?![\\d/])|\\d{1,2}/(?:2|3|4|7|12|52)(?![\\d/])',
  ],
  ['ordinal', `\\d{1,2}(?:${ordinalEndings.join('|')})(?![${letter}])`],
  [
    'number',
    "\\d{1,3}(?:[,'’]\\d{3})+(?!\\d)|\\d{1,3}(?: 000)+(?!\\d)|\\d+(?:[.,]\\d+)?|(?<![\\p{L}\\d])\\.\\d+",
  ],
  ['word', `(?<![${letter}])(?:${[...shortened, ...shortenedHebrew].join('|')})\\.(?=\\s)`],
  // "bidx10d", "dailyx30 days"
  ['word', `(?<![${letter}])(?!ma)[a-z]{2,}(?=x\\d)`],
  // "q6hprn", "bidprn"
  ['word', `(?<![${letter}])[a-z]+?(?=prn(?![${letter}]))`],
  ['word', `[${letter}](?:\\.[${letter}](?![${letter}]))+\\.?`],
  ['word', `[${letter}µμ]+(?:['’׳"״]{1,2}[${letter}]+)*['’׳]?|%|°`],
  ['sign', '[^\\s]'],
]
const expression = new RegExp(patterns.map(([, pattern]) => `(${pattern})`).join('|'), 'giu')

export function tokensOf(text: string): Token[] {
  // "tablet(s)" is a tablet; a maqaf and every dash are a hyphen.
  const plain = text
    .replace(/\((?:s|es)\)/gi, (ending) => ' '.repeat(ending.length))
    .replace(/[\u05be\u2010-\u2012\u2014\u2015\u2212]/g, '-')
  return [...plain.matchAll(expression)].map((match) => {
    const kind = patterns[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? 'sign'
    const [whole] = match
    return {
      kind,
      text: whole,
      norm: normalise(whole, kind),
      start: match.index,
      end: match.index + whole.length,
    }
  })
}

function normalise(text: string, kind: Token['kind']): string {
  if (kind === 'number')
    return /^\d{1,3}(?:[,'’ ]\d{3})+$/.test(text)
      ? text.replace(/[,'’ ]/g, '')
      : text.replace(',', '.').replace(/^\./, '0.')
  if (kind !== 'word') return text
  const lower = text.toLowerCase().replace(/[׳’]/g, "'").replace(/״/g, '"').replace(/\./g, '')
  return /[a-z]/.test(lower) ? lower.replace(/['"]/g, '') : lower
}

/** What else an unknown word may have been on paper. */
export function printedAs(norm: string): string | null {
  const [read, printed] = misreadEnding
  return norm.length > 2 && norm.endsWith(read) ? norm.slice(0, -1) + printed : null
}

/** `1½`, `1 1/2`, `3/4`; null of a fraction that counts days, weeks or months (`5/7`, `2/52`, `3/12`). */
export function fractionValue(text: string): number | null {
  const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
  const sign = signs[text.slice(-1)]
  if (sign !== undefined) return Number(text.slice(0, -1) || 0) + sign
  const [, whole = '0', above = '', below = ''] = /^(?:(\d+)[\s-])?(\d+)\/(\d+)$/.exec(text) ?? []
  const isSpan = below === '7' || below === '12' || below === '52'
  return isSpan || Number(above) >= Number(below) ? null : Number(whole) + Number(above) / Number(below)
}

/** `8am`, `8:30 p.m.`, `20:00` → `HH:MM`; null of what is no time of day. */
export function clockValue(text: string): string | null {
  // "0800h", "2200 hrs"
  const [, hours, minutes] = /^(\d{2})(\d{2})\s?h/i.exec(text) ?? []
  if (hours && minutes) return `${hours}:${minutes}`
  const [, hour = '', minute = '00', half = ''] = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/i.exec(text) ?? []
  const twelve = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (twelve > 24 || Number(minute) > 59) return null
  return `${String(twelve % 24).padStart(2, '0')}:${minute}`
}
