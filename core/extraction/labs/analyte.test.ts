import { expect, test } from 'vitest'
import { named } from './analyte'

test('words of a name that are not known are not left out, in any script', () => {
  expect(named('גלובולין', {})?.concept.name).toBe('Globulin')
  expect(named('גלובולין קושר תירוקסין', {})?.concept.name).toBe('Thyroxine binding globulin')
  expect(named('גלובולין קושר משהו', {})?.concept.name).not.toBe('Globulin')
})
