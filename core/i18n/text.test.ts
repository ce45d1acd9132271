import { describe, expect, it } from 'vitest'
import { textDirection, write, type PluralText } from './text'

const items: PluralText = { one: '{n} item', other: '{n} items' }
const pages: PluralText = { one: 'דף אחד', two: 'שני דפים', other: '{n} דפים' }

describe('write', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
    [1000, '1000 items'],
  ])('counts %i in English', (n, said) => {
    expect(write('en', items, { n })).toBe(said)
  })

  it.each([
    [1, 'דף אחד'],
    [2, 'שני דפים'],
    [3, '\u20683\u2069 דפים'],
    [20, '\u206820\u2069 דפים'],
  ])('counts %i in Hebrew', (n, said) => {
    expect(write('he', pages, { n })).toBe(said)
  })

  it.each(['en', 'he'] as const)('counts as CLDR does: %s', (locale) => {
    const rules = new Intl.PluralRules(locale)
    const forms = { one: 'one', two: 'two', other: 'other' }
    for (let n = 0; n <= 120; n += 1) expect(write(locale, forms, { n })).toBe(rules.select(n))
  })

  it.each([
    ['en', 'Upload failed: {name}', 'scan.jpg', 'Upload failed: scan.jpg'],
    ['en', 'Upload failed: {name}', 'מכתב.jpg', 'Upload failed: \u2068מכתב.jpg\u2069'],
    ['he', 'ההעלאה נכשלה: {name}', 'scan.jpg', 'ההעלאה נכשלה: \u2068scan.jpg\u2069'],
    ['he', 'ההעלאה נכשלה: {name}', 'מכתב', 'ההעלאה נכשלה: מכתב'],
  ] as const)('keeps what runs against the sentence apart (%s, %s, %s)', (locale, text, name, said) => {
    expect(write(locale, text, { name })).toBe(said)
  })

  it('puts a value in as it is, whatever it looks like', () => {
    expect(write('en', '{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })
})

describe('textDirection', () => {
  it.each([
    ['4.0–5.6', 'ltr'],
    ['>90', 'ltr'],
    ['5 mg', 'ltr'],
    ['5 מ״ג', 'rtl'],
    ['דוד Levi', 'rtl'],
    ['Levi דוד', 'ltr'],
    ['\u20681000 mg\u2069 · 2 טבליות', 'rtl'],
    ['\u2068טבליה\u2069', 'rtl'],
  ])('%s: %s', (text, direction) => expect(textDirection(text)).toBe(direction))
})
