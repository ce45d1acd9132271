import { isTimed, noTiming } from '../../records/dosage'
import { isMeasure, isOnceADay, timesOfDay, type When } from '../../records/dosage-terms'
import { emptyDraft, hasDose, union, withPart, type Draft } from './draft'
import type { Part } from './part'

/** What another name of the same time of day is written for in a scheme: "0-0-1 at night". */
const slotOf: Readonly<Partial<Record<When, readonly When[]>>> = {
  NIGHT: ['HS', 'EVE'],
  HS: ['NIGHT', 'EVE'],
  AFT: ['NOON'],
}

interface Beside {
  readonly drafts: readonly Draft[]
  readonly unfit: readonly number[]
}

/**
 * A time or a meal behind a scheme, which tells all times of the day: it says the same again in other words, or how they stand to
 * meals; where it fits none of them neither is told. Null where the part is none, or has a dose of its own.
 */
export function besideScheme(drafts: readonly Draft[], part: Part, index: number): Beside | null {
  const last = drafts[drafts.length - 1]
  const times = part.when ?? []
  if (!last?.scheme || hasDose(part) || part.days || part.rate || part.except) return null
  if (times.length === 0 && part.clock === undefined) return null
  const told = drafts.filter(({ scheme, sequence }) => scheme && sequence === last.sequence)
  const named = [...times, ...(part.clock === undefined ? [] : [part.clock])].every((time) =>
    told.some((draft) => stands(draft, time, part.clock === time)),
  )
  if (!named)
    return { drafts: drafts.map((draft) => (told.includes(draft) ? untimed(draft) : draft)), unfit: [index] }
  if (told.length > 1 && times.some(isOnceADay)) return { drafts, unfit: [] }
  const [again] = times
  const other = told.length === 1 && again && !last.timing.when.includes(again) ? (slotOf[again] ?? []) : []
  const when = last.timing.when.filter((code) => !other.includes(code))
  const added = withPart({ ...last, timing: { ...last.timing, when } }, part, index)
  return added ? { drafts: [...drafts.slice(0, -1), added], unfit: [] } : { drafts, unfit: [index] }
}

/** Of two times that exclude each other neither is told. */
const untimed = (draft: Draft): Draft => ({ ...draft, timing: { ...draft.timing, when: [] } })

/** Whether a draft has this time of day, under this name or another; a meal of no certain time stands beside any. */
function stands({ timing: { when, timeOfDay } }: Draft, time: string, isHour: boolean): boolean {
  const code = time as When
  if (isHour) return timesOfDay(when, union(timeOfDay, [time])) === timesOfDay(when, timeOfDay)
  if (!isOnceADay(code) || when.includes(code)) return true
  if ((slotOf[code] ?? []).some((slot) => when.includes(slot))) return true
  return (
    !/^(?:MORN|NOON|AFT|EVE|NIGHT|HS)$/.test(code) && timesOfDay([...when, code], []) === timesOfDay(when, [])
  )
}

/** Different doses at different times of day, each an instruction: "2-0-1". */
export function withSlots(
  drafts: readonly Draft[],
  slots: NonNullable<Part['slots']>,
  counted: Part['slotUnit'] | null,
): Draft[] {
  const last = withStrength(drafts[drafts.length - 1], counted)
  const unit = counted ?? (last?.dose?.low === 1 ? last.dose.unit : null)
  const base = last && !isTimed(last.timing) && (last.dose === null || unit !== null) ? last : emptyDraft
  const rest = base === last ? drafts.slice(0, -1) : drafts
  return [
    ...rest,
    ...slots.map(([when, count]) => ({
      ...base,
      scheme: true,
      dose: { low: count, high: null, unit },
      timing: { ...noTiming, when: [when] },
    })),
  ]
}

/** "500 mg 2-0-1": beside counts that name no measure an amount is what each of them holds. */
function withStrength(draft: Draft | undefined, counted: Part['slotUnit'] | null): Draft | undefined {
  if (!draft?.dose || counted || isTimed(draft.timing) || draft.dose.high !== null) return draft
  const { low, unit } = draft.dose
  if (!isMeasure(unit) || draft.strength) return draft
  return { ...draft, dose: null, strength: { value: low, unit, per: null } }
}
