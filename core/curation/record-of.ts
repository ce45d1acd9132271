import type { SourcedFact } from '../records/fact'
import type { Verdict } from '../records/verdict'
import { asideOf, saidOfOthers, type PatientWord } from '../records/whose-page'
import { contradictions, type Contradiction } from './contradictions'
import { fold, type RegistryItem } from './fold'
import { lessonsOf, nothingElsewhere, type Elsewhere } from './lessons'
import { mentionOf, type Mention } from './mention'
import { askedAgainst, isKeptOut, standingOf, type Standing, type Stood } from './standing'
import { concerns, verdictsByFact } from './subject'

/** Raised when the same facts and verdicts would fold otherwise: a record that an older fold made is folded again. */
export const foldVersion = 12

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
 * @param ownName the patient's own, as the profile has it: a page that clearly names another waits for a word
 * @param elsewhere what was said of lines that were read as the part's facts are, on pages that the part may lack
 */
export function recordOf(
  facts: readonly SourcedFact[],
  verdicts: readonly Verdict[],
  words: readonly PatientWord[] = [],
  elsewhere: Elsewhere = nothingElsewhere,
  ownName: string | null = null,
): CuratedRecord {
  const given = verdictsByFact(facts, verdicts)
  const asideOn = asideOf(words, ownName)
  const lessons = lessonsOf(facts, verdicts, elsewhere, saidOfOthers(words))
  const stood = facts.map((sourced) =>
    standingOf(sourced, given.get(sourced.fact.id) ?? [], asideOn, lessons),
  )
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
