import { expect, test } from 'vitest'
import { personOf, type Page } from '../../tests/unit/assistant/person'
import type { Locale } from '../i18n/locale'
import { answerQuestion } from './answer-question'
import { needsOf } from './needs'
import { understand } from './understand'

const page = (date: string, facility: string): Page => ({
  date,
  category: 'discharge',
  facility,
  physician: 'Dr. Dana Levi',
})
const { line, recorded } = personOf('acts of days', {
  first: page('2022-07-12', 'Ichilov Hospital'),
  second: page('2025-09-14', 'Ramat Gan Clinic'),
})
const { record, evidence } = recorded(
  [
    line('first', 'procedure', 'Colonoscopy'),
    line('first', 'procedure', 'Appendectomy', { date: '2010-03-02' }),
    line('second', 'procedure', 'Colonoscopy', { date: '2025-08-28' }),
  ],
  line('second', 'medication', 'Warfarin', { value: '5', unit: 'mg' }),
  [],
)

function told(text: string, locale: Locale = 'en') {
  const reading = understand({ text, locale, today: '2026-03-01', before: null }, record)
  return JSON.stringify(answerQuestion(reading, record, evidence(needsOf(reading, record))))
}

test.each([
  ['how many colonoscopies did i have', 'en'],
  ['when was my first colonoscopy', 'en'],
  ['כמה קולונוסקופיות עשיתי', 'he'],
] as const)('an act that pages tell with two days is told with both: %s', (text, locale) => {
  expect(told(text, locale)).toMatch(/2022/)
  expect(told(text, locale)).toMatch(/2025/)
})

test('of one that is told with one day, and where no number is asked for, nothing is added', () => {
  expect(told('how many appendectomies did i have')).not.toMatch(/gives no day/)
  expect(told('when was my colonoscopy')).not.toMatch(/2022/)
})
