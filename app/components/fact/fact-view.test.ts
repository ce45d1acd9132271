import { expect, test } from 'vitest'
import { factOfEntity, factOfItem } from './fact-view'
import type { RecordedFact } from '#core/records/entity'
import type { RegistryRecord } from '#core/records/registry'

const entity = (over: { confidence: number; doubt?: string; decision?: RecordedFact['decision'] }) =>
  ({
    id: 'one',
    file_id: 'page',
    type: 'allergy',
    text: 'Penicillin',
    normalized: { name: 'Penicillin', codes: {} },
    evidence: { page: 1, box: [0, 0, 1, 1], quote: 'Penicillin' },
    decision: 'accepted',
    ...over,
    coding_meta: { doubt: over.doubt ?? null, candidates: [] },
  }) as unknown as RecordedFact

test.each([
  ['by its reading alone, and not of the surest', { confidence: 0.85 }, true],
  ['by its reading alone, and sure', { confidence: 0.9 }, false],
  ['it waited, and got its yes', { confidence: 0.6 }, false],
  ['it was in doubt, and got its yes', { confidence: 0.85, doubt: 'uncertain_name' }, false],
  ['it waits still', { confidence: 0.6, decision: 'pending' }, false],
] as const)('%s: %j is to be checked: %s', (_why, over, unsure) =>
  expect(factOfEntity(entity(over)).unsure).toBe(unsure),
)

test('an allergy of the list says how sure its line was read, and asks nobody to check what got its yes', () => {
  const item = {
    id: 'item',
    type: 'allergy',
    name: 'Penicillin',
    canonical_key: 'allergy:penicillin',
    detail: { confidence: 0.6, reaction: null, severity: null },
    codes: {},
    citations: ['one'],
    evidence: null,
    evidence_count: 2,
  } as unknown as RegistryRecord
  expect(factOfItem(item)).toMatchObject({ confidence: 0.6, unsure: false })
})

test('a combined drug is shown with both of its strengths, and put right by the first', () => {
  const item = {
    id: 'item',
    type: 'medication',
    name: 'Amoxicillin / clavulanate',
    canonical_key: 'medication:amoxicillin-clavulanate',
    detail: {
      value: '875',
      unit: 'mg',
      printed: { value: '875/125', unit: 'mg' },
      intake: null,
      frequency: null,
    },
    codes: {},
    citations: ['one'],
    evidence: { entity_id: 'one', file_id: 'page', text: 'Augmentin', quote: 'Augmentin 875/125 mg BID' },
    evidence_count: 1,
  } as unknown as RegistryRecord
  const fact = factOfItem(item)
  expect(fact.printed).toEqual({ value: '875/125', unit: 'mg' })
  expect(fact.value).toBe('875')
})
