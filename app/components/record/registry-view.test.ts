import { expect, test } from 'vitest'
import type { RegistryRecord } from '#core/records/registry'
import { valueOf } from './registry-view'

const nothing = { amount: '', flag: null, reaction: null, severity: null }
const lab = {
  value: '5.4',
  unit: '%',
  date: '2024-01-02',
  flag: 'H',
  ref_low: null,
  ref_high: 5.7,
  ref_text: '< 5.7',
} as const
const drug = { value: '500', unit: 'mg', date: '2024-01-02', frequency: null, doses: [] }
const allergy = { reaction: 'rash', severity: null, confidence: 0.9, last_file_id: null }

test.each<[RegistryRecord['type'], RegistryRecord['detail'], unknown]>([
  ['lab', lab, { ...nothing, amount: '5.4 %', flag: 'H' }],
  ['lab', { ...lab, value: 'Negative', unit: null, flag: 'N' }, { ...nothing, amount: 'Negative' }],
  ['medication', drug, { ...nothing, amount: '500 mg' }],
  ['medication', { ...drug, value: null, unit: 'mg' }, nothing],
  ['allergy', allergy, { ...nothing, reaction: 'rash' }],
  ['diagnosis', {}, nothing],
])('%s %j', (type, detail, shown) => expect(valueOf({ type, detail })).toEqual(shown))
