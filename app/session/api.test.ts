import { describe, expect, it } from 'vitest'
import { translator } from '#core/i18n/languages'
import { readAnswer, refusalText } from './api'

describe('readAnswer', () => {
  it.each([
    [201, '{"id":"x"}', { ok: true, status: 201, value: { id: 'x' } }],
    [204, '', { ok: true, status: 204, value: null }],
    [401, '{"error":"No.","code":"password_wrong"}', { ok: false, code: 'password_wrong', error: 'No.' }],
    [502, '<html>', { ok: false, code: 'unexpected', error: '' }],
  ])('%i %s', (status, text, answer) => expect(readAnswer(status, text)).toEqual(answer))
})

describe('refusalText', () => {
  it.each([
    [
      'en',
      'password_wrong',
      'Incorrect password. Please try again.',
      'Incorrect password. Please try again.',
    ],
    ['he', 'password_wrong', 'Incorrect password. Please try again.', 'סיסמה שגויה. נסו שוב.'],
    ['en', 'brand_new', 'The moon is in the way.', 'The moon is in the way.'],
    ['en', 'brand_new', '', 'Something went wrong on our side. Please try again.'],
    ['en', 'offline', '', 'We could not reach Chartlight. Please check your connection and try again.'],
    ['he', 'not_found', 'Not found.', 'הפריט כבר לא כאן. ייתכן שהשתנה בלשונית או במכשיר אחר.'],
  ] as const)('%s %s', (locale, code, error, said) => {
    expect(refusalText(translator(locale), { code, error })).toBe(said)
  })

  it.each([
    ['en', 'accepted', 'It is in your record now'],
    ['en', 'rejected', 'It is rejected now'],
    ['he', 'accepted', 'הפריט כבר בתיק'],
    ['he', 'rejected', 'הפריט כבר נדחה'],
  ] as const)('%s: what was settled otherwise says what it is now, %s', (locale, decision, said) => {
    const refused = { code: 'settled_otherwise', error: 'In English.', current: { decision } }
    expect(refusalText(translator(locale), refused).split(':')[0]).toBe(said)
  })
})
