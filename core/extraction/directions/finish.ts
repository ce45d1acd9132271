import { instructionShape, isTimed, noTiming } from '../../records/dosage'
import { isMeasure, isOnceADay, timesOfDay, weekdays, whenCodes } from '../../records/dosage-terms'
import type { Instruction, Timing } from '../../records/dosage'
import { union, type Draft } from './draft'
import { splitTotals } from './totals'

export interface Finished {
  readonly instructions: readonly Instruction[]
  /** Parts that tell a most of which it cannot be told what it counts, or how often and how much in a way that the others contradict. */
  readonly unfit: readonly number[]
}

/** Drafts as instructions, each with what the others say for it: doses and times that go on, days left over, a route told once. */
export function finishDrafts(drafts: readonly Draft[]): Finished {
  const inherited = inheritFromBefore(divideDoses(drafts.map(decideUntold).map(decideSigns)))
  const counted = inherited.map((draft) => ({ ...draft, max: countedMost(draft) }))
  const { drafts: split, unfit } = splitTotals(counted)
  const steps = [fillOtherDays, sameTimeOnOthers, shareWithOthers, joinTimes, splitOffsets]
  return {
    instructions: steps.reduce((all, step) => step(all), split).map(settle),
    unfit: [
      ...unfit,
      ...counted.flatMap(({ most, max }) => (max === null && most !== null ? [most] : [])),
      ...drafts.filter(isEitherOnce).flatMap(({ xOne }) => xOne ?? []),
    ],
  }
}

/** "One dose" and "at the same time every day", by what else is told. */
function decideUntold(draft: Draft): Draft {
  const { oneDose, habit, timing, dose, asNeeded, duration } = draft
  // "Two tablets as a single dose at bedtime" is once; "inhale one dose in the morning" is so much.
  const isTold = timing.period !== null || asNeeded || (isTimed(timing) && dose === null)
  if (habit && !isTimed(timing)) {
    // "One a week, on a fixed day": the week is how often.
    const isPeriod = duration?.value === habit.period && duration.unit === habit.periodUnit
    return { ...draft, timing: { ...timing, ...habit }, duration: isPeriod ? null : duration }
  }
  if (!oneDose) return draft
  return isTold
    ? { ...draft, dose: dose ?? { low: 1, high: null, unit: 'dose' } }
    : { ...draft, timing: { ...timing, count: 1 } }
}

/** "OD" and "x1", by what else is told. */
function decideSigns(draft: Draft): Draft {
  const { route, site, dose, form, timing } = draft
  const isForEye = route === 'ophthalmic' || site?.part === 'eye' || dose?.unit === 'drop' || form === 'drop'
  const daily = { ...timing, frequency: 1, period: 1, periodUnit: 'd' } as const
  const injected = route === 'intravenous' || route === 'intramuscular'
  const eyed = draft.dexter && isForEye ? { ...draft, site: { part: 'eye', side: 'right' } as const } : draft
  if (isTimed(timing) && timing.period !== null) return eyed
  if (draft.dexter && !isForEye) return { ...eyed, timing: daily }
  if (draft.xOne !== null && !isEitherOnce(draft))
    return { ...eyed, timing: injected ? { ...timing, count: 1 } : daily }
  return eyed
}

/** "2 tablets x1" is once to some and once a day to others. */
const isEitherOnce = ({ xOne, dose, timing, route }: Draft): boolean =>
  xOne !== null &&
  dose !== null &&
  dose.unit !== null &&
  !isMeasure(dose.unit) &&
  !isTimed(timing) &&
  route !== 'intravenous' &&
  route !== 'intramuscular'

/** "1500 mg daily in 3 divided doses" is 500 mg three times a day; in how many parts has to be told. */
function divideDoses(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft) => {
    const { divided, dose, timing } = draft
    if (divided === null || !dose) return draft
    const isADay = timing.frequency === 1 && timing.period === 1 && timing.periodUnit === 'd'
    if (divided === 0 || !isADay) return { ...draft, dose: null }
    return {
      ...draft,
      dose: { ...dose, low: dose.low / divided, high: dose.high === null ? null : dose.high / divided },
      timing: { ...timing, frequency: divided },
    }
  })
}

function inheritFromBefore(drafts: readonly Draft[]): Draft[] {
  const done: Draft[] = []
  for (const draft of drafts) {
    const before = done[done.length - 1]
    done.push(before ? inherit(draft, before) : withForm(draft))
  }
  return done
}

const withForm = (draft: Draft): Draft =>
  draft.dose?.unit === null && draft.form ? { ...draft, dose: { ...draft.dose, unit: draft.form } } : draft

function inherit(own: Draft, before: Draft): Draft {
  const draft = withForm(own)
  const isAfter = draft.sequence > before.sequence
  const { dose, timing } = draft
  const counted = dose?.unit === null && before.dose ? { ...dose, unit: before.dose.unit } : dose
  // "Twice daily for 2 weeks, then as needed" no longer says how often.
  const eased = draft.asNeeded && !before.asNeeded
  const timed = isTimed(timing) || timing.count !== null || !isAfter || eased
  return {
    ...draft,
    dose: counted ?? before.dose,
    strength: draft.strength ?? (dose === null || dose.unit === null ? before.strength : null),
    timing: timed ? timing : { ...before.timing, count: null },
  }
}

/**
 * "1-2 tablets, max 8 a day" is 8 tablets. Null where that is no count of what the dose is: milligrams, drops into two eyes, less
 * than one dose, or a number that so many of the dose do not make.
 */
function countedMost({ max, dose, site }: Draft): Draft['max'] {
  if (!max || max.unit !== null) return max
  if (!dose || isMeasure(dose.unit) || dose.unit === 'drop' || (dose.unit === 'spray' && site)) return null
  const isWhole = dose.high !== null || Number.isInteger(max.value / dose.low)
  return isWhole && max.value >= (dose.high ?? dose.low) ? { ...max, unit: dose.unit } : null
}

/** "5 mg on Monday, 2.5 mg on all other days" and "2.5 mg except 5 mg on Wednesdays". */
function fillOtherDays(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft, index) => {
    const others = draft.otherDays
      ? drafts.filter((one) => one !== draft)
      : draft.butFor
        ? drafts.slice(index + 1, index + 2)
        : []
    const taken = others.flatMap(({ timing }) => timing.dayOfWeek)
    if (taken.length === 0) return draft
    const left = weekdays.filter((day) => !taken.includes(day))
    return { ...draft, timing: { ...draft.timing, dayOfWeek: left } }
  })
}

/** "In the evening, except 7.5 mg on Wednesdays": on those days in the evening too. */
function sameTimeOnOthers(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft, index) => {
    const before = drafts[index - 1]
    const { when, timeOfDay } = draft.timing
    if (!before?.butFor || when.length + timeOfDay.length > 0) return draft
    return {
      ...draft,
      timing: { ...draft.timing, when: before.timing.when, timeOfDay: before.timing.timeOfDay },
    }
  })
}

/** "30 minutes before each meal and at bedtime": the minutes are the meals' alone, so the night is an instruction of its own. */
function splitOffsets(drafts: readonly Draft[]): Draft[] {
  return drafts.flatMap((draft): Draft[] => {
    const { when, offset, period } = draft.timing
    const meals = when.filter((code) => /^(?:AC|PC|C)/.test(code))
    if (offset === null || period !== null || !when.includes('HS') || meals.length === 0) return [draft]
    return [
      { ...draft, timing: { ...draft.timing, when: when.filter((code) => code !== 'HS') } },
      { ...draft, timing: { ...draft.timing, when: ['HS'], offset: null } },
    ]
  })
}

/** The one value that is told, however often. */
function onlyOne<T>(values: readonly (T | null)[]): T | null {
  const told = values.filter((value) => value !== null)
  return new Set(told.map((value) => JSON.stringify(value))).size === 1 ? (told[0] ?? null) : null
}

function shareWithOthers(drafts: readonly Draft[]): Draft[] {
  const route = onlyOne(drafts.map((draft) => draft.route))
  const site = onlyOne(drafts.map((draft) => draft.site))
  return drafts.map((draft) => {
    const together = drafts.filter(({ sequence }) => sequence === draft.sequence)
    const when = together.flatMap((one) => one.timing.when)
    // "2 in the morning, 1 at noon and 1 in the evening after food"
    const generic = onlyOne(when.filter((code) => !isOnceADay(code)))
    const told = together.filter((one) => one.timing.when.some((code) => code === generic))
    const spread =
      generic !== null &&
      draft.timing.when.some(isMealtime) &&
      told.every((one) => one.timing.when.some(isMealtime))
    return {
      ...draft,
      route: draft.route ?? route,
      site: draft.site ?? site,
      duration: draft.duration ?? onlyOne(together.map(({ duration }) => duration)),
      timing: spread ? { ...draft.timing, when: union(draft.timing.when, [generic]) } : draft.timing,
    }
  })
}

/** A time of day at which one eats. */
const isMealtime = (when: Timing['when'][number]): boolean =>
  when === 'MORN' || when === 'NOON' || when === 'EVE' || when === 'NIGHT'

/** "1 in the morning and 1 at night" is one instruction. */
function joinTimes(drafts: readonly Draft[]): Draft[] {
  const done: Draft[] = []
  for (const draft of drafts) {
    const at = done.findIndex((other) => isSameButForTimes(other, draft) && areApart(other, draft))
    const other = done[at]
    if (!other) done.push(draft)
    else {
      const { when, timeOfDay, dayOfWeek } = draft.timing
      const timing: Timing = {
        ...other.timing,
        when: union(other.timing.when, when),
        timeOfDay: union(other.timing.timeOfDay, timeOfDay),
        dayOfWeek: weekdays.filter((day) => dayOfWeek.includes(day) || other.timing.dayOfWeek.includes(day)),
      }
      done[at] = { ...other, timing }
    }
  }
  return done
}

/** "One after dinner and one at night" are two, though both can name one time. */
function areApart({ timing: a }: Draft, { timing: b }: Draft): boolean {
  const both = timesOfDay(union(a.when, b.when), union(a.timeOfDay, b.timeOfDay))
  return both >= timesOfDay(a.when, a.timeOfDay) + timesOfDay(b.when, b.timeOfDay) || isAlike(a, b)
}

const isAlike = (a: Timing, b: Timing): boolean =>
  JSON.stringify([a.when, a.timeOfDay]) === JSON.stringify([b.when, b.timeOfDay])

function isSameButForTimes(a: Draft, b: Draft): boolean {
  const times = (draft: Draft): number => draft.timing.when.length + draft.timing.timeOfDay.length
  const untimed = (draft: Draft): string =>
    JSON.stringify({
      ...toInstruction(draft),
      timing: { ...draft.timing, when: [], timeOfDay: [] },
    })
  return times(a) > 0 && times(b) > 0 && untimed(a) === untimed(b)
}

/** The instruction alone, without what is kept of it while it is made. */
const toInstruction = (draft: Draft): Instruction => instructionShape.parse(draft)

/** What follows: so many times of day are so often a day; an eye's drops go into the eye; 24 hours are a day. */
function settle(draft: Draft): Instruction {
  const instruction = toInstruction(draft)
  const { site, dose, max, timing } = instruction
  const sense = { eye: 'ophthalmic', ear: 'otic', nostril: 'nasal' } as const
  const part = site?.part
  const implied = part === 'eye' || part === 'ear' || part === 'nostril' ? sense[part] : null
  const isDay = max?.period?.unit === 'h' && max.period.value === 24
  return {
    ...instruction,
    dose:
      dose?.unit === 'puff' && (part === 'nostril' || instruction.route === 'sublingual')
        ? { ...dose, unit: 'spray' }
        : dose,
    // A puff taken "by mouth" is breathed in.
    route: dose?.unit === 'puff' && instruction.route === 'oral' ? 'inhaled' : (instruction.route ?? implied),
    timing: withImpliedRate({ ...timing, when: whenCodes.filter((code) => timing.when.includes(code)) }),
    max: max && isDay ? { ...max, period: { value: 1, max: null, unit: 'd' } } : max,
  }
}

function withImpliedRate(timing: Timing): Timing {
  const { when, timeOfDay, dayOfWeek } = timing
  const isDaily = timing.frequency === 1 && timing.period === 1 && timing.periodUnit === 'd'
  if (dayOfWeek.length > 0)
    return isDaily
      ? { ...noTiming, when, timeOfDay, dayOfWeek, offset: timing.offset, count: timing.count }
      : timing
  const times = timesOfDay(when, timeOfDay)
  if (timing.period !== null || times === 0 || !when.every(isImpliedBeside)) return timing
  return { ...timing, frequency: times, period: 1, periodUnit: 'd' }
}

/** "In the morning and evening after food" is still twice a day; "before meals and at bedtime" is not once. */
const isImpliedBeside = (
  when: Timing['when'][number],
  _index: number,
  all: readonly Timing['when'][number][],
): boolean => isOnceADay(when) || (all.some(isMealtime) && (when !== 'AC' || !all.includes('HS')))
