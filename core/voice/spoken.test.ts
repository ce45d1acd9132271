import { expect, test } from 'vitest'
import type { Answer, Item } from '../assistant/answer'
import { sentencesOf, spokenOf, toldOf } from './spoken'

const row = (label: string, value: string): Item => ({
  label,
  value,
  status: null,
  flag: null,
  note: 'May 1, 2024',
  sources: [1],
})
const answer = (summary: string, items: Item[], alert?: string): Extract<Answer, { type: 'answer' }> => ({
  type: 'answer',
  summary,
  summary_sources: [1],
  sections: [
    ...(alert ? [{ type: 'alert' as const, severity: 'critical' as const, message: alert }] : []),
    { type: 'data_list', title: 'Results', items },
  ],
  sources: [{ id: 1, entity_id: 'e', file_id: 'f', page: 1, quote: '', title: '', date: null }],
  disclaimer: 'No advice.',
  topic: null,
})

test.each<[string, Answer, string]>([
  ['the one result is not told twice', answer('It says: \u2068Sodium\u2069 140 mmol/L, today.', [row('Sodium', '140 mmol/L')]), 'It says: Sodium 140 mmol/L, today.'],
  ['the rows of a list are read out', answer('It lists 2 results.', [row('Sodium', '140'), row('Ferritin', '9')]), 'It lists 2 results. Sodium: 140. Ferritin: 9.'],
  ['of a long one the first', answer('Many.', Array.from({ length: 9 }, (_, i) => row(`Test ${i}`, 'x'))), 'Many. Test 0: x. Test 1: x. Test 2: x. Test 3: x. Test 4: x.'],
  ['help that is needed at once comes first', answer('Call first.', [], 'Call 911 now.'), 'Call 911 now. Call first.'],
  ['a way on is said with what may be asked', { type: 'redirect', message: 'Which?', suggestions: ['What is A?', 'What is B?', 'What is C?'], topic: null }, 'Which? What is A? What is B?'],
])('%s', (_, said, spoken) => {
  expect(sentencesOf(spokenOf(said)).join(' ')).toBe(spoken)
}) // prettier-ignore

test('on the screen names and values keep their own direction', () => {
  expect(spokenOf(answer('שתי תוצאות.', [row('Ferritin', '4.0–5.6')]))).toContain(
    '\u2068Ferritin\u2069: \u20684.0–5.6\u2069.',
  )
})

test('sentence by sentence, and a number is no end of one', () => {
  expect(sentencesOf('It says 11.2 g/dL. On May 1, 2024! And now? ')).toEqual([
    'It says 11.2 g/dL.',
    'On May 1, 2024!',
    'And now?',
  ])
})

test('what rests on no line shows none', () => {
  expect(toldOf(answer('x', []))).not.toBeNull()
  expect(toldOf({ ...answer('x', []), sources: [] })).toBeNull()
  expect(toldOf({ type: 'redirect', message: '', suggestions: [], topic: null })).toBeNull()
})
