import { expect, test } from 'vitest'
import { mayBeDenied } from './misread-denial'

const behind = (text: string): boolean => mayBeDenied(text, { start: 0, end: 3 })

test('a word behind a dash that is a denial but for one letter', () => {
  expect(behind('PFO - negatlve.')).toBe(true)
  expect(behind('PFO: EF 60% - שלולי')).toBe(true)
})

test('is neither the denial itself nor another word, nor one in the middle', () => {
  expect(behind('PFO - negative.')).toBe(false)
  expect(behind('PFO - closed.')).toBe(false)
  expect(behind('PFO - negatlve margins seen')).toBe(false)
})
