import { expect, test } from 'vitest'
import { mostTelling } from './most-telling'

const result = (name: string, flag: 'H' | 'L' | 'N' | null = null) => ({ type: 'lab' as const, flag, name })
const asthma = { type: 'diagnosis' as const, flag: null, name: 'Asthma' }
const names = (facts: readonly { readonly name: string }[]) => facts.map(({ name }) => name)

test('a report is told by what is out of range, a letter by what it says first', () => {
  const facts = [asthma, result('Sodium', 'N'), result('Glucose', 'H'), result('Iron', 'L')]
  expect(names(mostTelling(facts))).toEqual(['Glucose', 'Iron'])
  expect(names(mostTelling(facts.slice(0, 2)))).toEqual(['Asthma', 'Sodium'])
})

test('four at most', () => {
  expect(mostTelling(['a', 'b', 'c', 'd', 'e'].map((name) => result(name, 'H')))).toHaveLength(4)
  expect(mostTelling([])).toEqual([])
})
