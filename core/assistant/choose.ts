import type { EntityType } from '../records/kinds'
import { intentRows, type Intent, type IntentRow } from './intents'
import type { Cue } from './question-cues'

/** What is known of a question when its intent is chosen. */
export interface Given {
  readonly cues: ReadonlySet<Cue>
  readonly types: ReadonlySet<EntityType>
  /** A time, a place or a doctor of the record is named. */
  readonly when: boolean
  readonly group: boolean
  /** A number is named that results are held against. */
  readonly bound: boolean
  /** One of several results is asked for, or what is reckoned of them. */
  readonly several: boolean
  /** It is asked whether a result once was so. */
  readonly once: boolean
  /** A part of the body is named, and nothing else. */
  readonly organ: boolean
  readonly compared: boolean
  /** A drug is named that the record does not have. */
  readonly newDrug: boolean
  readonly daypart: boolean
  readonly before: string | null
  /** "And potassium?": what was asked before is asked of this. */
  readonly inherits: boolean
}

const leastScore = 2

const isInherited = ({ intent, about }: IntentRow, { inherits, before }: Given): boolean =>
  inherits && about !== undefined && intent === before

function fits(row: IntentRow, given: Given): boolean {
  const {
    needs = [],
    about,
    unnamed,
    after,
    when,
    untimed,
    group,
    compared,
    newDrug,
    daypart,
    bound,
    several,
    once,
    unbound,
    organ,
  } = row
  if (!isInherited(row, given) && !needs.every((cue) => given.cues.has(cue))) return false
  if (after && !after.some((one) => one === given.before)) return false
  if (about && !about.some((type) => given.types.has(type))) return false
  if (unnamed?.some((type) => given.types.has(type))) return false
  if ((when && !given.when) || (untimed && given.when) || (newDrug && !given.newDrug)) return false
  if ((unbound && given.bound) || (several && !given.several) || (once && !given.once)) return false
  if ((compared && !given.compared) || (bound && !given.bound) || (organ && !given.organ)) return false
  return (!group || given.group) && (!daypart || given.daypart)
}

function scoreOf(row: IntentRow, given: Given): number {
  const { worth, helps = [], against = [] } = row
  const told = (cues: readonly Cue[]) => cues.filter((cue) => given.cues.has(cue)).length
  return worth + told(helps) * 0.5 - told(against) * 2 + (isInherited(row, given) ? 3 : 0)
}

/** The row with the most evidence for it; null where there is too little. */
export function choose(given: Given): Intent | null {
  const [best] = intentRows
    .filter((row) => fits(row, given))
    .map((row) => ({ intent: row.intent, score: scoreOf(row, given) }))
    .sort((a, b) => b.score - a.score)
  return best && best.score >= leastScore ? best.intent : null
}
