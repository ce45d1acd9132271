import { describe, expect, it } from 'vitest'
import { doubts } from '#core/records/doubts'
import { translator } from '#core/i18n/languages'
import { codeText, doubtText, failureText, rangeText, statusText } from './words'

const en = translator('en')
const he = translator('he')

describe('rangeText', () => {
  it.each([
    [{ low: 4, high: 5.6 }, '4–5.6'],
    [{ low: null, high: 5.6 }, 'up to 5.6'],
    [{ low: 40, high: null }, 'from 40'],
    [{ low: null, high: null }, null],
    [{ low: 0, high: 0 }, '0–0'],
  ])('%j → %s', (range, text) => expect(rangeText(en, range)).toBe(text))
})

it.each([
  ['ICD-10-CM', 'E11.9', 'ICD10: E11.9'],
  ['ICD-10-PCS', '0DTJ4ZZ', 'ICD10PCS: 0DTJ4ZZ'],
  ['CPT', '45378', 'CPT: 45378'],
  ['RxNorm', '6809', 'RxNorm: 6809'],
  ['ATC', 'A10BA02', 'ATC: A10BA02'],
])('the badge of %s %s reads %s', (system, code, text) => expect(codeText(system, code)).toBe(text))

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

describe('doubtText', () => {
  const known = ['low_confidence', ...doubts] as const
  const texts = (t: typeof en) => known.map((doubt) => doubtText(t, doubt))

  it.each([
    ['English', en, /\. (?:If|Please) /],
    ['Hebrew', he, /\. (?:אם|כדאי|נא) /],
  ] as const)(
    'says of each in %s what is in doubt and what to do, each in words of its own',
    (_name, t, todo) => {
      expect(texts(t).filter((text) => !todo.test(text))).toEqual([])
      expect(new Set([...texts(t), doubtText(t, 'something_newer')]).size).toBe(known.length + 1)
    },
  )

  it('says of none, where something is in doubt, that the print was hard to read', () =>
    expect(doubtText(en, null)).toBe(doubtText(en, 'low_confidence')))
})
