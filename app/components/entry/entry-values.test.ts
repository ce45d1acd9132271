import { expect, test } from 'vitest'
import { begunAnew, blankEntry, checkEntry, overtakenBy, retyped } from './entry-values'

const drug = { ...blankEntry('medication', '2024-05-01'), text: 'Metformin', value: '500', unit: 'mg' }

test('what was typed is sent without its spaces, and what is empty is none', () => {
  expect(checkEntry({ ...drug, text: ' Metformin ' })).toEqual({
    ok: true,
    entry: {
      type: 'medication',
      text: 'Metformin',
      value: '500',
      unit: 'mg',
      date: '2024-05-01',
      status: 'active',
      frequency: null,
      reaction: null,
    },
  })
})

test.each([
  [{ text: ' ' }, { text: 'textError' }],
  [{ value: '7,3' }, { value: 'valueError' }],
  [{ date: 'May' }, { date: 'dateError' }],
  [{ date: '2023-02-30' }, { date: 'dateError' }],
  [{ unit: 'x'.repeat(41) }, { unit: 'unitError' }],
  [
    { text: '', date: '' },
    { text: 'textError', date: 'dateError' },
  ],
])('each field is told what is wrong with it: %j', (fields, wrong) =>
  expect(checkEntry({ ...drug, ...fields })).toEqual({ ok: false, wrong }),
)

test('a result needs its number', () => {
  const result = { ...retyped(drug, 'lab'), value: '' }
  expect(checkEntry(result)).toEqual({ ok: false, wrong: { value: 'valueMissing' } })
})

test('another kind keeps what was typed, with a status that it has', () =>
  expect(retyped(drug, 'procedure')).toMatchObject({ text: 'Metformin', value: '500', status: 'completed' }))

test('what was typed as another kind neither stops it nor is sent with it', () => {
  const typed = { ...drug, value: '7,3', frequency: 'daily', reaction: 'rash', date: '2024' }
  expect(checkEntry(retyped(typed, 'diagnosis'))).toMatchObject({
    ok: true,
    entry: { type: 'diagnosis', text: 'Metformin', value: null, unit: null, frequency: null, reaction: null },
  })
  expect(checkEntry(retyped(typed, 'allergy'))).toMatchObject({ ok: true, entry: { reaction: 'rash' } })
  expect(checkEntry(typed)).toEqual({ ok: false, wrong: { value: 'valueError' } })
})

test('a change that was not sent goes on, unless the entry was changed elsewhere', () => {
  const made = { id: 'x', created_at: '2024-05-01T00:00:00Z', version: 'first' }
  const record = { ...drug, ...made, frequency: null, reaction: null }
  const first = begunAnew(null, record)
  expect(first.values).toEqual(drug)
  const typed = { ...first, values: { ...first.values, value: '850' } }
  expect(begunAnew(typed, record)).toBe(typed)
  const other = { ...record, value: '1000', version: 'second' }
  expect(begunAnew(typed, other).values.value).toBe('1000')
  expect(overtakenBy(typed, other)).toEqual({ values: typed.values, begun: other, overtaken: true })
})
