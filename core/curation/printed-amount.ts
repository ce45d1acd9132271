import { doseUnits, unitPattern } from '../language/dose-units'

export interface Amount {
  readonly value: string | null
  readonly unit: string | null
}

const number = '\\d+(?:[.,]\\d+)?'
const unitNamed = (text: string): string | null =>
  doseUnits.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null

/**
 * A drug's amount with all of its numbers. A fact's value is one number; of a combined drug ("875/125 mg") and of a range
 * it is the first one, and what follows stands in the page's words alone.
 * @param words of the page that state the fact
 * @returns the amount as given where the words print no more; decimal points, no spaces about the slash
 */
export function printedAmount(amount: Amount, words: string | null): Amount {
  const { value, unit } = amount
  if (value === null || unit === null || words === null || !/^\d+(?:\.\d+)?$/.test(value)) return amount
  const first = value.replace('.', '[.,]')
  const printed = new RegExp(
    `(?<![\\d.,/])${first}(?:\\s?(?:${unitPattern}))?(?:\\s?[/+-]\\s?${number}(?:\\s?(?:${unitPattern}))?)+(?![\\p{L}\\d/])`,
    'iu',
  ).exec(words)?.[0]
  if (printed === undefined) return amount
  const parts = [...printed.matchAll(new RegExp(`([/+-]?)\\s?(${number})\\s?([^\\d/+-]*)`, 'gu'))].map(
    ([, sign = '', digits = '', own = '']) => ({
      sign,
      digits: digits.replace(',', '.'),
      unit: unitNamed(own),
    }),
  )
  const last = parts.at(-1)?.unit ?? null
  const isAmount = last !== null && parts.every((part) => part.unit !== 'mL')
  // "600 mg/400 IU": each its own; what is told per volume ("250 mg/5 mL") is no second part.
  if (!isAmount || (parts[0]?.unit ?? last) !== unit) return amount
  const told = parts.map(({ sign, digits, unit: own }, index) => {
    const named = own !== null && own !== last && index < parts.length - 1 ? ` ${own}` : ''
    return `${sign}${digits}${named}`
  })
  return { value: told.join(''), unit: last }
}
