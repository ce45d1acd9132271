import { expect, test } from 'vitest'
import { hebrewNameOf, hebrewReaction } from './local-names'

test('conditions, operations, studies and allergens have a Hebrew name', () => {
  expect(hebrewNameOf('diagnosis', 'diagnosis:essential-hypertension')).toBe('יתר לחץ דם')
  expect(hebrewNameOf('allergy', 'allergy:penicillin')).toBe('פניצילין')
})

test('drugs, tests and what the vocabulary lacks keep theirs', () => {
  expect(hebrewNameOf('medication', 'medication:metformin')).toBeNull()
  expect(hebrewNameOf('lab', 'lab:hemoglobin')).toBeNull()
  expect(hebrewNameOf('diagnosis', 'diagnosis:something-else')).toBeNull()
})

test('what an allergen does', () => {
  expect(hebrewReaction('rash')).toBe('פריחה')
  expect(hebrewReaction('a cold shoulder')).toBeNull()
})
