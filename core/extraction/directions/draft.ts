import {
  isTimed,
  noTiming,
  type Amount,
  type Dose,
  type Instruction,
  type Span,
  type Timing,
} from '../../records/dosage'
import { isMeasure, timesOfDay, weekdays, type Form } from '../../records/dosage-terms'
import type { Part } from './part'

/** Of a timing: how often is not told. */
export const unrated = {
  frequency: null,
  frequencyMax: null,
  period: null,
  periodMax: null,
  periodUnit: null,
}

/** An instruction in the making. */
export interface Draft extends Instruction {
  readonly form: Form | null
  /** It began with a time of day: "in the morning 1, in the evening 2". */
  readonly timeFirst: boolean
  readonly labelled: boolean
  /** Words that were not read stand before it. */
  readonly obscured: boolean
  /** Its times of day stand apart from how often it is: "3 a day: morning, noon and evening". */
  readonly listed: boolean
  /** "And" stands before it. */
  readonly plus: boolean
  /** The part that said "x1". */
  readonly xOne: number | null
  readonly dexter: boolean
  /** Its times are all of the day's: "1-0-1". */
  readonly scheme: boolean
  readonly oneDose: boolean
  readonly habit: NonNullable<Part['habit']> | null
  readonly otherDays: boolean
  /** What came after it holds on days on which it does not. */
  readonly butFor: boolean
  /** Its parts that say how often. */
  readonly rates: readonly number[]
  /** Its parts that say how much. */
  readonly doses: readonly number[]
  /** The part that gave its most. */
  readonly most: number | null
  /** In how many parts a day's dose is taken; 0 where that is not told. */
  readonly divided: number | null
  /** The part that gave its dose as a bare number, which is a dose only where it is told when to take it. */
  readonly bare: number | null
}

export const emptyDraft: Draft = {
  sequence: 1,
  dose: null,
  equals: null,
  strength: null,
  timing: noTiming,
  asNeeded: false,
  purposes: [],
  route: null,
  site: null,
  duration: null,
  max: null,
  adjustedBy: null,
  form: null,
  timeFirst: false,
  labelled: false,
  obscured: false,
  listed: false,
  plus: false,
  xOne: null,
  dexter: false,
  scheme: false,
  oneDose: false,
  habit: null,
  otherDays: false,
  butFor: false,
  rates: [],
  doses: [],
  most: null,
  divided: null,
  bare: null,
}

/** The draft with one part more; null where the part contradicts it. */
export function withPart(draft: Draft, part: Part, index: number): Draft | null {
  const { timing, max } = withTimes(draft, part)
  const dosed = withDose(draft, part)
  const route = withRoute(draft.route, part.route ?? null)
  const site = withSite(draft.site, part.site ?? null)
  // "Max 2 a day, max 10 a month": the structure holds one of them.
  if (part.max && draft.most !== null && JSON.stringify(part.max) !== JSON.stringify(draft.max)) return null
  if (timing === null || dosed === null || route === undefined || site === undefined) return null
  if (isSpread(timing)) return null
  if (draft.duration && part.duration && lengthOf(draft.duration) !== lengthOf(part.duration)) return null
  return {
    ...draft,
    ...dosed,
    timing,
    route,
    strength: part.strength ?? dosed.strength,
    equals: part.total ?? dosed.equals,
    asNeeded: draft.asNeeded || part.asNeeded === true,
    purposes: union(draft.purposes, part.purposes ?? []),
    site,
    duration: draft.duration ?? part.duration ?? null,
    max,
    most: part.max ? index : draft.most,
    adjustedBy: part.by ?? draft.adjustedBy,
    form: part.form ?? draft.form,
    listed: draft.listed || (part.listed === true && timing.period !== null),
    labelled: draft.labelled || part.label !== undefined,
    xOne: part.xOne ? index : draft.xOne,
    dexter: draft.dexter || part.dexter === true,
    scheme: draft.scheme || part.scheme === true,
    oneDose: draft.oneDose || part.oneDose === true,
    habit: draft.habit ?? part.habit ?? null,
    otherDays: draft.otherDays || part.otherDays === true,
    rates: part.rate ? [...draft.rates, index] : draft.rates,
    doses: hasDose(part) ? [...draft.doses, index] : draft.doses,
    divided: part.divided ?? draft.divided,
    bare: part.dose?.unit === null && draft.dose === null ? index : draft.bare,
  }
}

/** Every third day or less often, and twice on it: "one for 5 days, morning and evening" is not every fifth day. */
const isSpread = ({ period, periodUnit, when, timeOfDay }: Timing): boolean =>
  periodUnit === 'd' && (period ?? 0) > 2 && timesOfDay(when, timeOfDay) > 1

/** A week and seven days are alike. */
const lengthOf = ({ value, max, unit }: Span): string =>
  unit === 'wk' ? `${value * 7}-${max === null ? '' : max * 7}d` : `${value}-${max ?? ''}${unit}`

/** "Inhale by mouth": of the two the lungs are meant. Undefined of two routes that exclude each other. */
function withRoute(
  known: Instruction['route'],
  told: Instruction['route'],
): Instruction['route'] | undefined {
  if (known === null || told === null || known === told) return told ?? known
  const both = [known, told]
  return both.includes('oral') && both.includes('inhaled') ? 'inhaled' : undefined
}

/** "To the affected area of the face", "the eye ... the right eye": of two the closer one. Undefined of two places that exclude each other. */
function withSite(known: Instruction['site'], told: Instruction['site']): Instruction['site'] | undefined {
  if (known === null || told === null) return told ?? known
  const isVague = ({ part }: NonNullable<Instruction['site']>): boolean => part === 'area' || part === 'skin'
  if (isVague(known)) return told
  if (isVague(told)) return known
  if (known.part !== told.part) return undefined
  if (known.side !== null && told.side !== null && known.side !== told.side) return undefined
  return known.side === null ? told : known
}

const sameDose = (a: Dose, b: Dose): boolean => a.low === b.low && a.high === b.high && a.unit === b.unit

type Dosed = Pick<Draft, 'dose' | 'strength' | 'equals'>

/** An amount beside a count is what each of them holds. */
function withDose(draft: Draft, { dose: counted, amount }: Part): Dosed | null {
  const { dose, strength, equals } = draft
  const told = counted ?? amount
  if (!told) return { dose, strength, equals }
  if (!dose) return { dose: told, strength, equals }
  if (isMeasure(dose.unit) && counted)
    return { dose: counted, strength: strength ?? asStrength(dose), equals }
  if (!isMeasure(dose.unit) && amount) return withAmount({ dose, strength, equals }, dose, amount)
  if (dose.unit === null && told.low === dose.low && told.high === dose.high)
    return { dose: told, strength, equals }
  const isTold =
    sameDose(dose, told) || (told.unit === null && told.low === dose.low && told.high === dose.high)
  return isTold ? { dose, strength, equals } : null
}

/** "15 mg (3 tablets of 5 mg)": of two amounts beside a count one is what the other makes together, or they contradict. */
function withAmount(dosed: Dosed, { low: count }: Dose, amount: Dose): Dosed | null {
  const { strength } = dosed
  const each = asStrength(amount)
  if (!strength || !each || strength.per) return { ...dosed, strength: strength ?? each }
  const [first, second] = [sizeOf(strength), sizeOf(each)]
  if (first.of !== second.of) return null
  if (first.size === second.size) return dosed
  if (first.size === count * second.size) return { ...dosed, strength: each, equals: strength }
  return second.size === count * first.size ? { ...dosed, equals: each } : null
}

const micrograms: Readonly<Partial<Record<Amount['unit'], number>>> = { mcg: 1, mg: 1000, g: 1_000_000 }

/** Weights in one unit, whatever they are printed in. */
function sizeOf({ value, unit }: Amount): { readonly size: number; readonly of: string } {
  const each = micrograms[unit]
  return each === undefined ? { size: value, of: unit } : { size: value * each, of: 'weight' }
}

const asStrength = ({ low, unit }: Dose): Instruction['strength'] =>
  unit === null ? null : { value: low, unit, per: null }

interface Times {
  readonly timing: Timing | null
  readonly max: Instruction['max']
}

/** "Every 4 hours, up to 4 times a day": beside another rate so many times are a most, counted in doses. */
function withTimes({ timing, max }: Draft, part: Part): Times {
  const { rate, ...rest } = part
  const told = part.max ?? max
  const most = rate && asMost(rate)
  if (most && timing.period !== null && rate.periodUnit !== timing.periodUnit)
    return { timing: withTiming(timing, rest), max: told ?? most }
  const before = asMost(timing)
  if (before && rate?.frequency && rate.periodUnit !== timing.periodUnit)
    return { timing: withTiming({ ...timing, ...rate }, rest), max: told ?? before }
  return { timing: withTiming(timing, part), max: told }
}

const asMost = ({ frequency, frequencyMax, period, periodUnit }: Rate): Instruction['max'] =>
  frequency !== null || frequencyMax === null || period !== 1 || periodUnit === null
    ? null
    : { value: frequencyMax, unit: 'dose', period: { value: 1, max: null, unit: periodUnit } }

function withTiming(timing: Timing, part: Part): Timing | null {
  const rated = part.rate ? withRate(timing, part.rate) : timing
  if (rated === null) return null
  const except = part.except
  const base = timing.dayOfWeek.length > 0 ? timing.dayOfWeek : weekdays
  const days = part.days ?? (except ? base.filter((day) => !except.includes(day)) : [])
  return {
    ...rated,
    when: union(rated.when, part.when ?? []),
    offset: part.offset ?? rated.offset,
    timeOfDay: union(rated.timeOfDay, part.clock === undefined ? [] : [part.clock]),
    dayOfWeek: weekdays.filter((day) => rated.dayOfWeek.includes(day) || days.includes(day)),
    count: part.count ?? rated.count,
  }
}

function withRate(timing: Timing, rate: NonNullable<Part['rate']>): Timing | null {
  if (timing.period === null) return { ...timing, ...rate }
  // "Every 4 hours, up to 4 times a day" is told by its most; so is "2 times daily, up to 3".
  const sameUnit = rate.periodUnit === timing.periodUnit && rate.period === timing.period
  if (rate.frequency === null && timing.frequencyMax === null && sameUnit)
    return { ...timing, frequencyMax: rate.frequencyMax }
  // "3 times a day, every 8 hours"
  if (isSameInHours(timing, rate)) return { ...timing, ...rate }
  if (isSameInHours(rate, timing)) return timing
  const keys = ['frequency', 'frequencyMax', 'period', 'periodMax', 'periodUnit'] as const
  return keys.every((key) => rate[key] === timing[key]) ? timing : null
}

type Rate = NonNullable<Part['rate']>

/** So many times a day, and the hours between them. */
function isSameInHours(daily: Rate, hourly: Rate): boolean {
  const isDaily = daily.period === 1 && daily.periodUnit === 'd' && daily.frequencyMax === null
  const isHourly = hourly.frequency === 1 && hourly.periodUnit === 'h' && hourly.periodMax === null
  return isDaily && isHourly && (daily.frequency ?? 0) * (hourly.period ?? 0) === 24
}

export const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])]

export const hasDose = (part: Part): boolean => part.dose !== undefined || part.amount !== undefined

/** "4 times a day for a week, weekly for a month": once it has said for how long, another frequency is another step. */
function isAnotherRate({ duration, timing }: Draft, rate: Rate): boolean {
  if (duration === null || timing.frequency === null || rate.frequency === null) return false
  const keys = ['frequency', 'period', 'periodUnit'] as const
  const isSame = keys.every((key) => rate[key] === timing[key])
  return !isSame && !isSameInHours(timing, rate) && !isSameInHours(rate, timing)
}

/** "Noon ... after lunch" */
function isSameTime({ when, timeOfDay }: Timing, part: Part): boolean {
  const more = part.when ?? []
  return (
    more.some((code) => when.includes(code)) ||
    (more.length > 0 &&
      timesOfDay(union(when, more), timeOfDay) < timesOfDay(when, timeOfDay) + timesOfDay(more, []))
  )
}

/** Whether a part speaks of another dose or time than the draft already has. */
export function beginsAnother(draft: Draft, part: Part): boolean {
  const { dose } = draft
  if (part.label) return draft.labelled
  if ((part.when ?? part.clock ?? part.days) && !(hasDose(part) && dose !== null && isTimed(draft.timing)))
    return draft.timeFirst && dose !== null && !isSameTime(draft.timing, part)
  if (part.rate && isAnotherRate(draft, part.rate)) return true
  if (dose === null || !hasDose(part)) return false
  const isTold = isTimed(draft.timing) || draft.timing.count !== null
  if (part.amount) return isMeasure(dose.unit) && (isTold || draft.duration !== null)
  if (isMeasure(dose.unit)) return isTimed(draft.timing) && part.dose?.unit === null
  return isTold || (part.dose !== undefined && !sameDose(dose, part.dose) && draft.duration !== null)
}
