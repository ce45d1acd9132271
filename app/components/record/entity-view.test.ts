import { describe, expect, it } from 'vitest'
import type { EntityRecord } from '#core/records/entity'
import { codesOf, groupEntities, inReadingOrder, regionsOf } from './entity-view'

const entity = (over: Partial<EntityRecord> & { assertion?: string }): EntityRecord => ({
  id: 'e', file_id: 'f', type: 'lab', text: 'Hb', value: null, unit: null, date: null, confidence: 0.9, source_confidence: 0.9,
  source_label: null, canonical_key: 'lab:hb', ref_low: null, ref_high: null, ref_text: null, flag: null, needs_atc_backfill: false,
  coding_meta: { original_extraction: 'Hb', doubt: null, candidates: [] }, decision: 'accepted', rejected_as: null,
  evidence: { page: 1, box: [0, 0, 10, 10], quote: 'Hb' }, ...over,
  normalized: {
    name: 'Hemoglobin', type: null, severity: null, reaction: null, code: null, system: null, codes: {}, status: 'active',
    assertion: over.assertion ?? 'present', route: null, frequency: null, duration: null, dosage: null, printed: null, intake: null, modality: null, body_part: null, laterality: null,
  },
}) // prettier-ignore

describe('groupEntities', () => {
  it.each([
    ['accepted', 'present', true],
    ['accepted', 'historical', true],
    ['pending', 'present', true],
    ['review', 'present', true],
    ['noted', 'present', false],
    ['accepted', 'negated', false],
    ['accepted', 'family', false],
    ['accepted', 'planned', false],
    ['accepted', 'ruled-out', false],
  ] as const)('%s and %s is a fact: %s', (decision, assertion, fact) => {
    const { facts, mentioned } = groupEntities([entity({ decision, assertion })])
    expect([facts.length, mentioned.length]).toEqual(fact ? [1, 0] : [0, 1])
  })

  it('leaves out kinds of which there is nothing, and puts diagnoses first', () => {
    const { facts } = groupEntities([
      entity({ type: 'lab' }),
      entity({ type: 'diagnosis' }),
      entity({ type: 'lab' }),
    ])
    expect(facts.map(({ type, entities }) => [type, entities.length])).toEqual([
      ['diagnosis', 1],
      ['lab', 2],
    ])
  })
})

it('puts facts of one box into one region, in reading order of the upright page', () => {
  const picture = { width: 100, height: 200, turn: 180 }
  const regions = regionsOf(
    [
      entity({ id: 'a', evidence: { page: 1, box: [10, 10, 20, 5], quote: '' } }),
      entity({ id: 'b', evidence: { page: 1, box: [10, 150, 20, 5], quote: '' }, value: '14', unit: 'g/dL' }),
      entity({ id: 'c', evidence: { page: 1, box: [10, 10, 20, 5], quote: '' } }),
    ],
    picture,
    false,
  )
  expect(regions.map(({ ids }) => ids)).toEqual([['b'], ['a', 'c']])
  expect(regions[0]).toMatchObject({ box: [70, 45, 20, 5], label: 'Hemoglobin 14 g/dL' })
})

it('lists facts as the upright page is read', () => {
  const at = (id: string, y: number) => entity({ id, evidence: { page: 1, box: [10, y, 20, 5], quote: '' } })
  const upsideDown = { width: 100, height: 200, turn: 180 }
  const listed = inReadingOrder([at('c', 10), at('b', 90), at('a', 150)], upsideDown, false)
  expect(listed.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it.each([
  [{}, [], []],
  [{ LOINC: ['718-7'] }, ['LOINC 718-7'], []],
  [
    { LOINC: ['2345-7', '1558-6', '2339-0'], CPT: ['82947'] },
    ['LOINC 2345-7', 'CPT 82947'],
    ['LOINC 1558-6', 'LOINC 2339-0'],
  ],
  [{ 'ICD-10-CM': [], ATC: ['A10BA02'] }, ['ATC A10BA02'], []],
])('of the codes %j shows %j and keeps %j for who asks', (codes, shown, kept) => {
  const { first, others } = codesOf(codes as Record<string, string[]>)
  const said = (list: typeof first) => list.map(({ system, code }) => `${system} ${code}`)
  expect([said(first), said(others)]).toEqual([shown, kept])
})
