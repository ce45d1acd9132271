import { isTimed, noTiming, type Instruction } from '../../records/dosage'
import { isMeasure } from '../../records/dosage-terms'
import { beginsAnother, emptyDraft, hasDose, withPart, type Draft } from './draft'
import { finishDrafts } from './finish'
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
}

/** What the parts say together: one instruction where they fit, several where they speak of another dose or another time. */
export function assemble(parts: readonly Part[]): Assembled {
  const start: State = { drafts: [], isNext: false, contradicting: [] }
  const state = parts.reduce(
    (before, part, index) => take(before, part, index, parts.slice(index + 1)),
    start,
  )
  const strays = state.drafts.filter(isStray).flatMap(({ bare }) => bare ?? [])
  const labels = parts.flatMap(({ label }, index) => (label ? [{ ...label, index }] : []))
  const isGapped = labels.some(({ from }, nth) => nth > 0 && from !== (labels[nth - 1]?.to ?? 0) + 1)
  // "160 mg on day 1, 80 mg on day 15": what holds between them is not told, so none of it is.
  if (isGapped) return { instructions: [], contradicting: parts.map((_part, index) => index) }
  const { instructions, uncounted } = finishDrafts(state.drafts.filter((draft) => !isStray(draft)))
  return { instructions, contradicting: [...state.contradicting, ...strays, ...uncounted] }
}

/** A number that nothing says when to take. */
const isStray = ({ bare, asNeeded, route, adjustedBy, duration, max, ...draft }: Draft): boolean =>
  bare !== null &&
  !draft.oneDose &&
  !draft.dexter &&
  max === null &&
  !isTimed(draft.timing) &&
  draft.timing.count === null &&
  !asNeeded &&
  route === null &&
  adjustedBy === null &&
  duration === null

function take(state: State, part: Part, index: number, rest: readonly Part[]): State {
  if (part.joint === 'then') return { ...state, isNext: state.drafts.length > 0 }
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
  const begun = !last || state.isNext || beginsAnother(last, part) ? begin(state, part) : state
  const draft = begun.drafts[begun.drafts.length - 1] ?? emptyDraft
  const added = withPart(draft, part, index)
  if (added) return changeLast(begun, () => added)
  const others = [...(part.rate ? draft.rates : []), ...(hasDose(part) ? draft.doses : [])]
  const contradicting = [...begun.contradicting, ...others, index]
  return changeLast({ ...begun, contradicting }, (one) => without(one, part))
}

const isEnding = ({ duration, timing }: Draft): boolean => duration !== null || timing.count !== null

const contradict = (state: State, index: number): State => ({
  ...state,
  contradicting: [...state.contradicting, index],
})

const unrated = { frequency: null, frequencyMax: null, period: null, periodMax: null, periodUnit: null }

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
    drafts: [...drafts, { ...emptyDraft, sequence, timeFirst: isTime(part) }],
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

function withSlots(
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
