import { expect, test } from 'vitest'
import { diagnosisCategory } from './diagnosis-category'

test.each([
  ['diagnosis', null, 'condition'],
  ['allergy', 'drug', 'allergy'],
  ['allergy', null, 'allergy'],
  ['allergy', 'intolerance', 'sensitivity'],
  ['allergy', 'sensitivity', 'sensitivity'],
  ['medication', 'coded', null],
  ['lab', null, null],
] as const)('%s of category %s is %s', (type, category, told) =>
  expect(diagnosisCategory({ type, category })).toBe(told),
)
