import type { SourcedFact } from '../records/fact'
import type { Verdict } from '../records/verdict'
import { saidOfOthers, type PatientWord } from '../records/whose-page'
import { contradictions, type Contradiction } from './contradictions'
import { fold, type RegistryItem } from './fold'
import { mentionOf, type Mention } from './mention'
import { askedAgainst, isKeptOut, standingOf, type Standing, type Stood } from './standing'
import { concerns, verdictsByFact } from './subject'

/** Raised when the same facts and verdicts would fold otherwise: a record that an older fold made is folded again. */
export const foldVersion = 10

export interface CuratedRecord {
  /** One a fact, by its id. */
  readonly standings: ReadonlyMap<string, Standing>
  /** One a concept that has an accepted fact. */
  readonly items: readonly RegistryItem[]
}

/**
 * The record: what pages say and what people say, folded. Pure, and blind to the order of both. It may be asked of a
 * part of the record that is closed under concepts (and holds all allergies if it holds one): the answer for that part
 * is the same as within the whole.
 * @param words what the patient said of the names that pages bear: all of it, whatever the part
 */
export function recordOf(
  facts: readonly SourcedFact[],
  verdicts: readonly Verdict[],
  words: readonly PatientWord[] = [],
): CuratedRecord {
  const given = verdictsByFact(facts, verdicts)
  const isOthers = saidOfOthers(words)
  const stood = facts.map((sourced) => standingOf(sourced, given.get(sourced.fact.id) ?? [], isOthers))
  const asked = disagreements(stood)
  return {
    standings: new Map(asked.map(({ standing }) => [standing.factId, standing])),
    items: fold(asked.filter(isAccepted).map(({ sourced }) => mentionOf(sourced))),
  }
}

const isAccepted = ({ standing }: Stood): boolean => standing.decision === 'accepted'
const isDenial = ({ sourced: { fact }, standing }: Stood): boolean =>
  fact.type === 'allergy' && fact.assertion === 'negated' && !isKeptOut(standing.decision)

/** Where documents contradict one another, the fact in question asks, unless the patient settled that very pair. */
function disagreements(stood: readonly Stood[]): readonly Stood[] {
  const byId = new Map(stood.map((one) => [one.standing.factId, one]))
  const mentions = stood.filter(isAccepted).map(({ sourced }) => mentionOf(sourced))
  const denials = stood.filter(isDenial).map(({ sourced }) => mentionOf(sourced))
  const questions = Map.groupBy(contradictions(mentions, denials), ({ mention }) => mention.entityId)
  return stood.map((one) => {
    const own = questions.get(one.standing.factId) ?? []
    const open = own.find((question) => !isSettled(one, against(question, byId)))
    const shown = open ?? own[0]
    return shown ? askedAgainst(one, shown.against.entityId, open === undefined) : one
  })
}

const against = ({ against: mention }: Contradiction, byId: ReadonlyMap<string, Stood>): Stood | undefined =>
  byId.get((mention satisfies Mention).entityId)

function isSettled({ verdicts }: Stood, other: Stood | undefined): boolean {
  return verdicts.some(
    ({ action, against: named, at }) =>
      action === 'settle' &&
      other !== undefined &&
      (named === null
        ? other.sourced.fact.createdAt <= at
        : concerns(named, other.sourced.fact, other.sourced.document)),
  )
}
