import type { Dosage, Instruction, Span, Timing } from '../../records/dosage'
import { isOnceADay, timesOfDay, type Weekday, type When } from '../../records/dosage-terms'

/** The words of the API, which are English and one for each frequency, whatever the page's were. */

const often: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' }
const units = { min: 'minute', h: 'hour', d: 'day', wk: 'week', mo: 'month', a: 'year' } as const
const adverbs = {
  min: 'every minute',
  h: 'hourly',
  d: 'daily',
  wk: 'weekly',
  mo: 'monthly',
  a: 'yearly',
} as const
export const whenWords: Readonly<Record<When, string>> = {
  MORN: 'in the morning',
  NOON: 'at noon',
  AFT: 'in the afternoon',
  EVE: 'in the evening',
  NIGHT: 'at bedtime',
  HS: 'at bedtime',
  WAKE: 'on waking',
  AC: 'before meals',
  ACM: 'before breakfast',
  ACD: 'before lunch',
  ACV: 'before dinner',
  C: 'with meals',
  CM: 'with breakfast',
  CD: 'with lunch',
  CV: 'with dinner',
  PC: 'after meals',
  PCM: 'after breakfast',
  PCD: 'after lunch',
  PCV: 'after dinner',
}
const days: Readonly<Record<Weekday, string>> = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
}
export const setBy = {
  directed: 'as directed',
  scale: 'sliding scale',
  inr: 'by INR',
  glucose: 'by blood glucose',
} as const

/** "3 times a day, with meals, as needed"; steps joined by "then". Null where nothing tells how often. */
export function frequencyWords({ instructions }: Dosage): string | null {
  const steps = [...new Set(instructions.map(({ sequence }) => sequence))].map((sequence) =>
    stepWords(instructions.filter((one) => one.sequence === sequence)),
  )
  const told = steps.filter((step) => step !== '')
  const distinct = told.filter((step, index) => step !== told[index - 1])
  return distinct.length === 0 ? null : distinct.join(', then ')
}

function stepWords(together: readonly Instruction[]): string {
  const slots = together.map(({ timing }) => (isBySlots(timing) ? slotsOf(timing) : 0))
  const bySlots = together.length > 1 && together.every(({ timing }) => isBySlots(timing))
  if (bySlots)
    return [
      rateWords(
        slots.reduce((sum, count) => sum + count),
        null,
        1,
        null,
        'd',
      ),
      asNeededWords(together),
    ]
      .filter(Boolean)
      .join(', ')
  return [...new Set(together.map((one) => instructionWords(one)))].filter(Boolean).join(' and ')
}

const slotsOf = ({ when, timeOfDay }: Timing): number => timesOfDay(when, timeOfDay)

const isBySlots = ({ when, timeOfDay, dayOfWeek }: Timing): boolean =>
  when.length + timeOfDay.length > 0 && when.every(isOnceADay) && dayOfWeek.length === 0

const asNeededWords = (together: readonly Instruction[]): string =>
  together.some(({ asNeeded }) => asNeeded) ? 'as needed' : ''

function instructionWords(instruction: Instruction): string {
  const { timing, adjustedBy } = instruction
  const { when, timeOfDay, dayOfWeek, count } = timing
  const daily = when.filter(isOnceADay)
  const meals = when.filter((code) => !isOnceADay(code))
  const slots = slotsOf(timing)
  // Twice a day is said so whatever the hours are.
  const rate = timingRate(timing)
  const told =
    rate === '' || slots === 1
      ? [...daily.map((code) => whenWords[code]), ...timeOfDay.map((time) => `at ${time}`)]
      : []
  const words = [
    rate,
    ...(rate !== '' && isOnlyDaily(timing, slots) ? [] : told),
    ...meals.map((code) => whenWords[code]),
    weekdayWords(dayOfWeek),
    count === 1 && rate === '' ? 'single dose' : '',
    adjustedBy && (rate === '' || adjustedBy !== 'directed') ? setBy[adjustedBy] : '',
    asNeededWords([instruction]),
  ]
  return words.filter(Boolean).join(', ')
}

/** "on Monday and Friday" */
export const weekdayWords = (on: readonly Weekday[]): string =>
  on.length > 0 ? `on ${listed(on.map((day) => days[day]))}` : ''

const isOnlyDaily = ({ periodUnit }: Timing, slots: number): boolean => periodUnit === 'd' && slots > 1

/** How often, but of one time of day, which is told by its name. */
export function timingRate(timing: Timing): string {
  const { frequency, frequencyMax, period, periodMax, periodUnit } = timing
  if (period === null || periodUnit === null) return ''
  const isOne = slotsOf(timing) === 1 && frequency === 1 && period === 1 && periodUnit === 'd'
  return isOne ? '' : rateWords(frequency, frequencyMax, period, periodMax, periodUnit)
}

function rateWords(
  frequency: number | null,
  most: number | null,
  period: number,
  periodMax: number | null,
  unit: keyof typeof units,
): string {
  if (frequency === 1 && most === null && !(period === 1 && periodMax === null)) {
    if (period === 24 && unit === 'h') return 'once daily'
    if (period === 2 && periodMax === null) return `every other ${units[unit]}`
    return `every ${period}${periodMax === null ? '' : `-${periodMax}`} ${units[unit]}s`
  }
  const per = period === 1 ? `a ${units[unit]}` : `every ${period} ${units[unit]}s`
  if (frequency === null) return `up to ${timesWords(most ?? 1)} ${per}`
  if (most !== null) return `${frequency}-${most} times ${per}`
  const word = often[frequency]
  return word && period === 1 ? `${word} ${adverbs[unit]}` : `${frequency} times ${per}`
}

const timesWords = (count: number): string => often[count] ?? `${count} times`

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** How long the first step lasts. */
export function durationWords({ instructions }: Dosage): string | null {
  const lasting = instructions.find(({ duration }) => duration !== null)
  return lasting?.duration ? spanWords(lasting.duration) : null
}

export function spanWords({ value, max, unit }: Span): string {
  return `${value}${max === null ? '' : `-${max}`} ${units[unit]}${value === 1 && max === null ? '' : 's'}`
}
