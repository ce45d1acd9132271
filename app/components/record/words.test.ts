import { describe, expect, it } from 'vitest'
import { translator } from '#core/i18n/translate'
import { doubtText, failureText, rangeText, statusText } from './words'

const en = translator('en')
const he = translator('he')

describe('rangeText', () => {
  it.each([
    [{ ref_text: '4.0 - 5.6', ref_low: 4, ref_high: 5.6 }, '4.0 - 5.6'],
    [{ ref_text: null, ref_low: 4, ref_high: 5.6 }, '4–5.6'],
    [{ ref_text: null, ref_low: null, ref_high: 5.6 }, 'below 5.6'],
    [{ ref_text: null, ref_low: 40, ref_high: null }, 'above 40'],
    [{ ref_text: null, ref_low: null, ref_high: null }, null],
    [{ ref_text: null, ref_low: 0, ref_high: 0 }, '0–0'],
  ])('%j → %s', (range, text) => expect(rangeText(en, range)).toBe(text))
})

describe('failureText', () => {
  const failed = { last_error: 'This picture is damaged.', error_code: 'damaged_image' }
  it.each([
    [en, 'en', failed, 'This picture is damaged.'],
    [he, 'he', failed, 'התמונה פגומה ואינה נפתחת. נא להעלות אותה שוב או לצלם מחדש.'],
    [he, 'he', { last_error: 'New words.', error_code: 'newer' }, 'New words.'],
    [en, 'en', { last_error: null, error_code: null }, 'Processing failed'],
  ] as const)('%#', (t, locale, file, text) => expect(failureText(t, locale, file)).toBe(text))
})

it.each([
  ['active', 'Active'],
  ['family_history', 'In the family'],
  ['on_hold', 'On hold'],
])('status %s is said as %s', (status, text) => expect(statusText(en, status)).toBe(text))

it.each([
  [null, 'The print was hard to read.'],
  ['unknown_medication', 'We do not know a drug of this name. It may be misspelled or misread.'],
  ['something_newer', 'We are not sure that we read this right.'],
])('doubt %s is said as %s', (doubt, text) => expect(doubtText(en, doubt)).toBe(text))
