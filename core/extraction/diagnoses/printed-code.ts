import type { ExtractedEntity } from '../types'
import type { Range } from '../assertion/scope'

/** ICD-10(-CM): a letter, two characters, and up to four more after a point. */
const shape = /(?<![\p{L}\p{N}.])([A-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?)(?![\p{L}\p{N}]|\.\d)/gu
/** The engine reads I as 1 or l, and O as 0: "121.4" in brackets beside a heart attack is I21.4. */
const misread = /(?<=[([]\s?(?:ICD[- ]?10(?:-CM)?:?\s*)?)([1l|0])(\d\d\.\d{1,2})(?=\s?[)\]])/giu

export interface PrintedCode {
  readonly code: string
  readonly start: number
  readonly end: number
}

/** The ICD-10 codes printed in a text. One without a point counts only in brackets or after a label. */
export function printedCodes(text: string): PrintedCode[] {
  const found: PrintedCode[] = []
  for (const match of text.matchAll(shape)) {
    const code = match[1] ?? ''
    const before = text.slice(0, match.index)
    const marked = /(?:[([]\s?|icd[- ]?10(?:-?cm)?\s*:?\s*|code:?\s*|^\s*)$/i.test(before)
    if (!code.includes('.') && !marked) continue
    // "L4.5" is a spine level nowhere, but "B12 240" and "T4 1.1" are tests.
    if (
      !code.includes('.') &&
      /^(?:B12|T[1-9]|L[1-5]|C[1-7]|S[1-5]|D3|K1|K2)/.test(code) &&
      !/[([]\s?$/.test(before)
    )
      continue
    found.push({ code, start: match.index, end: match.index + code.length })
  }
  for (const match of text.matchAll(misread)) {
    const letter = match[1] === '0' ? 'O' : 'I'
    found.push({ code: `${letter}${match[2] ?? ''}`, start: match.index, end: match.index + match[0].length })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The code that belongs to a mention: the first after it before the next one, or the one right before it. */
export function codeFor(text: string, range: Range, next: number): PrintedCode | null {
  const codes = printedCodes(text)
  const after = codes.find(
    (code) =>
      code.start >= range.end && code.start < next && !/[;.]\s/.test(text.slice(range.end, code.start)),
  )
  if (after) return after
  return (
    codes.find(
      (code) => code.end <= range.start && /^[\s)\]:.,–-]*$/.test(text.slice(code.end, range.start)),
    ) ?? null
  )
}

export function withPrinted(
  codes: ExtractedEntity['codes'],
  printed: string | null,
): ExtractedEntity['codes'] {
  if (!printed) return codes
  const own = codes['ICD-10-CM'] ?? []
  const same = own.filter((code) => code.slice(0, 3) === printed.slice(0, 3) && code !== printed)
  return { ...codes, 'ICD-10-CM': [printed, ...same] }
}

export function sameCategory(codes: readonly string[], printed: string): boolean {
  return (
    codes.length === 0 ||
    codes.some((code) => code.slice(0, 3) === printed.slice(0, 3) || code[0] === printed[0])
  )
}
