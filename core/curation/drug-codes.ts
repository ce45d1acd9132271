import type { Fact } from '../records/fact'
import { matchConcept } from '../vocabulary/match'

/** What a drug's name is by today's vocabulary. */
export type DrugCodes = Pick<Fact, 'canonicalKey' | 'name' | 'codes'>

/** Below this a name is a guess, and a guess gives nobody a code. */
const certain = 0.9

/** Null where the vocabulary does not know the drug for certain, or knows no ATC code of it. */
export function drugCodes(name: string): DrugCodes | null {
  const match = matchConcept('medication', name)
  if (!match || match.ambiguous || match.score < certain) return null
  const { key, name: known, codes } = match.concept
  if (!codes['ATC']?.length) return null
  const listed = Object.fromEntries(Object.entries(codes).map(([system, list]) => [system, [...list]]))
  return { canonicalKey: key, name: known, codes: listed }
}

interface Official {
  readonly name: string
  readonly code: string
}

/** The ATC code that an official table gives this very name; words that are only like it are no answer. */
export function officialAtc(name: string, candidates: readonly Official[]): string | null {
  const same = candidates.filter((candidate) => fold(candidate.name) === fold(name))
  const codes = new Set(same.map(({ code }) => code))
  // One name may have several codes, by how the drug is given (ATC guidelines 2024, "several ATC codes").
  return codes.size === 1 ? (same[0]?.code ?? null) : null
}

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
