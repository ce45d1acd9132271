import { noKnownDrugAllergies } from '../curation/contradictions'
import { isKeptOut, type Standing } from '../curation/standing'
import type { Fact } from '../records/fact'
import type { EntityType } from '../records/kinds'
import type { RegistryRecord } from '../records/registry'
import type { ToldConcept, ToldDocument, ToldFact, ToldRecord } from '../records/summary'
import { plainText } from '../records/plain-text'
import { toldFact } from './told'

/** One fact of the record and what stands of it. */
export interface StoodFact {
  readonly fact: Fact
  readonly standing: Pick<Standing, 'decision' | 'asks' | 'correction' | 'reason' | 'against'> & {
    readonly verdictIds: readonly string[]
  }
}

type Item = Pick<
  RegistryRecord,
  | 'canonical_key'
  | 'type'
  | 'name'
  | 'category'
  | 'status'
  | 'codes'
  | 'evidence'
  | 'citations'
  | 'detail'
  | 'first_seen_date'
>

export interface Kept {
  readonly items: readonly Item[]
  /** All that the items name, what waits, and what may be a denial; by id. */
  readonly facts: ReadonlyMap<string, StoodFact>
  /** The earliest fact of each concept, by its key. */
  readonly firsts: ReadonlyMap<string, string>
  /** What waits for the patient's word, oldest first. */
  readonly waitingIds: readonly string[]
  readonly waiting: number
  /** With the day that each counts as: its own date, else that of its upload. */
  readonly documents: readonly (ToldDocument & { readonly day: string })[]
  readonly cut: readonly EntityType[]
}

/**
 * What of a record may be told. A concept is left out whose leading or newest fact waits for the patient's word: what is
 * doubted is neither told as so nor as not so.
 */
export function tellRecord(kept: Kept): ToldRecord {
  const day = new Map(kept.documents.map(({ id, day: own }) => [id, own]))
  const tell = ({ fact, standing }: StoodFact): ToldFact =>
    toldFact(
      fact,
      { correction: standing.correction, words: standing.verdictIds.length },
      fact.fileId === null ? null : (day.get(fact.fileId) ?? null),
    )
  const settled = (id: string | null | undefined): StoodFact | null => {
    const one = id == null ? undefined : kept.facts.get(id)
    return one && one.standing.decision === 'accepted' && one.standing.asks === null ? one : null
  }
  const concepts = kept.items.flatMap((item) => conceptOf(item, kept, settled, tell) ?? [])
  const doubted = kept.waitingIds.flatMap((id) => {
    const one = kept.facts.get(id)
    if (!one || one.standing.asks === null) return []
    const against = one.standing.against === null ? undefined : kept.facts.get(one.standing.against)
    const name = one.standing.correction?.name ?? one.fact.name
    const key = one.standing.correction?.canonicalKey ?? one.fact.canonicalKey
    return [
      {
        name: plainText(name || one.fact.text),
        key,
        fact: tell(one),
        reason: one.standing.reason,
        against: against ? tell(against) : null,
      },
    ]
  })
  return {
    concepts,
    denial: denialOf(kept, tell),
    doubted,
    waiting: kept.waiting,
    documents: kept.documents.map(({ day: _day, ...document }) => document),
    cut: [...kept.cut],
  }
}

function conceptOf(
  item: Item,
  kept: Kept,
  settled: (id: string | null | undefined) => StoodFact | null,
  tell: (one: StoodFact) => ToldFact,
): ToldConcept | null {
  const [newest] = item.citations
  const leadId = item.evidence?.entity_id ?? enteredAmong(item.citations, kept) ?? newest
  const lead = settled(leadId)
  if (!lead || !settled(newest)) return null
  const doses = 'doses' in item.detail ? item.detail.doses : []
  const others = [...item.citations, ...doses.slice(-2).map(({ entity_id: id }) => id)]
  const ids = [...new Set(others)].filter((id) => id !== lead.fact.id)
  const first = settled(kept.firsts.get(item.canonical_key))
  const toldFirst = first && tell(first)
  return {
    key: item.canonical_key,
    type: item.type,
    name: plainText(item.name || lead.fact.text),
    status: item.status,
    codes: item.codes,
    allergen: item.type === 'allergy' ? item.category : null,
    facts: [lead, ...ids.flatMap((id) => settled(id) ?? [])].map(tell),
    first: toldFirst?.date === item.first_seen_date ? toldFirst : null,
    doses: [...doses],
  }
}

const enteredAmong = (ids: readonly string[], { facts }: Kept): string | undefined =>
  ids.find((id) => facts.get(id)?.fact.fileId === null)

/** "No known drug allergies", as the newest page that says so has it, unless the patient said that it is wrong. */
function denialOf({ facts }: Kept, tell: (one: StoodFact) => ToldFact): ToldFact | null {
  const denials = [...facts.values()]
    .filter(
      ({ fact, standing }) =>
        fact.type === 'allergy' &&
        fact.canonicalKey === noKnownDrugAllergies &&
        fact.assertion === 'negated' &&
        !isKeptOut(standing.decision) &&
        standing.asks === null,
    )
    .map(tell)
  return (
    denials.toSorted((a, b) =>
      a.document_date === b.document_date
        ? a.id < b.id
          ? -1
          : 1
        : a.document_date > b.document_date
          ? -1
          : 1,
    )[0] ?? null
  )
}
