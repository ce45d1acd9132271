import { expect, test } from 'vitest'
import type { EntityRecord } from '../records/entity'
import { findingOf, type LinkedDiagnosis } from './finding'

const result = (more: Partial<EntityRecord>): EntityRecord =>
  ({
    id: '0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11',
    type: 'lab',
    text: 'HBA1C 7.3',
    normalized: { name: 'Hemoglobin A1c' },
    canonical_key: 'lab:hemoglobin-a1c',
    value: '7.3',
    unit: '%',
    ref_low: null,
    ref_high: 5.7,
    flag: null,
    confidence: 0.93,
    ...more,
  }) as EntityRecord
const diagnosis = (id: string, code: string, more: Partial<LinkedDiagnosis> = {}): LinkedDiagnosis => ({
  id,
  canonical_key: `diagnosis:${id}`,
  name: `Diagnosis ${id}`,
  status: 'active',
  codes: { 'ICD-10-CM': [code] },
  last_seen_date: '2024-01-01',
  ...more,
})

test('a result stands with the diagnosis of this person that a source names it for', () => {
  const finding = findingOf(result({}), [diagnosis('a', 'I10'), diagnosis('b', 'E11.9')])
  expect(finding).toMatchObject({
    is_abnormal: true,
    judged_by: 'range',
    finding_category: 'linked_to_diagnosis',
    diagnosis_id: 'b',
    diagnosis_icd_code: 'E11.9',
  })
  expect(finding.relation_source).toContain('ADA')
})

test('of several diagnoses the active one, then the last written', () => {
  const resolved = diagnosis('a', 'E11.9', { status: 'resolved', last_seen_date: '2025-01-01' })
  const older = diagnosis('b', 'E11.22', { last_seen_date: '2020-01-01' })
  const newer = diagnosis('c', 'E10.9', { last_seen_date: '2023-01-01' })
  expect(findingOf(result({}), [resolved, older, newer]).diagnosis_id).toBe('c')
  expect(findingOf(result({}), [resolved, older]).diagnosis_id).toBe('b')
  expect(findingOf(result({}), [resolved]).diagnosis_id).toBe('a')
})

test.each([
  ['out of range', {}, 'irregular_finding'],
  ['in range', { value: '5.1' }, 'normal_finding'],
  ['not judged', { ref_high: null }, null],
] as const)('without such a diagnosis it stands by its judgement: %s', (_name, more, category) => {
  const finding = findingOf(result(more), [diagnosis('a', 'I10'), diagnosis('b', '', { codes: {} })])
  expect(finding).toMatchObject({ finding_category: category, diagnosis_id: null, relation_source: null })
})
