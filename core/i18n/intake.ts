import type { Amount, Dose, Instruction } from '../records/dosage'
import { isMeasure, type Form } from '../records/dosage-terms'
import type { Intake } from '../records/intake'
import type { Locale } from './locale'
import { isolate } from './text'

/**
 * One and several of what a dose is counted in, and how one is counted where that is no number.
 * A `dose` or what a page does not name is so many "at a time".
 */
const forms: Readonly<
  Record<Locale, Readonly<Partial<Record<Form, readonly [one: string, many: string, counted?: string]>>>>
> = {
  en: {
    tablet: ['tablet', 'tablets'],
    capsule: ['capsule', 'capsules'],
    pill: ['pill', 'pills'],
    puff: ['puff', 'puffs'],
    drop: ['drop', 'drops'],
    spray: ['spray', 'sprays'],
    patch: ['patch', 'patches'],
    suppository: ['suppository', 'suppositories'],
    sachet: ['sachet', 'sachets'],
    teaspoon: ['teaspoon', 'teaspoons'],
    tablespoon: ['tablespoon', 'tablespoons'],
    applicator: ['applicator', 'applicators'],
    injection: ['injection', 'injections'],
    vial: ['vial', 'vials'],
    ampoule: ['ampoule', 'ampoules'],
    lozenge: ['lozenge', 'lozenges'],
    pen: ['pen', 'pens'],
    syringe: ['syringe', 'syringes'],
    film: ['film', 'films'],
    scoop: ['scoop', 'scoops'],
    enema: ['enema', 'enemas'],
  },
  he: {
    tablet: ['טבליה', 'טבליות', 'טבליה אחת'],
    capsule: ['כמוסה', 'כמוסות', 'כמוסה אחת'],
    pill: ['כדור', 'כדורים', 'כדור אחד'],
    puff: ['שאיפה', 'שאיפות', 'שאיפה אחת'],
    drop: ['טיפה', 'טיפות', 'טיפה אחת'],
    spray: ['ריסוס', 'ריסוסים', 'ריסוס אחד'],
    patch: ['מדבקה', 'מדבקות', 'מדבקה אחת'],
    suppository: ['נר', 'נרות', 'נר אחד'],
    sachet: ['שקיק', 'שקיקים', 'שקיק אחד'],
    teaspoon: ['כפית', 'כפיות', 'כפית אחת'],
    tablespoon: ['כף', 'כפות', 'כף אחת'],
    applicator: ['אפליקטור', 'אפליקטורים', 'אפליקטור אחד'],
    injection: ['זריקה', 'זריקות', 'זריקה אחת'],
    vial: ['בקבוקון', 'בקבוקונים', 'בקבוקון אחד'],
    ampoule: ['אמפולה', 'אמפולות', 'אמפולה אחת'],
    lozenge: ['לכסנית', 'לכסניות', 'לכסנית אחת'],
    pen: ['עט', 'עטים', 'עט אחד'],
    syringe: ['מזרק', 'מזרקים', 'מזרק אחד'],
    film: ['יריעה', 'יריעות', 'יריעה אחת'],
    scoop: ['כף מידה', 'כפות מידה', 'כף מידה אחת'],
    enema: ['חוקן', 'חוקנים', 'חוקן אחד'],
  },
}

const an = (form: string): string => (/^[aeiou]/.test(form) ? `an ${form}` : `a ${form}`)

const wordings = {
  en: {
    half: (form: string) => `half ${an(form)}`,
    quarter: (form: string) => `a quarter of ${an(form)}`,
    atATime: (count: string) => `${count} at a time`,
    of: (what: string, amount: string) => `${what} of ${amount}`,
    total: (what: string, amount: string) => `${what} (= ${amount})`,
    printed: (words: string) => `directions as printed: “${words}”`,
  },
  he: {
    half: (form: string) => `חצי ${form}`,
    quarter: (form: string) => `רבע ${form}`,
    atATime: (count: string) => `${count} בכל פעם`,
    of: (what: string, amount: string) => `${what} של ${amount}`,
    total: (what: string, amount: string) => `${what} (= ${amount})`,
    printed: (words: string) => `ההוראות כפי שהודפסו: ”${words}“`,
  },
} as const

/** What is taken at a time, in the reader's language. */
export function intakeText(locale: Locale, intake: Intake): string {
  const say = wordings[locale]
  if (intake.as === 'words') return say.printed(isolate(locale, intake.text))
  return doseOfText(locale, intake, doseText(locale, intake.dose))
}

/**
 * So many of a form, or an amount: of what each and what it comes to, where the directions say it.
 * @param isBare a number by itself is understood: "2 in the morning"
 */
export function amountTakenText(
  locale: Locale,
  dose: Dose,
  strength: Instruction['strength'],
  total: Amount | null,
  isBare = false,
): string {
  const { low, high, unit } = dose
  const isMeasured = isMeasure(unit)
  const of = strength === null || strength.per !== null || isMeasured ? null : strength
  const amount = `${low}${high === null ? '' : `-${high}`}\u00a0${unit === null ? '' : unitText(unit, high ?? low)}`
  const isNumber = isBare && (unit === null || unit === 'dose')
  const counted = isMeasured ? isolate(locale, amount) : isNumber ? numberText(dose) : doseText(locale, dose)
  return doseOfText(locale, { of, total: isMeasured ? null : total }, counted)
}

function doseOfText(
  locale: Locale,
  { of, total }: { readonly of: Amount | null; readonly total: Amount | null },
  counted: string,
): string {
  const say = wordings[locale]
  const each = of ? say.of(counted, amountText(locale, of)) : counted
  return total ? say.total(each, amountText(locale, total)) : each
}

/**
 * A drug's amount with what of it is taken at a time: "1000 mg · 2 tablets"; the amount alone where the one is the other.
 * Null where neither is told.
 * @param amount as printed
 */
export function takenText(locale: Locale, amount: string | null, intake: Intake | null): string | null {
  const told = amount === null || amount === '' ? null : amount
  const beside = besideText(locale, told, intake)
  if (beside === null) return told
  return told === null ? beside : `${isolate(locale, told)} · ${beside}`
}

/** The same where doses are told apart: one of a strength is said, too. */
export function wholeText(locale: Locale, amount: string | null, intake: Intake | null): string | null {
  if (amount === null || !intake) return takenText(locale, amount, intake)
  return `${isolate(locale, amount)} · ${intakeText(locale, intake)}`
}

/** What is taken at a time, where the amount that it stands beside does not say it. */
export function besideText(locale: Locale, amount: string | null, intake: Intake | null): string | null {
  if (intake === null || (intake.as === 'dose' && intake.isOne && amount !== null)) return null
  return intakeText(locale, intake)
}

/** In one piece: broken in two lines, a number and its unit change places for a Hebrew reader. */
const amountText = (locale: Locale, { value, unit }: Amount): string =>
  isolate(locale, `${value}\u00a0${unit}`)

const parts: Readonly<Record<string, string>> = { '.5': '½', '.25': '¼', '.75': '¾', '.33': '⅓', '.67': '⅔' }

/** "2½"; a number that is no plain part of a whole as it is. */
function countText(count: number): string {
  const part = parts[(count % 1).toFixed(2).replace(/^0|0$/g, '')]
  return part === undefined ? String(count) : `${Math.floor(count) || ''}${part}`
}

const numberText = ({ low, high }: Dose): string =>
  high === null ? countText(low) : `${countText(low)}-${countText(high)}`

function doseText(locale: Locale, dose: Dose): string {
  const { low, high, unit } = dose
  const say = wordings[locale]
  const form = unit === null ? undefined : forms[locale][unit as Form]
  const count = numberText(dose)
  if (form === undefined)
    return say.atATime(
      unit === null || unit === 'dose' ? count : isolate(locale, `${count}\u00a0${unitText(unit, low)}`),
    )
  const [one, many, counted = `1 ${one}`] = form
  if (high === null && low === 1) return counted
  if (high === null && low === 0.5) return say.half(one)
  if (high === null && low === 0.25) return say.quarter(one)
  return `${count} ${(high ?? low) <= 1 ? one : many}`
}

/** Units of measure are written alike in every language. */
const unitText = (unit: string, count: number): string => (unit === 'unit' && count !== 1 ? 'units' : unit)
