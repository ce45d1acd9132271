import {
  doseDivisors,
  doseUnits,
  fromNumber,
  becameOther,
  isNow,
  fromWord,
  heldIn,
  ofBlood,
  toWord,
  unitLetters,
  unitPattern,
} from '../../language/dose-units'

/** The strength or amount of one dose, as printed: no rounding, no conversion. */
export interface Dose {
  /** Decimal point, no thousands separator. */
  readonly value: string
  readonly unit: string
  readonly start: number
  readonly end: number
  /** Letters were read as digits: "5O mg". */
  readonly repaired: boolean
  /** A strength in a volume ("100 units/mL", "250 mg/5 mL") or a pack's volume ("3 mL pens"), which is no amount taken. */
  readonly strength: boolean
}

const amount = '\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,3})?(?!\\d)|[.]\\d+|[½¼¾]'
// "1 000 IU", and "1 00 mg" where the engine saw a gap: zeros do not stand alone.
const spaced = '\\d{1,3}\\s0{1,3}(?![\\d.,])'
const digitsMisread = '(?=[0-9OolISs]*\\d)(?=\\d*[OolISs])[0-9OolISs]+(?:[.,][0-9OolISs]+)?'
const expression = new RegExp(
  `(?<![\\p{L}\\d.,/<>])(${spaced}|${amount}|${digitsMisread})(?:\\s?-\\s?(?:${amount}))?((?:\\s?(?:${unitPattern})?\\s?[/+-]\\s?(?:${amount}))*)[\\s-]?(${unitPattern})(?![\\p{L}\\d])(\\s?/\\s?(?:${doseDivisors}|d?l|ml|min|hr?|hour|\\d)|\\s?per\\s(?:kg|litre|liter))?`,
  'giu',
)

/** Every dose of a text: "875/125 mg" gives its first part; concentrations of blood and amounts per kilogram none. */
export function findDoses(text: string): Dose[] {
  return [...text.matchAll(expression)].flatMap((match): Dose[] => {
    const [whole, number = '', parts = '', lastUnit = '', per = ''] = match
    // "10 mg/5 mL": the number's own unit, not the volume's.
    const ownUnit = new RegExp(`^\\s?(${unitPattern})(?!\\p{L})`, 'iu').exec(parts)?.[1]
    const unitText = ownUnit ?? lastUnit
    const perWhat = per.replace(/\s|per/gi, '').toLowerCase()
    if (new RegExp(`^/?(?:${doseDivisors}|l|litre|liter|dl|min)$`).test(perWhat)) return []
    const unit = unitNamed(unitText)
    if (unit === 'units' && ofBlood.test(text.slice(match.index + whole.length))) return []
    if (!unit || (perWhat === '/ml' && /^(?:ng|pg)$/i.test(unitText))) return []
    const digits = number.replace(/\s/g, '').replace(/[oO]/g, '0').replace(/[lI]/g, '1').replace(/[sS]/g, '5')
    if (/^0+\d/.test(digits) || Number(plainNumber(digits)) === 0) return []
    // "10001U" is likelier 1000 IU.
    const glued = /^\d{2,}1U$/i.test(whole)
    const repaired = glued || (digits !== number && !/^\d{1,3}\s000$/.test(number))
    return [
      {
        value: plainNumber(digits),
        unit,
        start: match.index,
        end: match.index + whole.length,
        repaired,
        strength:
          perWhat === '/ml' ||
          (unit === 'mL'
            ? heldIn.test(text.slice(match.index + whole.length))
            : unitNamed(lastUnit) === 'mL'),
      },
    ]
  })
}

export function unitNamed(text: string): string | null {
  return doseUnits.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null
}

const halves: Record<string, string> = { '½': '0.5', '¼': '0.25', '¾': '0.75' }

/** `1,000` → `1000`; `2,5` → `2.5`; `.5` → `0.5`. Trailing zeros stay as printed. */
export function plainNumber(text: string): string {
  const half = halves[text]
  if (half) return half
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return text.replace(/,/g, '')
  return text.replace(',', '.').replace(/^\./, '0.')
}

const fromTo = new RegExp(
  `(?:${fromWord})\\s*(${amount})\\s*(?:${unitPattern})?\\s*(?:${toWord})\\s*(${amount})\\s*(${unitPattern})?(?![\\p{L}\\d])`,
  'iu',
)

const became = new RegExp(
  `^[^.;\\d]{0,30}(?:${amount})\\s*(${unitPattern})[^.;\\d]{0,40}?(?:${becameOther})\\s*(${amount})\\s*(${unitPattern})?(?![\\p{L}\\d])`,
  'iu',
)

const nowIs = new RegExp(
  `^[^.;\\d]{0,30}(?:${amount})\\s*(${unitPattern})?[^.;\\d]{0,40}?` +
    `(?<!\\p{L})(?:${isNow})\\s*(${amount})\\s*(${unitPattern})(?![\\p{L}\\d]|\\s?/)`,
  'iu',
)

interface Changed { readonly value: string; readonly unit: string | null; readonly start: number; readonly end: number } // prettier-ignore

/** "increased from 500 mg to 1000 mg", "60 mg, reduced to 30 mg": the dose after the change. */
export function changedDose(text: string): Changed | null {
  const match = fromTo.exec(text)
  const other = match ? null : (became.exec(text) ?? nowIs.exec(text))
  const [found, before] = match
    ? [match, unitLetters.exec(match[0].replace(fromNumber, ''))?.[0]]
    : [other, other?.[1]]
  if (!found) return null
  const unit = unitNamed(found[3] ?? '') ?? unitNamed(before ?? '')
  return { value: plainNumber(found[2] ?? ''), unit, start: found.index, end: found.index + found[0].length }
}

const grams: Record<string, number> = { g: 1000, mg: 1, mcg: 0.001 }

/** The amount in the vocabulary's unit; null where the units do not compare. */
export function inUnit(value: number, unit: string | null, usual: string): number | null {
  const known = usual.toLowerCase() === 'units' ? 'units' : usual
  if (!unit || unit === known) return value
  if (/^(?:iu|units)$/i.test(unit) && /^(?:iu|units)$/i.test(known)) return value
  const from = grams[unit]
  const to = grams[known]
  return from !== undefined && to !== undefined ? (value * from) / to : null
}
