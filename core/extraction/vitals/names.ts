import { inPosture, posture, pressureNames } from '../../language/vitals'
import type { LabConcept } from '../../vocabulary/concept'
import { entriesOf } from '../../vocabulary/load'

/** What a wording names: one sign, or the two of a blood pressure. `weak`: only in a line or a section of vital signs. */
export interface SignName {
  readonly of: 'pressure' | LabConcept
  readonly weak: boolean
}

interface Names {
  /** All wordings, the longest first, as the source of an expression. */
  readonly source: string
  readonly lookup: (printed: string) => SignName | null
}

let known: Names | null = null

/** A posture stands for the pressure where its two numbers follow, and neither its name nor those of another stand before it. */
const twoNumbers = String.raw`\d{2,3}\s?\/\s?\d{2,3}(?![\d/])`
const positions =
  String.raw`(?<!(?:${pressureNames})[\s,:(]{1,3}|\d\/\d{2,3}[^.;\d]{0,20})` +
  String.raw`(?:${posture})(?=\s?:?\s?${twoNumbers})`

const quotes = /["״”“„'׳’`]/

/** Spaces, hyphens and stops within a wording say nothing. */
const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["״”“„'׳’`]{1,2}/g, '"')
    .replace(/[\s.\-_/]+/g, '')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** "HR" is printed "H.R.", too; a name of words with any one space or hyphen between them. */
function sourceOf(text: string): string {
  const signs = [...text].map((sign) => (quotes.test(sign) ? `["״”“„'׳’\`]{1,2}` : escaped(sign)))
  if (/^[A-Z]{1,3}$/.test(text)) return signs.join(String.raw`\.?`)
  return signs.map((sign) => (sign === ' ' ? String.raw`[\s\-]{1,2}` : sign)).join('')
}

/** The names of the signs. An abbreviation in capitals counts in capitals only: "hr" is an hour. */
export function signNames(): Names {
  if (known) return known
  const rows = entriesOf('vital').flatMap(({ concept, wordings }) =>
    wordings.map(({ text, ambiguous }) => ({ text, name: { of: concept, weak: ambiguous } as SignName })),
  )
  const capitals = (text: string): boolean => /^[A-Z]{1,3}$/.test(text) && text !== 'BMI'
  const exact = new Map(rows.filter(({ text }) => capitals(text)).map(({ text, name }) => [text, name]))
  const others = new Map(
    rows.filter(({ text }) => !capitals(text)).map(({ text, name }) => [squeezed(text), name] as const),
  )
  const sources = [...new Set(rows.map(({ text }) => text))]
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
  const whole = new RegExp(`^(?:${pressureNames})$`, 'iu')
  const position = new RegExp(`^(?:${posture})$`, 'iu')
  known = {
    source: [
      ...sources.filter((one) => one.length > 9),
      pressureNames,
      positions,
      ...sources.filter((one) => one.length <= 9),
    ].join('|'),
    lookup: (printed) => {
      const text = printed.trim()
      const own = others.get(squeezed(text)) ?? exact.get(text.replace(/[.\s]/g, ''))
      if (own) return own
      return whole.test(text) || position.test(text) ? { of: 'pressure', weak: position.test(text) } : null
    },
  }
  return known
}

/** The sign that a cell names and nothing else, and the unit that it gives in brackets: "Weight (kg)". */
export function signOfCell(text: string): (SignName & { readonly unit: string | null }) | null {
  const plain = text.trim().replace(/^[^\p{L}\d]+|[\s:.*=\-–]+$/gu, '')
  const [, bare = plain, unit = null] = /^(.+?)\s?[,([]\s?([^()[\]]{1,14}?)\s?[)\]]?$/u.exec(plain) ?? []
  const whole = signNames().lookup(plain)
  if (whole) return { ...whole, unit: null }
  const named = signNames().lookup(bare)
  if (named) return { ...named, unit }
  const upright = plain.replace(inPosture, '')
  return upright === plain ? null : signOfCell(upright)
}
