import { deriveId } from '../../records/ids'
import { factShape, type Fact, type SourcedFact } from '../../records/fact'
import { assertions, statuses, type EntityType } from '../../records/kinds'
import type { Verdict } from '../../records/verdict'
import { subjectOf } from '../../curation/subject'
import { entriesOf } from '../../vocabulary/load'

/** A generator of numbers below 1 that its seed alone decides (mulberry32, public domain). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export interface MadeRecord {
  readonly sourced: readonly SourcedFact[]
  readonly verdicts: readonly Verdict[]
}

/** The vocabulary, read once. */
const known = new Map<EntityType, ReturnType<typeof entriesOf<EntityType>>>()
function conceptsOf(type: EntityType) {
  const entries = known.get(type) ?? entriesOf(type)
  known.set(type, entries)
  return entries
}

const types: readonly EntityType[] = ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging']

/** A record that nobody has: concepts of the vocabulary with every status, assertion, proposal and verdict there is. */
export function madeRecord(seed: number): MadeRecord {
  const random = randomOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const chance = (part: number) => random() < part
  const day = () =>
    new Date(
      Date.UTC(2019 + Math.floor(random() * 7), Math.floor(random() * 12), 1 + Math.floor(random() * 28)),
    )
      .toISOString()
      .slice(0, 10)
  const sourced = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, page) => {
    const fileId = deriveId('made', seed, page)
    const document = {
      bytes: fileId,
      date: day(),
      facility: `Clinic ${'ABCDE'[page]}`,
      physician: null,
      patient: null,
    }
    const count = 1 + Math.floor(random() * 14)
    return Array.from({ length: count }, (__, position): SourcedFact => {
      const type = pick(types)
      // Few concepts, so that the pages speak of the same ones.
      const entries = conceptsOf(type)
      const { concept } = entries[
        (Math.floor(random() * 12) * 37 + seed) % entries.length
      ] as (typeof entries)[0]
      const byHand = chance(0.08)
      const date = chance(0.4) ? pick([day(), day().slice(0, 7), day().slice(0, 4)]) : null
      const assertion = chance(0.75) ? 'present' : pick(assertions)
      const stays = assertion === 'present' || assertion === 'historical'
      const amount =
        type === 'lab'
          ? { value: (random() * 200).toFixed(pick([0, 1, 2])), unit: pick(['mmol/L', 'mg/dL', 'U/L']) }
          : { value: chance(0.8) ? String(pick([5, 10, 20, 500, 850])) : null, unit: 'mg' }
      const fact = factShape.parse({
        id: deriveId('fact', seed, page, position),
        fileId: byHand ? null : fileId,
        type,
        position,
        text: concept.name,
        name: concept.name,
        canonicalKey: concept.key,
        status: pick(statuses),
        assertion,
        date,
        eventDate: date ?? document.date,
        codes: concept.codes,
        confidence: 0.5 + random() / 2,
        sourceConfidence: 0.9,
        doubt: null,
        candidates: [],
        evidence: byHand
          ? null
          : { page: 1, box: [40, 30 + 40 * position, 500, 28], quote: `${concept.name} of the page` },
        proposal: stays ? pick(['accepted', 'accepted', 'accepted', 'pending', 'review']) : 'noted',
        reason: null,
        createdAt: `${document.date}T00:00:00.000Z`,
        bodyPart: null,
        laterality: chance(0.2) ? pick(['left', 'right', 'bilateral']) : null,
        modality: null,
        ...amount,
        refLow: chance(0.7) ? 30 : null,
        refHigh: chance(0.7) ? 90 : null,
        refText: null,
        flag: chance(0.3) ? pick(['H', 'L', 'N']) : null,
        route: chance(0.5) ? 'oral' : null,
        frequency: chance(0.6) ? pick(['once daily', 'twice daily', 'every 8 hours']) : null,
        duration: chance(0.1) ? '7 days' : null,
        dosage: null,
        allergenType: 'drug',
        reaction: chance(0.5) ? 'rash' : null,
        severity: chance(0.3) ? pick(['mild', 'moderate', 'severe']) : null,
      })
      return { fact, document: byHand ? null : document }
    })
  }).flat()
  const verdicts = sourced
    .filter(({ fact }) => fact.proposal !== 'noted' && chance(0.25))
    .map((one, index) => verdictOn(one, index, pick))
  return { sourced, verdicts }
}

function verdictOn(one: SourcedFact, index: number, pick: <T>(list: readonly T[]) => T): Verdict {
  const action = pick(['approve', 'reject', 'reject', 'correct'] as const)
  const corrected: Partial<Fact> & { value?: string } = { value: '77' }
  return {
    id: deriveId('verdict', one.fact.id),
    action,
    subject: subjectOf(one),
    correction: action === 'correct' ? { value: corrected.value } : null,
    against: null,
    notes: null,
    at: `2026-01-01T00:00:${String(index % 60).padStart(2, '0')}.000Z`,
    undoneAt: null,
  }
}
