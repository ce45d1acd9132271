import { doseUnits, unitPattern } from '../language/dose-units'
import type { PrintedAmount } from '../records/amounts'

const number = '\\d+(?:[.,]\\d+)?'
const unitNamed = (text: string): string | null =>
  doseUnits.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null

/**
 * A drug's amount with all of its numbers. A fact's value is one number; of a combined drug ("875/125 mg") and of a range
 * it is the first one, and of a liquid what is in so much of it ("250 mg/5 mL"): what follows stands in the page's words alone.
 * @param words of the page that state the fact
 * @returns the amount as given where the words print no more; decimal points, no spaces about the slash
 */
export function printedAmount(amount: PrintedAmount, words: string | null): PrintedAmount {
  const { value, unit } = amount
  if (value === null || unit === null || words === null || !/^\d+(?:\.\d+)?$/.test(value)) return amount
  const first = value.replace('.', '[.,]')
  const printed = new RegExp(
    `(?<![\\d.,/])${first}(?:\\s?(?:${unitPattern}))?(?:\\s?[/+-]\\s?${number}(?:\\s?(?:${unitPattern}))?)*(?:\\s?/\\s?(${unitPattern}))?(?![\\p{L}\\d/])`,
    'iu',
  ).exec(words)
  if (!printed) return amount
  const [whole, each] = printed
  const parts = [...whole.matchAll(new RegExp(`([/+-]?)\\s?(${number})\\s?([^\\d/+-]*)`, 'gu'))].map(
    ([, sign = '', digits = '', own = '']) => ({
      sign,
      digits: digits.replace(',', '.'),
      unit: unitNamed(own),
    }),
  )
  const volume = volumeOf(parts.at(-1), each ?? null)
  const own = volume !== null && each === undefined ? parts.slice(0, -1) : parts
  const last = own.at(-1)?.unit ?? null
  const isMore = own.length > 1 || volume !== null
  const isAmount = last !== null && (each === undefined || volume !== null)
  // "600 mg/400 IU": each its own; a volume among them is none of the drug's.
  if (!isMore || !isAmount || own.some((part) => part.unit === 'mL') || (own[0]?.unit ?? last) !== unit)
    return amount
  const told = own.map(({ sign, digits, unit: named }, index) => {
    const written = named !== null && named !== last && index < own.length - 1 ? ` ${named}` : ''
    return `${sign}${digits}${written}`
  })
  return { value: told.join(''), unit: volume === null ? last : `${last}/${volume}` }
}

/** What of a liquid the amount is in: "5 mL", or "mL" where each has it. Null where it is in none. */
function volumeOf(
  last: { sign: string; digits: string; unit: string | null } | undefined,
  each: string | null,
): string | null {
  if (each !== null) return unitNamed(each) === 'mL' ? 'mL' : null
  return last?.sign === '/' && last.unit === 'mL' ? `${last.digits} mL` : null
}
