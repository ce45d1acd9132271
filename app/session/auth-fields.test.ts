import { expect, it } from 'vitest'
import { checkAuthFields } from './auth-fields'

it.each([
  ['sign-in', 'a@b.org', 'x', '', {}],
  ['sign-in', 'a@b.org', '', '', { password: 'auth.passwordMissing' }],
  ['sign-in', 'nobody', 'x', '', { email: 'auth.invalidEmail' }],
  ['sign-up', ' a@b.org ', 'longenough', 'longenough', {}],
  ['sign-up', '', '', '', { email: 'auth.invalidEmail', password: 'auth.weakPassword' }],
  ['sign-up', 'a@b.org', 'longenough', 'longenougH', { confirm: 'auth.mismatch' }],
] as const)('%s with %j, %j, %j', (mode, email, password, confirm, problems) => {
  expect(checkAuthFields(mode, { email, password, confirm })).toEqual(problems)
})
