import {
  beforeLimit,
  expectedWord,
  flagWordings,
  lessThan,
  moreThan,
  noResult,
  unreadUnit,
} from '../../language/printed-values'
import { misreadWords, resultInWords } from '../../language/result-words'
import type { Flag } from '../../records/kinds'
import { plain } from '../script'
import { remembered } from '../../vocabulary/remembered'
import { canonicalUnit, powerOfTen } from '../../vocabulary/units'
import { isVariant } from './variant'

/** `comma`: "1,5" is one and a half; `point`: "1,234" is a thousand and some. */
export type DecimalMark = 'point' | 'comma'

/** Digits in groups: of three ("118,000"), or, as India prints lakhs and crores, of two before the last three ("1,18,000"). */
export const grouped = String.raw`\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}`
const wholeGrouped = new RegExp(String.raw`^-?(?:${grouped})(?:\.\d+)?$`)

/**
 * The digits of a printed number with a point for its decimal mark: "7,9" → "7.9", "1,234" → "1234", ".5" → "0.5".
 * A comma before three digits parts thousands, unless the page writes decimal commas.
 */
export function normalizeNumber(text: string, mark: DecimalMark = 'point'): string | null {
  let read = text.trim().replace(/[\u2212\u2013]/g, '-').replace(/^\+/, '').replace(/[.,;:]+$/, '') // prettier-ignore
  if (mark === 'comma' && /^-?\d{1,3}(\.\d{3})+,\d+$/.test(read))
    read = read.replace(/\./g, '').replace(',', '.')
  else if (
    wholeGrouped.test(read) &&
    !(mark === 'comma' && /^-?\d{1,3},\d{3}$/.test(read)) &&
    !/^-?0,/.test(read)
  )
    read = read.replace(/,/g, '')
  else if (/^-?\d+,\d+$/.test(read)) read = read.replace(',', '.')
  if (/^-?\.\d+$/.test(read)) read = read.replace('.', '0.')
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(read) ? read : null
}

export interface PrintedValue {
  /** As it is kept: digits with a decimal point, a comparator before them, or the words of a qualitative result. */
  readonly text: string
  /** Null of a qualitative result or a span ("0-2"). */
  readonly number: number | null
  readonly comparator: '<' | '<=' | '>' | '>=' | null
  readonly flag: PrintedFlag | null
  /** What follows the value in its cell: a unit, a remark. */
  readonly rest: string
  /** Letters were taken for the digits they resemble. */
  readonly lookalikes: boolean
}

/** `A`: abnormal, of no stated direction. */
export type PrintedFlag = Flag | 'A'

/** What is printed in words, or no one number. */
export const inWords = (text: string, more: Partial<PrintedValue> = {}): PrintedValue => ({
  text,
  number: null,
  comparator: null,
  flag: null,
  rest: '',
  lookalikes: false,
  ...more,
})

/** A number of these digits, with the comparator before it. */
const counted = (
  digits: string,
  comparator: PrintedValue['comparator'],
  more: Partial<PrintedValue>,
): PrintedValue => inWords(`${comparator ?? ''}${digits}`, { number: Number(digits), comparator, ...more })

const comparators: readonly (readonly [RegExp, PrintedValue['comparator']])[] = [
  [/^(?:<=|=<|≤|⩽)\s*/, '<='], [/^(?:>=|=>|≥|⩾)\s*/, '>='], [lessThan, '<'], [moreThan, '>'],
] // prettier-ignore

const number = String.raw`[+-]?(?:(?:${grouped})(?:\.\d+)?|\d{1,7}(?:[.,]\d{1,4})?|[.,]\d{1,4})`
/** A number that goes on behind another mark ("1,18,0") is not read in part. */
const numberAt = new RegExp(`^(${number})(?![.,]?\\d)`)
const spanAt = new RegExp(`^(${number}\\s?(?:-|–|to)\\s?${number})(?!\\d)`)

/** "Non- -reactive", "Non- ~reactive": a hyphen that was read twice. */
export const doubledHyphen = /(?<!\p{L})(non)(?:\s?[-–—~]){1,2}\s?(?=reactive|immune|detected)/iu

/** "13.000000", "6.800000": as many decimals as a program can hold are no more than those that count. */
export const withoutPadding = (text: string): string =>
  text.replace(/(?<=\d)\.0{4,}(?!\d)|(?<=\d\.\d{1,2})0{4,}(?!\d)/g, '')

/** Specks at the ends of a cell; a sign before a number is none. */
function tidied(cell: string): string {
  return (
    misreadWords
      .reduce((text, { form, meant }) => text.replace(form, meant), cell)
      // The star before a number, or what it was read as beside it.
      .replace(/^(?=\S*\*)[*‘’'"“”°]{2,3}(?=[<>]?\d)/u, '*')
      .replace(/^[©®@](?=[.,]\d)/, 'O')
      .replace(/^(?:(?:[‘’'"“”©®°_:;~•·]|[.,](?!\d))+|[-–—]+(?=\s))\s*(?=[\p{L}\d<>≥≤+])/u, '')
      .replace(/(?<=[\p{L}\d+])\s*[:;,'’"”“_~]+$/u, '')
      .replace(/(?<=^\p{L}{4,}) [\d.,:;'"|_-]$/u, '')
      .replace(doubledHyphen, '$1-')
      .replace(/^\\(?=\p{L})/u, '')
      // The star of what is beyond its limits.
      .replace(/(?<=^\p{L}[\p{L} -]*)\s?\*+$/u, '')
  )
}

/** A group of blood between its quotation marks; bare, an "A" may be the mark of what is abnormal. */
const quotedGroup = /^["'‘“](AB|[ABO])["'’”]$/

/** A result as its cell prints it. Null where the cell holds no result (empty, pending, a remark). */
export function parseValue(cell: string, mark: DecimalMark = 'point'): PrintedValue | null {
  // "5. 4", "5 .4": a space that the engine saw beside the point.
  const group = quotedGroup.exec(cell.trim())?.[1]
  if (group !== undefined) return inWords(group)
  let text = withoutPadding(tidied(cell)).normalize('NFKC').replace(/\s+/g, ' ').replace(/(\d)\s?([.,])\s?(?=\d(?:\d|\b))/g, '$1$2').trim() // prettier-ignore
  const ahead = unitAhead(text)
  const behind = ahead === null ? null : parseValue(text.slice(ahead.length + 1).replace(speck, ''), mark)
  if (ahead !== null && behind?.number != null) {
    const lookalikes = behind.lookalikes || speck.test(text.slice(ahead.length + 1))
    return { ...behind, rest: `${ahead} ${behind.rest}`.trim(), lookalikes }
  }
  const { flag: leading, rest: afterFlag } = takeFlagBefore(text)
  text = afterFlag
  if (text === '' || noResult.test(text)) return null
  if (resultInWords.test(text.replace(/[.,;]$/, '')) || isVariant(text))
    return inWords(text.replace(/[.,;]$/, '').replace(/^([<>]?1) ?: ?(?=\d)/, '$1:'), { flag: leading })
  const [, told, expected] = /^([^()\d]+) (\([^()\d]+\))$/.exec(text) ?? []
  if (told !== undefined && resultInWords.test(told) && expectedWord.test(expected!.slice(1, -1)))
    return inWords(told, { flag: leading, rest: expected! })
  // "Positive (>250 U/mL)", "Reactive 1:64": how much of it there is, behind the word.
  const [, word, amount = ''] = /^([^()\d]+?) (\([<>=≥≤~]?\s?\d[^()]*\)|1 ?: ?\d+)$/.exec(text) ?? []
  // "(=250": another sign was misread.
  if (word !== undefined && resultInWords.test(word))
    return inWords(amount.startsWith('(=') ? word : text, { flag: leading })
  const plus = /^(\d ?\+|\+{1,4}|10\^\d)(?=[\s(]|$)/.exec(text)
  if (plus)
    return inWords(plus[1]!.replace(' ', ''), { flag: leading, rest: text.slice(plus[0].length).trim() })
  const found = comparators.find(([form]) => form.test(text))
  const comparator = found?.[1] ?? null
  const body = found ? text.replace(found[0], '') : text
  // Right to left, the sign stands after the digits and is mirrored.
  const span = comparator === null ? spanAt.exec(body) : null
  if (span && /^\s*(?:\/|per |hpf|lpf|cells|%|$|\()/i.test(body.slice(span[0].length)))
    return inWords(span[1]!.replace(/\s/g, '').replace(/–|to/, '-'), after(body.slice(span[0].length)))
  const direct = numberAt.exec(body)
  const read = direct ? normalizeNumber(direct[1]!, mark) : null
  const tail = direct ? body.slice(direct[0].length) : ''
  if (direct && read !== null && /^ (?:\d|[|lI](?!\p{L}))/u.test(tail) && !beginsWithUnit(tail))
    return spaced(body, comparator, leading)
  if (
    direct &&
    read !== null &&
    (!/^[A-Za-z]/.test(tail.replace(/^[HLNhlt](?![A-Za-z])/, ' ')) || canonicalUnit(tail) !== null)
  )
    return counted(read, comparator, after(tail, leading))
  return fromLookalikes(body, comparator, leading, mark)
}

/** "10^3/uL (4.0-10.5)": the figures after a number are those of its unit. */
const beginsWithUnit = (tail: string): boolean => {
  // "38 1U/mL": the stroke of an I.
  const words = tail
    .trim()
    .replace(/^[1l|](?=U\/)/, 'I')
    .split(' ')
  return (
    powerOfTen.test(words[0]!) ||
    [1, 2, 3].some((length) => canonicalUnit(words.slice(0, length).join(' ')) !== null)
  )
}

/** Between a unit and its number, what a mark was read as. */
const speck = /^[=₪~] (?=\d)/

/** "fL 11.9", "10^3/uL 172": the unit that stands before its number where columns are read from the right, misread or not. */
function unitAhead(text: string): string | null {
  const first = /^(\S{2,}) (?=(?:[=₪~] )?[<>≤≥]?\s?\d)/.exec(text)?.[1] ?? ''
  const isUnit =
    powerOfTen.test(first) || unreadUnit.test(first) || (!/^\d/.test(first) && canonicalUnit(first) !== null)
  return first !== '' && isUnit && parseFlag(first) === null ? first : null
}

/** "1 234": thousands parted by a space; any other two numbers in one cell are no result. */
function spaced(
  body: string,
  comparator: PrintedValue['comparator'],
  flag: PrintedFlag | null,
): PrintedValue | null {
  // What is left of a rule behind the number.
  const tail = /^(\d+(?:[.,]\d+)?) [1lI|]$/.exec(body)?.[1]
  const before = tail === undefined ? null : normalizeNumber(tail)
  if (before !== null) return counted(before, comparator, { flag, lookalikes: true })
  // An arrow before the number, read as a one.
  const arrow = /^1 (\d{2,5}|\d{1,4}[.,]\d{1,3})$/.exec(body)?.[1] ?? '000'
  const pointed = /^\d{3}$/.test(arrow) ? null : normalizeNumber(arrow)
  if (pointed !== null)
    return { text: pointed, number: Number(pointed), comparator, flag: 'A', rest: '', lookalikes: true }
  const match = /^(\d{1,3}) (\d{3})(?![\d.,])(.*)$/.exec(body)
  if (!match) return null
  // "301 107M9/L": what follows is a unit that was misread.
  if (/^\p{L}/u.test(match[3] ?? '')) return null
  return counted(`${match[1]}${match[2]}`, comparator, { ...after(match[3] ?? '', flag), lookalikes: true })
}

const letters: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', i: '1', '|': '1', '!': '1', S: '5', B: '8', Z: '2', '°': '.', '·': '.' } // prettier-ignore

/** "O.9", "l2.4", "7S": digits that were read as letters; at least one true digit must be there. */
function fromLookalikes(
  body: string,
  comparator: PrintedValue['comparator'],
  flag: PrintedFlag | null,
  mark: DecimalMark,
): PrintedValue | null {
  const token = body.split(' ')[0] ?? ''
  // A lone stroke or ring in a column of results is a one or a nought; a person has to look.
  if (/^(?:[lI|!i]{1,2}|[oO])$/.test(body))
    return counted(/[oO]/.test(body) ? '0' : '1', comparator, { flag, lookalikes: true })
  const digitsRead = token.replace(/\D/g, '').length
  // "B12" is a vitamin, not 812.
  if (digitsRead === 0 || digitsRead * 2 < token.length - 1 || token.length > 8 || /^[SBZ]/.test(token))
    return null
  const digits = [...token].map((letter) => letters[letter] ?? letter).join('')
  const read = digits === token ? null : normalizeNumber(digits, mark)
  if (read === null) return null
  return counted(read, comparator, { ...after(body.slice(token.length), flag), lookalikes: true })
}

/** What follows a number: its flag, unless one stood before it, and the rest. */
function after(text: string, before: PrintedFlag | null = null): Pick<PrintedValue, 'flag' | 'rest'> {
  const trimmed = text.trim()
  const [first = '', ...others] = trimmed.split(' ')
  // An arrow beside the number, read as a letter of the other script, or a plus.
  const flag = parseFlag(first) ?? (/^[\u05d0-\u05eaTtJ↕+]$/.test(first) ? 'A' : null)
  return flag ? { flag: before ?? flag, rest: others.join(' ') } : { flag: before, rest: trimmed }
}

function takeFlagBefore(text: string): { flag: PrintedFlag | null; rest: string } {
  const match =
    /^([HL*↑↓!▲▼△▽]{1,2})\s?(?=[<>\d])|^([↑↓▲▼△▽]{1,2})\s?(?=\p{L})|^(\*{1,2})\s?(?=\+|\p{L}{3})/u.exec(text)
  if (match) return { flag: parseFlag(match[0].trim()), rest: text.slice(match[0].length) }
  if (beforeLimit.test(text)) return { flag: null, rest: text }
  // An arrow that was read as a letter says that the value is out of range, but not on which side.
  const arrow =
    /^(?:[A-Za-z†‡|^*$\u05d0-\u05ea]{1,2}|t\+|\+t)\s+(?=[<>]?\s?\d)|^[a-z]{1,2}\s+(?=[Pp]ositive\b|[Nn]egative\b|[Dd]etected\b|[Rr]eactive\b)/.exec(
      text,
    )
  return arrow ? { flag: 'A', rest: text.slice(arrow[0].length) } : { flag: null, rest: text }
}

/** "+ 1", "(1 +)": a grade as a right-to-left line is read; its plus stands behind its figure. */
export const withGrade = (text: string): string =>
  text.replace(/\(?(?<![\d+])(?:\+ ?([1-4])|([1-4]) ?\+)(?![\d+])\)?/, '$1$2+')

/** Without the edge of a badge, where it was read as the first letter of what stands on it: "oOutside". */
const withoutEcho = (text: string): string =>
  text.replace(/^(\p{Ll})(?=\p{Lu}\p{Ll}{2})/u, (edge, _, at: number) =>
    text[at + 1]!.toLowerCase() === edge ? '' : edge,
  )

/** An arrow before the word of a flag, read as a letter, a figure or a plus: "A Low", "+» Normal". */
const misreadArrow = /^(?:[^\p{L}\s]{1,2}|[avty]) (?=\p{L}{3})/u

/** H, L, N or A of a printed flag in any of its spellings; null of anything else. */
export const parseFlag = remembered((text): PrintedFlag | null => {
  const read = plain(withoutEcho(text))
    .replace(/[()[\].,;:_|]/g, '')
    .trim()
    .replace(misreadArrow, '')
  return flagWordings.find(([, wording]) => wording.test(read))?.[0] ?? null
})
