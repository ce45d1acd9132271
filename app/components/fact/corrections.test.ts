import { expect, test } from 'vitest'
import { changesOf } from './corrections'

const before = { type: 'medication' as const, text: 'Lisinoprii', value: '10', unit: 'mg', date: '' }

test.each([
  ['nothing', {}, {}],
  ['a name', { text: ' Lisinopril ' }, { text: 'Lisinopril' }],
  ['a name emptied, which is none', { text: '  ' }, {}],
  ['a dose', { value: '20' }, { value: '20' }],
  ['a kind', { type: 'diagnosis' as const }, { type: 'diagnosis' }],
  ['a unit taken away', { unit: '' }, { unit: null }],
  ['a date', { date: '2024-03' }, { date: '2024-03' }],
])('%s', (_name, over, changes) => expect(changesOf(before, { ...before, ...over })).toEqual(changes))
