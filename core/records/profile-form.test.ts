import { describe, expect, it, test } from 'vitest'
import { completenessOf, profileFormShape } from './profile-form'

const blank = {
  first_name: null,
  last_name: null,
  father_name: null,
  dob: null,
  address: null,
  email: null,
  phone: null,
  blood_type: null,
  locale: 'en',
  units: 'metric',
} as const

test('ten for each field that is filled in, a hundred for all', () => {
  expect(completenessOf(blank)).toBe(20)
  expect(completenessOf({ ...blank, email: 'a@example.org', first_name: ' ' })).toBe(30)
  const all = { first_name: 'a', last_name: 'b', father_name: 'c', dob: '1980-01-01', address: 'd' }
  expect(completenessOf({ ...blank, ...all, email: 'e', phone: '1', blood_type: 'A+' })).toBe(100)
})

describe('a date of birth', () => {
  it.each(['1961-02-28', '1904-02-29', '2024-02-29'])('%s is one', (dob) => {
    expect(profileFormShape.parse({ dob })).toEqual({ dob })
  })
  it.each(['2023-02-29', '1961-13-01', '61-01-01', '28.2.1961', '1700-01-01', '2999-01-01', 'never'])(
    '%s is none',
    (dob) => {
      expect(profileFormShape.safeParse({ dob }).success).toBe(false)
    },
  )
})

describe('a phone number', () => {
  it.each(['+972 52-000-0000', '(02) 555.1234', '100'])('%s is one', (phone) => {
    expect(profileFormShape.safeParse({ phone }).success).toBe(true)
  })
  it.each(['call me', '+', '05O', '0'.repeat(33)])('%s is none', (phone) => {
    expect(profileFormShape.safeParse({ phone }).success).toBe(false)
  })
})

test('what is emptied is not known, what is not named stays, and nothing else is taken', () => {
  expect(profileFormShape.parse({ first_name: '  ', user_id: 'x', completeness_score: 100 })).toEqual({
    first_name: null,
  })
})
