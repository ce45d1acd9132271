import type { DocumentFacts } from '../../document/types'
import type { Laterality } from '../laterality'

/** Codes that end in 9 for a side not told and have 1 for the right and 2 for the left (ICD-10-CM, tabular list). */
const sided = /^(?:M25\.[45]\d9|S(?:42|52|72|82|93)\.\d\d9A|S62\.[0-5]\d9A|S83\.(?!20)\d\d9A|S92\.[0-4]\d9A)$/

/** Those that have a 3 for both sides, too. */
const sidedOrBoth = /^(?:I65\.29|I82\.4\d9)$/

const digits: Readonly<Record<Laterality, string>> = { right: '1', left: '2', bilateral: '3' }

/** The code of the side that the page names, for an ICD-10-CM code that leaves the side open; others as they are. */
export function withSide(code: string, side: Laterality | null): string {
  const digit = side === null ? null : digits[side]
  if (digit === null || !(sidedOrBoth.test(code) || (side !== 'bilateral' && sided.test(code)))) return code
  return code.replace(/9(A?)$/, `${digit}$1`)
}

const limb = /(?<!\p{L})(?:knee|shoulder|hip|ankle|wrist|elbow|foot|hand|ברך|כתף|ירך|קרסול|מרפק)(?!\p{L})/iu

/** Whether a report's title is of one limb: what it finds there is of the side that the title names. */
export const isOfLimb = ({ category, title }: DocumentFacts): boolean =>
  category.value === 'imaging' && title !== null && limb.test(title)

/** Whether a code is of a limb's joint or bone. */
export const isLimbCode = (code: string): boolean => sided.test(code)
