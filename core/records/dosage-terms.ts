/** The words that directions are told in; their shapes are in `dosage.ts`, apart, since no screen checks shapes. */

/** What one dose is counted in; `pill` is what a page calls so without telling tablet from capsule. */
export const forms = [
  'tablet',
  'capsule',
  'pill',
  'puff',
  'drop',
  'spray',
  'patch',
  'suppository',
  'sachet',
  'teaspoon',
  'tablespoon',
  'applicator',
  'injection',
  'vial',
  'ampoule',
  'lozenge',
  'pen',
  'syringe',
  'film',
  'scoop',
  'enema',
  'dose',
] as const
export type Form = (typeof forms)[number]

export const measures = ['mg', 'mcg', 'g', 'unit', 'IU', 'mEq', 'mmol', 'mL', '%'] as const
export type Measure = (typeof measures)[number]

/** UCUM units of time: minute, hour, day, week, month, year. */
export const periodUnits = ['min', 'h', 'd', 'wk', 'mo', 'a'] as const
export type PeriodUnit = (typeof periodUnits)[number]

/** FHIR `Timing.repeat.when`: AC, C and PC are before, with and after a meal; M, D and V after them the meal: breakfast, lunch, dinner. */
export const whenCodes = [
  'MORN',
  'NOON',
  'AFT',
  'EVE',
  'NIGHT',
  'HS',
  'WAKE',
  'AC',
  'ACM',
  'ACD',
  'ACV',
  'C',
  'CM',
  'CD',
  'CV',
  'PC',
  'PCM',
  'PCD',
  'PCV',
] as const
export type When = (typeof whenCodes)[number]

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

export const routes = [
  'oral',
  'intravenous',
  'subcutaneous',
  'intramuscular',
  'inhaled',
  'nasal',
  'sublingual',
  'buccal',
  'ophthalmic',
  'otic',
  'topical',
  'transdermal',
  'rectal',
  'vaginal',
  'tube',
  'intradermal',
] as const
export type Route = (typeof routes)[number]

export const bodyParts = [
  'eye',
  'ear',
  'nostril',
  'area',
  'skin',
  'face',
  'scalp',
  'hand',
  'arm',
  'leg',
  'foot',
  'knee',
  'shoulder',
  'elbow',
  'back',
  'neck',
  'abdomen',
  'thigh',
  'nail',
  'lip',
  'mouth',
  'eyelid',
] as const
export type BodyPart = (typeof bodyParts)[number]

/** What a drug is taken for that has words in both languages; any other purpose is kept in the page's words. */
export const purposes = [
  'pain',
  'fever',
  'nausea',
  'vomiting',
  'headache',
  'migraine',
  'anxiety',
  'agitation',
  'sleep',
  'itch',
  'rash',
  'cough',
  'wheeze',
  'breathlessness',
  'chest-pain',
  'constipation',
  'diarrhea',
  'heartburn',
  'spasm',
  'cramps',
  'allergy',
  'dizziness',
  'congestion',
  'gas',
] as const
export type Purpose = (typeof purposes)[number]

/** Whoever or whatever sets the dose, where the page does not tell it. */
export const adjusters = ['directed', 'scale', 'inr', 'glucose'] as const
export type Adjuster = (typeof adjusters)[number]

/** Times of day that each stand for one dose; "with meals" does not say how many. */
export const isOnceADay = (when: When): boolean => when !== 'AC' && when !== 'C' && when !== 'PC'

export const isMeasure = (unit: Form | Measure | null): unit is Measure =>
  unit !== null && (measures as readonly string[]).includes(unit)

/** Which times of day, meals and hours can be one: "in the morning before breakfast", "every night at 10 pm". */
const partsOfDay: Readonly<
  Partial<Record<When, { readonly meals: RegExp; readonly from: number; readonly to: number }>>
> = {
  MORN: { meals: /M$|^WAKE$/, from: 4, to: 12 },
  NOON: { meals: /D$/, from: 11, to: 15 },
  AFT: { meals: /^$/, from: 12, to: 18 },
  EVE: { meals: /V$/, from: 16, to: 23 },
  NIGHT: { meals: /V$/, from: 19, to: 28 },
  HS: { meals: /^$/, from: 19, to: 28 },
}

/** How often a day times of day, meals and hours told together are: a meal and an hour count with the time of day that they are in. */
export function timesOfDay(when: readonly When[], hours: readonly string[]): number {
  const names = when.filter((code) => partsOfDay[code])
  const left = { meals: when.filter((code) => isOnceADay(code) && !partsOfDay[code]), hours: [...hours] }
  for (const name of names) {
    const { meals, from, to } = partsOfDay[name] ?? { meals: /^$/, from: 0, to: 0 }
    const hour = left.hours.findIndex((one) => {
      const at = Number(one.slice(0, 2))
      return (at >= from && at < to) || (at + 24 >= from && at + 24 < to)
    })
    if (hour >= 0) left.hours.splice(hour, 1)
    const meal = left.meals.findIndex((code) => meals.test(code))
    if (meal >= 0) left.meals.splice(meal, 1)
  }
  return names.length + left.meals.length + left.hours.length
}
