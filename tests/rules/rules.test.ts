import { describe, expect, test } from 'vitest'
import { expectedOfDrugs, faultsOf, ruleSets, saidOf } from './sets'

describe('every row of a rule', () => {
  test.each(ruleSets().map((set) => [set.name, set] as const))(
    '%s: fires on its example, not on its counterexample, and is needed by a case',
    (_name, set) => {
      expect(set.rows.length).toBeGreaterThan(0)
      expect(faultsOf(set)).toEqual([])
    },
  )
})

describe('what is said of a drug', () => {
  test.each(expectedOfDrugs)('%s', (text, expected) => {
    expect(saidOf(text)).toBe(expected)
  })
})
