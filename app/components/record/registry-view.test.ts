import { describe, expect, it } from 'vitest'
import { offsetOf, valueOf } from './registry-view'

describe('valueOf', () => {
  const nothing = { amount: '', flag: null, reaction: null, severity: null }
  it.each([
    [{}, nothing],
    [
      { value: '5.4', unit: '%', flag: 'H' },
      { ...nothing, amount: '5.4 %', flag: 'H' },
    ],
    [
      { value: 'Negative', unit: null, flag: 'N' },
      { ...nothing, amount: 'Negative' },
    ],
    [
      { value: null, unit: 'mg', reaction: 'rash', severity: '' },
      { ...nothing, amount: 'mg', reaction: 'rash' },
    ],
    [{ value: 5, doses: [] }, nothing],
  ])('%j', (detail, shown) => expect(valueOf(detail)).toEqual(shown))
})

it.each([
  ['', 0],
  ['page=1', 0],
  ['page=3', 200],
  ['page=0', 0],
  ['page=1.5', 0],
  ['page=-2', 0],
  ['page=drop', 0],
  ['page=99999999', 0],
])('?%s starts at %i', (query, offset) => expect(offsetOf(new URLSearchParams(query))).toBe(offset))
