import { expect, test } from 'vitest'
import { isHalfSignedIn, needsStepUp, parseCode, showRecoveryCode } from './second-factor'

test('who has a second factor is half signed in until they gave it', () => {
  expect(isHalfSignedIn({ secondFactor: true, aal: 'aal1' })).toBe(true)
  expect(isHalfSignedIn({ secondFactor: true, aal: 'aal2' })).toBe(false)
  expect(isHalfSignedIn({ secondFactor: false, aal: 'aal1' })).toBe(false)
})

test('a code counts for ten minutes, and only of who has a second factor', () => {
  const now = 10_000
  expect(needsStepUp({ secondFactor: true, factorAt: now - 599 }, now)).toBe(false)
  expect(needsStepUp({ secondFactor: true, factorAt: now - 600 }, now)).toBe(true)
  expect(needsStepUp({ secondFactor: true, factorAt: null }, now)).toBe(true)
  expect(needsStepUp({ secondFactor: false, factorAt: null }, now)).toBe(false)
})

test.each([
  ['123 456', { kind: 'totp', digits: '123456' }],
  ['abcd-2345-efgh-6723', { kind: 'recovery', code: 'ABCD2345EFGH6723' }],
  ['12345', null],
  ['1234567', null],
  ['abcd-2345-efgh-6189', null],
  ['', null],
])('%j is %j', (text, code) => {
  expect(parseCode(text)).toEqual(code)
})

test('a recovery code is shown in fours, and read back', () => {
  expect(showRecoveryCode('ABCD2345EFGH6723')).toBe('ABCD-2345-EFGH-6723')
  expect(parseCode(showRecoveryCode('ABCD2345EFGH6723'))).toMatchObject({ code: 'ABCD2345EFGH6723' })
})
