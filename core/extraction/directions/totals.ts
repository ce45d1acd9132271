import { isMeasure, isOnceADay, timesOfDay } from '../../records/dosage-terms'
import { union, unrated, type Draft } from './draft'
import { mostBare } from './rules/dose'

interface Split {
  readonly drafts: readonly Draft[]
  /** Parts that tell how often or how much, which the others contradict. */
  readonly unfit: readonly number[]
}

const timesOf = ({ timing }: Draft): number => timesOfDay(timing.when, timing.timeOfDay)

/** So many times in each day, as a number; null where that is not told. */
const daily = ({ timing: { frequency, frequencyMax, period, periodUnit } }: Draft): number | null =>
  period === 1 && periodUnit === 'd' && frequencyMax === null ? frequency : null

/**
 * A day's total told with the times among which it is split is one instruction: "3 capsules daily: 1 with breakfast and 2 with
 * dinner", "3 tablets a day: morning, noon and evening". Where they do not agree that is told, whatever they say.
 */
export function splitTotals(drafts: readonly Draft[]): Split {
  const unfit: number[] = []
  const done: Draft[] = []
  for (let at = 0; at < drafts.length; at++) {
    const draft = withoutLarge(drafts[at] as Draft, unfit)
    const others = followersOf(drafts, at)
    const times = others.reduce((sum, one) => sum + timesOf(one), 0)
    const often = daily(draft)
    if (often === null) done.push(draft)
    else if (timesOf(draft) > 0) {
      const told = timesOf(draft) + times
      const isSplit = often === told && times > 0
      if (isSplit) done.push({ ...draft, timing: { ...draft.timing, ...unrated } })
      else if (often === timesOf(draft) || isLate(draft) || isGeneric(draft)) done.push(draft)
      else {
        const part = partOf(draft)
        if (part === null) unfit.push(...draft.rates)
        done.push(part ?? draft)
      }
    } else if (draft.dose && times > 1 && !others[0]?.plus) {
      const total = draft.dose.low * often
      const sum = others.reduce((all, one) => all + (one.dose?.low ?? 0) * timesOf(one), 0)
      if (total === sum && others.every(({ dose }) => dose?.high === null)) {
        done.push(...others.map((one) => withTold(one, draft)))
        at += others.length
      } else {
        unfit.push(...draft.rates, ...draft.doses)
        done.push(draft)
      }
    } else done.push(draft)
    if (isDaysUnlike(draft)) unfit.push(...draft.rates)
  }
  return { drafts: done, unfit }
}

/** "24 at bedtime" is so many units, and no number of tablets. */
function withoutLarge(draft: Draft, unfit: number[]): Draft {
  const { bare, dose } = draft
  if (bare === null || !dose || dose.low <= mostBare || isMeasure(dose.unit)) return draft
  unfit.push(bare)
  return { ...draft, dose: null }
}

/** Doses at times of day that follow one, at the same time as it. */
function followersOf(drafts: readonly Draft[], at: number): Draft[] {
  const rest = drafts.slice(at + 1)
  const end = rest.findIndex(
    (one) =>
      one.sequence !== drafts[at]?.sequence ||
      timesOf(one) === 0 ||
      one.timing.period !== null ||
      one.timing.dayOfWeek.length > 0,
  )
  return end < 0 ? rest : rest.slice(0, end)
}

/** "4 times a day before meals and at bedtime": it is not told how many the meals are. */
const isGeneric = ({ timing }: Draft): boolean => timing.when.some((code) => !isOnceADay(code))

/** "Once a day, in the evening, before bed" */
const isLate = ({ timing }: Draft): boolean =>
  timing.frequency === 1 && timing.when.every((code) => code === 'EVE' || code === 'NIGHT' || code === 'HS')

/** "3 tablets a day: morning, noon and evening" is one at each; null of a dose that so many times do not make. */
function partOf(draft: Draft): Draft | null {
  const { dose, timing } = draft
  const times = timesOf(draft)
  if (
    timing.frequency !== 1 ||
    !draft.listed ||
    dose?.high !== null ||
    isMeasure(dose.unit) ||
    dose.low !== times
  )
    return null
  return { ...draft, dose: { ...dose, low: 1 }, timing: { ...timing, ...unrated } }
}

/** What was told with the total is told of each. */
const withTold = (one: Draft, total: Draft): Draft => ({
  ...one,
  strength: one.strength ?? total.strength,
  asNeeded: one.asNeeded || total.asNeeded,
  purposes: union(total.purposes, one.purposes),
  route: one.route ?? total.route,
  site: one.site ?? total.site,
  duration: one.duration ?? total.duration,
  max: one.max ?? total.max,
  adjustedBy: one.adjustedBy ?? total.adjustedBy,
  timing: { ...one.timing, when: union(one.timing.when, total.timing.when) },
})

/** "Twice a week on Monday" */
const isDaysUnlike = ({
  timing: { frequency, frequencyMax, period, periodUnit, dayOfWeek },
}: Draft): boolean =>
  period === 1 &&
  periodUnit === 'wk' &&
  frequencyMax === null &&
  dayOfWeek.length > 0 &&
  dayOfWeek.length !== frequency
