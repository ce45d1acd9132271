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
  ] as const)('%s %s', (locale, code, error, said) => {
    expect(refusalText(translator(locale), { code, error })).toBe(said)
  })
})
