import { expect, test } from 'vitest'
import { withoutRemains } from './unit-remains'

test.each([
  ['UL ALT', 'ALT'],
  ['uL AST', 'AST'],
  ['mg CRP', 'CRP'],
  ['נתרן mmol', 'נתרן'],
  ['טסיות \\אא', 'טסיות'],
  ['לויקוציטים )א', 'לויקוציטים'],
  ['mmolL Potassium', 'Potassium'],
])('%s: what is left of a unit is no word of the name', (printed, name) => {
  expect(withoutRemains(printed)).toBe(name)
})

test.each(['Vitamin B 12', 'Free T4', 'Rev T3', 'Albumin', 'UL', 'Hematocrit %'])(
  '%s keeps its words',
  (printed) => {
    expect(withoutRemains(printed)).toBeNull()
  },
)
