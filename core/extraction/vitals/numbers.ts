import {
  misreadPound,
  signUnits,
  twoUnits,
  twoUnitsBehind,
  otherQuantity,
  unitMeanings,
  untilWords,
} from '../../language/vitals'
import { overPressure } from '../../language/particles'
import type { LabConcept } from '../../vocabulary/concept'

/** A number that a sign is told by, where it stands in its text. */
export interface SignValue {
  /** One number, or of a blood pressure two. */
  readonly numbers: readonly string[]
  readonly start: number
  readonly end: number
  readonly unit: string | null
  /** Where its unit ends. */
  readonly last: number
}

const number = String.raw`\d,\d{3}(?=\s?gr?(?:ams?)?(?!\p{L}))|\d{1,4}(?:\.\d{1,3}|,\d{1,2})?`
/** What makes a number a part of a span, a day, a time, a degree or another number. */
const goesOn = String.raw`(?!\d|[.,]\d|\s?[-–—]\s?\d|\s?\/\s?\d|\+|:\d|['’]?s(?!\p{L})|\s(?:${untilWords})\s\d)`
const pair = new RegExp(
  String.raw`^(\d{2,3})\s?(?:${overPressure})\s?(\d{2,3})(?!\d|[.,]\d|\s?[-–—]\s?\d|\s?\/\s?\d)`,
  'iu',
)
const single = new RegExp(String.raw`^(?:${twoUnits})?(${number})${goesOn}`, 'iu')

/** The unit of a sign at the beginning of a text; null where none is. */
export function unitAt(text: string, canonical: string): { unit: string; length: number } | null {
  const source = signUnits[canonical]
  const found = source && new RegExp(`^\\s?\\(?\\s?(${source})(?![\\p{L}\\d])\\)?`, 'iu').exec(text)
  if (!found) return null
  // "80.7 kg. She …": the stop ends the sentence.
  const stops = found[0].endsWith('.') && /^(?:\s+\p{Lu}|\s*$)/u.test(text.slice(found[0].length))
  return { unit: found[1]!.replace(/\.$/, ''), length: found[0].length - (stops ? 1 : 0) }
}

/** The number or the numbers at the beginning of a text, with their unit; null where it begins with none, or with another quantity. */
export function valueAt(text: string, at: number, of: 'pressure' | LabConcept): SignValue | null {
  const rest = text.slice(at)
  const canonical = of === 'pressure' ? 'mmHg' : of.unit
  const found = (of === 'pressure' ? pair : single).exec(rest)
  if (!found) return null
  const start = at + (of === 'pressure' ? 0 : found[0].length - found[1]!.length)
  const end = at + found[0].length
  const behind = text.slice(end)
  const unit = unitAt(behind, canonical)
  const after = behind.slice(unit?.length ?? 0)
  if (twoUnitsBehind.test(behind) || (unit && /^\s?\d{1,2}(?:\.\d)?\s?(?:oz|in)/i.test(after))) return null
  if (!unit && (otherQuantity.test(behind) || isOfAnother(behind))) return null
  // "5 kg/week", "70 kg/m2": another quantity than the unit's.
  if (unit && /^\s?\/\s?\p{L}/u.test(after)) return null
  const numbers = found
    .slice(1, of === 'pressure' ? 3 : 2)
    .map((one) => one!.replace(/,(?=\d{3})/, '').replace(',', '.'))
  return {
    numbers,
    start,
    end,
    unit: unit?.unit.replace(misreadPound, 'l') ?? null,
    last: end + (unit?.length ?? 0),
  }
}

/** "Weight / BMI: 88 kg": a unit in which another sign is given. */
const isOfAnother = (behind: string): boolean =>
  Object.keys(signUnits).some((canonical) => (unitAt(behind, canonical)?.unit.length ?? 0) > 1)

/** Which of the vocabulary's units a printed one is; null where it is not known. */
export function unitMeant(printed: string | null, canonical: string): string | null {
  if (printed === null) return null
  const plain = printed.trim().replace(/\.$/, '')
  const meant = unitMeanings.find(([wording]) => wording.test(plain))?.[1]
  return meant ?? (['/min', '%', 'kg/m2'].includes(canonical) ? canonical : null)
}
