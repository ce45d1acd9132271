import { isTimed, noTiming, type Instruction } from '../../records/dosage'
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
  return {
    instructions: finishDrafts(state.drafts.filter((draft) => !isStray(draft))),
    contradicting: [...state.contradicting, ...strays],
  }
}

/** A number that nothing says when to take. */
const isStray = ({ bare, timing, asNeeded, route, adjustedBy, duration }: Draft): boolean =>
  bare !== null &&
  !isTimed(timing) &&
  timing.count === null &&
  !asNeeded &&
  route === null &&
  adjustedBy === null &&
  duration === null

function take(state: State, part: Part, index: number, rest: readonly Part[]): State {
  if (part.apart || (part.unread && part.divided === undefined) || part.joint === 'stop') return state
  if (part.joint === 'then') return { ...state, isNext: state.drafts.length > 0 }
  if (part.joint) return opensAnother(state, rest) ? begin(state, rest[0] ?? part) : state
  if (part.after) return { ...state, drafts: endPrevious(state.drafts, part.after) }
  if (part.slots) return { ...state, drafts: withSlots(state.drafts, part.slots) }
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

const unrated = { frequency: null, frequencyMax: null, period: null, periodMax: null, periodUnit: null }

/** Of two frequencies or doses that exclude each other neither is told. */
const without = (draft: Draft, part: Part): Draft => ({
  ...draft,
  dose: hasDose(part) ? null : draft.dose,
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
  const isAfter = last !== undefined && (isNext || last.duration !== null)
  const sequence = last ? last.sequence + Number(isAfter) : 1
  return {
    ...state,
    isNext: false,
    drafts: [...drafts, { ...emptyDraft, sequence, timeFirst: isTime(part) }],
  }
}

/** "Increase after two weeks": what stood before holds so long. */
function endPrevious(drafts: readonly Draft[], after: NonNullable<Part['after']>): Draft[] {
  const now = drafts[drafts.length - 1]?.sequence ?? 1
  return drafts.map((draft) =>
    draft.sequence === now - 1 && draft.duration === null ? { ...draft, duration: after } : draft,
  )
}

function withSlots(drafts: readonly Draft[], slots: NonNullable<Part['slots']>): Draft[] {
  const last = drafts[drafts.length - 1]
  const unit = last?.dose?.low === 1 ? last.dose.unit : null
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
