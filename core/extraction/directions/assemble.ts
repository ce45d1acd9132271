import { isTimed, type Instruction } from '../../records/dosage'
import { isMeasure, timesOfDay } from '../../records/dosage-terms'
import { beginsAnother, emptyDraft, hasDose, union, unrated, withPart, type Draft } from './draft'
import { finishDrafts } from './finish'
import { besideScheme, withSlots } from './schemes'
import type { Part } from './part'

export interface Assembled {
  readonly instructions: readonly Instruction[]
  /** Indexes of the parts that contradict each other: what they speak of is in none of the instructions. */
  readonly contradicting: readonly number[]
}

interface State {
  readonly drafts: readonly Draft[]
  /** "Then" was said, and nothing since. */
  readonly isNext: boolean
  readonly contradicting: readonly number[]
  /** What stood before. */
  readonly before: Part | null
}

/** What the parts say together: one instruction where they fit, several where they speak of another dose or another time. */
export function assemble(parts: readonly Part[]): Assembled {
  const none: Assembled = { instructions: [], contradicting: parts.map((_part, index) => index) }
  if (parts.filter(({ voids }) => voids).length > 1) return none
  const start: State = { drafts: [], isNext: false, contradicting: [], before: null }
  const state = parts.reduce<State>(
    (before, part, index) => ({ ...take(before, part, index, parts.slice(index + 1)), before: part }),
    start,
  )
  const drafts = withCounts(state.drafts.filter(({ obscured, dose }) => !obscured || dose !== null))
  const strays = drafts.filter(isStray).flatMap(({ doses }) => doses)
  const labels = parts.flatMap(({ label }, index) => (label ? [{ ...label, index }] : []))
  const isGapped = labels.some(({ from }, nth) => nth > 0 && from !== (labels[nth - 1]?.to ?? 0) + 1)
  // "160 mg on day 1, 80 mg on day 15": what holds between them is not told, so none of it is.
  if (isGapped) return none
  const { instructions, unfit } = finishDrafts(
    drafts.filter((draft, index) => !isStray(draft, index, drafts)),
  )
  return { instructions, contradicting: [...state.contradicting, ...strays, ...unfit] }
}

/** A number, or another dose beside one that is told when to take, of which nothing says when to take it. */
const isStray = (draft: Draft, index: number, drafts: readonly Draft[]): boolean =>
  (draft.bare !== null || (draft.dose !== null && isBesideTimed(draft, drafts[index - 1]))) &&
  !draft.oneDose &&
  !draft.dexter &&
  draft.max === null &&
  !isTimed(draft.timing) &&
  !draft.otherDays &&
  draft.timing.count === null &&
  !draft.asNeeded &&
  draft.route === null &&
  draft.adjustedBy === null &&
  draft.duration === null

const isBesideTimed = ({ sequence }: Draft, before: Draft | undefined): boolean =>
  before !== undefined && before.dose !== null && before.sequence === sequence && isTimed(before.timing)

/** From here on a number of tablets behind how often they are taken is what is handed out. */
const leastSupplied = 5

/** What is not given in injections. */
const counted: readonly string[] = ['tablet', 'capsule', 'pill', 'puff', 'drop', 'injection', 'dose']

/** "An ampoule every other day, 5 injections": how many in all. */
function withCounts(drafts: readonly Draft[]): Draft[] {
  const done: Draft[] = []
  for (const draft of drafts) {
    const { dose } = draft
    const before = done[done.length - 1]
    const isCounting = dose?.high === null && (dose.unit === 'injection' || dose.unit === 'dose')
    const isOther = !counted.includes(before?.dose?.unit ?? 'dose') && before?.timing.count === null
    if (before && dose && isCounting && isOther && dose.low > 1 && isStray(draft, 1, [before, draft]))
      done[done.length - 1] = { ...before, timing: { ...before.timing, count: dose.low } }
    else done.push(draft)
  }
  return done
}

function take(state: State, part: Part, index: number, rest: readonly Part[]): State {
  if (part.joint === 'then') return { ...state, isNext: state.drafts.length > 0, before: part }
  if (part.apart || (part.unread && part.divided === undefined)) return state
  // Without an end before it "stop" is said of something else.
  if (part.joint === 'stop') return state.drafts.some(isEnding) ? state : contradict(state, index)
  if (part.joint) return opensAnother(state, rest) ? begin(state, rest[0] ?? part) : state
  if (part.after) return takeAfter(state, part.after, index, rest)
  if (part.slots) return { ...state, drafts: withSlots(state.drafts, part.slots, part.slotUnit ?? null) }
  if (part.except && rest[0] && hasDose(rest[0]) && state.drafts.some(({ dose }) => dose !== null))
    return exceptFor(state, part, part.except, index)
  if (part.butFor && !(rest.some(hasDose) && rest.some(({ days }) => days) && state.drafts.length > 0))
    return contradict(state, index)
  if (part.butFor)
    return begin(
      changeLast(state, (draft) => ({ ...draft, butFor: true })),
      part,
    )
  const last = state.drafts[state.drafts.length - 1]
  const beside = state.isNext ? null : besideScheme(state.drafts, part, index)
  if (beside)
    return { ...state, drafts: beside.drafts, contradicting: [...state.contradicting, ...beside.unfit] }
  if (last && isCountOfInjections(last, part))
    return changeLast(state, (draft) => ({
      ...draft,
      timing: { ...draft.timing, count: part.dose?.low ?? null },
    }))
  if (last && (isNumberOfList(state, last, part) || isSupply(last, part))) return contradict(state, index)
  // "Half on Tuesday, tablet other days": how much on the others is not told.
  if (part.otherDays && last && last.timing.dayOfWeek.length > 0) return contradict(state, index)
  const isAnother = !last || state.isNext || beginsAnother(last, part) || isAnotherTime(state, last, part)
  const begun = isAnother ? begin(state, part) : inBed(state, part)
  const draft = begun.drafts[begun.drafts.length - 1] ?? emptyDraft
  const added = withPart(draft, part, index)
  if (added) return changeLast(begun, () => added)
  const others = [...(part.rate ? draft.rates : []), ...(hasDose(part) ? draft.doses : [])]
  const contradicting = [...begun.contradicting, ...others, index]
  return changeLast({ ...begun, contradicting }, (one) => without(one, part))
}

/** "1000 mcg weekly, 6 injections": how many in all. */
const isCountOfInjections = ({ dose, form, timing }: Draft, part: Part): boolean =>
  part.dose?.high === null &&
  (part.dose.unit === 'injection' || part.dose.unit === 'dose') &&
  part.dose.low > 1 &&
  isTimed(timing) &&
  timing.count === null &&
  (dose === null ? form !== null : isMeasure(dose.unit)) &&
  !counted.includes(form ?? 'vial')

/** "A patch every 3 days, 10 patches": more of a form than is taken at a time, behind how often. */
const isSupply = ({ dose, form, timing }: Draft, part: Part): boolean =>
  dose === null && isTimed(timing) && part.dose?.unit === form && part.dose.low >= leastSupplied

/** "2 mL on days 1 and 3": beside an amount a number behind "and" is not how many of it. */
const isNumberOfList = ({ before }: State, { dose, timing }: Draft, part: Part): boolean =>
  before?.plus === true && part.dose?.unit === null && isMeasure(dose?.unit ?? null) && !isTimed(timing)

/** "After dinner and at night": behind "and" they are two times, though both can name one. */
function isAnotherTime({ before }: State, { dose, timing }: Draft, { when, clock }: Part): boolean {
  if (!before?.plus || dose === null || timing.period !== null || !(when ?? clock)) return false
  const hours = clock === undefined ? [] : [clock]
  const apart = timesOfDay(timing.when, timing.timeOfDay) + timesOfDay(when ?? [], hours)
  return timesOfDay(union(timing.when, when ?? []), union(timing.timeOfDay, hours)) < apart
}

/** "Every night right before bed" is at bedtime. */
function inBed(state: State, part: Part): State {
  const [told] = state.before?.when ?? []
  const last = state.drafts[state.drafts.length - 1]
  const isBed = part.when?.[0] === 'HS' && part.offset === undefined && (told === 'NIGHT' || told === 'EVE')
  // "At bedtime for 7 days, at night"
  const isNight = part.when?.[0] === 'NIGHT' && last?.timing.when.includes('HS') && !state.before?.plus
  if (isNight)
    return changeLast(state, (draft) => ({
      ...draft,
      timing: { ...draft.timing, when: draft.timing.when.filter((code) => code !== 'HS') },
    }))
  if (!isBed) return state
  return changeLast(state, (draft) => ({
    ...draft,
    timing: { ...draft.timing, when: draft.timing.when.filter((code) => code !== told) },
  }))
}

const isEnding = ({ duration, timing }: Draft): boolean => duration !== null || timing.count !== null

const contradict = (state: State, index: number): State => ({
  ...state,
  contradicting: [...state.contradicting, index],
})

/** Of two frequencies or doses that exclude each other neither is told. */
const without = (draft: Draft, part: Part): Draft => ({
  ...draft,
  ...(hasDose(part) ? { dose: null, strength: null, equals: null } : {}),
  timing: part.rate ? { ...draft.timing, ...unrated } : draft.timing,
})

function changeLast(state: State, change: (draft: Draft) => Draft): State {
  const last = state.drafts[state.drafts.length - 1]
  return last ? { ...state, drafts: [...state.drafts.slice(0, -1), change(last)] } : state
}

/** Whether what stands between this comma and the next has both a time and a dose: ", on Fridays one and a half". */
function opensAnother({ drafts, isNext }: State, rest: readonly Part[]): boolean {
  const end = rest.findIndex((part) => part.joint)
  const segment = end < 0 ? rest : rest.slice(0, end)
  const [first] = segment
  const last = drafts[drafts.length - 1]
  if (!first || !last || isNext || hasDose(first)) return false
  return isTime(first) && last.dose !== null && segment.some(hasDose)
}

const isTime = (part: Part): boolean =>
  [part.when, part.days, part.clock, part.otherDays].some((told) => told !== undefined)

function begin(state: State, part: Part): State {
  const { drafts, isNext } = state
  const last = drafts[drafts.length - 1]
  const isAfter = last !== undefined && (isNext || last.duration !== null || last.timing.count !== null)
  const sequence = last ? last.sequence + Number(isAfter) : 1
  return {
    ...state,
    isNext: false,
    drafts: [
      ...drafts,
      {
        ...emptyDraft,
        sequence,
        timeFirst: isTime(part) && !part.scheme,
        obscured: isNext && part.obscured === true,
        plus: state.before?.plus === true,
      },
    ],
  }
}

/** "On all days but Tuesday, 2.5 mg": a dose of its own follows for the day that is left out. */
function exceptFor(state: State, part: Part, days: NonNullable<Part['except']>, index: number): State {
  const begun = begin(
    changeLast(state, (draft) => ({ ...draft, butFor: true })),
    part,
  )
  return changeLast(begun, (draft) => withPart(draft, { days }, index) ?? draft)
}

/**
 * "Increase to 40 mg after two weeks" speaks of what stood before the increase; "After two weeks increase to 40 mg" and "after
 * two weeks 40 mg" of what stands last. What it ends has no end yet; where there is none it is not understood.
 */
function takeAfter(
  state: State,
  after: NonNullable<Part['after']>,
  index: number,
  rest: readonly Part[],
): State {
  const [next] = rest
  const last = state.drafts[state.drafts.length - 1]
  const follows = next !== undefined && (next.joint === 'then' || hasDose(next))
  const isOpen = last !== undefined && last.duration === null && last.dose !== null
  if (follows && isOpen && !state.isNext) {
    const drafts = state.drafts.map((draft) =>
      draft.sequence === last.sequence && draft.duration === null ? { ...draft, duration: after } : draft,
    )
    return { ...state, drafts, isNext: true }
  }
  const drafts = endPrevious(state.drafts, after)
  const ended = drafts.some((draft, nth) => draft !== state.drafts[nth])
  return ended ? { ...state, drafts } : contradict(state, index)
}

/** "Increase after two weeks": what stood before holds so long. */
function endPrevious(drafts: readonly Draft[], after: NonNullable<Part['after']>): Draft[] {
  const now = drafts[drafts.length - 1]?.sequence ?? 1
  return drafts.map((draft) =>
    draft.sequence === now - 1 && draft.duration === null && draft.timing.count === null
      ? { ...draft, duration: after }
      : draft,
  )
}
