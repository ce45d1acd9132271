import { deriveId } from '../../core/records/ids'
import { factShape, type Fact } from '../../core/records/fact'
import type { EntityType } from '../../core/records/kinds'

/** Facts on each page. */
export const factsPerPage = 10

const results: readonly EntityType[] = Array.from({ length: factsPerPage }, () => 'lab')
const letter: readonly EntityType[] = [
  ...Array.from({ length: 3 }, (): EntityType => 'diagnosis'),
  ...Array.from({ length: 3 }, (): EntityType => 'medication'),
  ...Array.from({ length: 2 }, (): EntityType => 'procedure'),
  ...Array.from({ length: 2 }, (): EntityType => 'imaging'),
]
const consultation: readonly EntityType[] = ['allergy', ...letter.slice(1)]

/** What stands on ten pages, one after another; then it begins anew. */
const pages: readonly { readonly category: string; readonly types: readonly EntityType[] }[] = [
  { category: 'discharge', types: letter },
  { category: 'consultation', types: consultation },
  { category: 'imaging', types: letter },
  { category: 'discharge', types: letter },
  { category: 'consultation', types: consultation },
].flatMap((page) => [{ category: 'lab', types: results }, page])

export interface MadePage {
  readonly category: string
  /** `YYYY-MM-DD`; no two pages share one, so that none contradicts another. */
  readonly date: string
  readonly facts: readonly Fact[]
}

/** The page of that number, from 0, in a record of so many facts. */
export function madePage(fileId: string, page: number, total: number): MadePage {
  const { category, types } = pages[page % pages.length] ?? { category: 'lab', types: results }
  const date = new Date(Date.UTC(2001, 0, 1 + 3 * page)).toISOString().slice(0, 10)
  const facts = types.map((type, position) =>
    factOn(fileId, date, type, page * factsPerPage + position, total),
  )
  return { category, date, facts }
}

/** Concepts that come again: a long record has more of them than a short one, and each of them more often. */
const conceptsAmong = (facts: number): number => Math.ceil(facts ** 0.8)

function factOn(fileId: string, date: string, type: EntityType, n: number, total: number): Fact {
  const concept = (n * 7919) % conceptsAmong(total)
  const name = `Made ${type} ${concept}`
  const typed: Partial<Record<EntityType, object>> = {
    lab: {
      value: String(1 + (n % 90) / 10),
      unit: 'mmol/L',
      refLow: 1,
      refHigh: 9,
      refText: '1-9',
      flag: 'N',
    },
    medication: { value: '5', unit: 'mg', route: 'oral', frequency: 'once daily', duration: null },
    allergy: { allergenType: 'drug', reaction: 'rash', severity: null },
  }
  const box = [120, 200 + 40 * (n % factsPerPage), 600, 28] as const
  return factShape.parse({
    bodyPart: null,
    laterality: null,
    modality: null,
    ...typed[type],
    id: deriveId(fileId, n),
    fileId,
    type,
    position: n % factsPerPage,
    text: name,
    name,
    canonicalKey: `${type}:made-${concept}`,
    status: 'active',
    assertion: 'present',
    date,
    eventDate: date,
    // A drug without a code of its class is on no list until the patient gives it one.
    codes: type === 'medication' ? { ATC: [`made-${concept}`] } : { LOINC: [`${concept}-0`] },
    confidence: 0.9,
    sourceConfidence: 0.95,
    doubt: null,
    candidates: [],
    evidence: { page: 1, box, quote: `${name} as the page has it` },
    proposal: proposalOf(n),
    reason: proposalOf(n) === 'accepted' ? null : 'uncertain_name',
    createdAt: `${date}T00:00:00.000Z`,
  })
}

/** One in 17 waits for a yes or no, one in 23 for a review. */
const proposalOf = (n: number): Fact['proposal'] =>
  n % 17 === 4 ? 'pending' : n % 23 === 8 ? 'review' : 'accepted'
