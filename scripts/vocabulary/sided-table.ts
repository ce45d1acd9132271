import { sidesOf } from './sides'

const pointed = (code: string): string => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code)

const head = `/**
 * The ICD-10-CM codes of the vocabulary that leave the side open, each with that of the right, of the left and, where
 * there is one, of both: \`open right left both\`. Written by scripts/write-sided-codes.ts from the official titles
 * (CMS, ICD-10-CM FY2026); its test writes it again and compares.
 */
export const sidedCodes = \`
`

/** The source of core/vocabulary/sided-codes.ts for these codes (without their point). */
export function sidedTable(codes: readonly string[], titles: ReadonlyMap<string, string>): string {
  const rows = [...new Set(codes)].sort().flatMap((code) => {
    const sides = sidesOf(code, titles)
    return sides
      ? [[code, sides.right, sides.left, ...(sides.both ? [sides.both] : [])].map(pointed).join(' ')]
      : []
  })
  return `${head}${rows.join('\n')}\n\`\n`
}
