import { expect, test } from 'vitest'
import { kindredOf, measuredBy } from './families'
import { indexOf } from './phrases'

test.each([
  ['lab:urine-protein', 'lab:urine-albumin-creatinine-ratio'],
  ['lab:urine-albumin', 'lab:urine-protein-24-hour'],
  ['lab:neutrophils-percent', 'lab:neutrophils-absolute'],
  ['lab:calcium', 'lab:calcium-ionized'],
  ['lab:free-t4', 'lab:total-t4'],
  ['lab:cortisol', 'lab:cortisol-morning'],
  ['lab:fecal-occult-blood', 'lab:fecal-immunochemical-test'],
])('%s is told by %s too', (one, other) => {
  expect(kindredOf(one)).toContain(other)
  expect(kindredOf(other)).toContain(one)
})

test.each([
  ['lab:urine-protein', 'lab:total-protein'],
  ['lab:hemoglobin', 'lab:hemoglobin-a1c'],
  ['lab:ca-125', 'lab:ca-15-3'],
  ['lab:iron', 'lab:total-iron-binding-capacity'],
  ['lab:sodium', 'lab:urine-sodium'],
  ['lab:creatinine', 'lab:urine-creatinine'],
  ['lab:hdl-cholesterol', 'lab:total-cholesterol'],
  ['lab:hepatitis-b-surface-antigen', 'lab:hepatitis-b-surface-antibody'],
])('%s is another thing than %s', (one, other) => expect(kindredOf(one)).not.toContain(other))

test('what is measured keeps the numbers of a name', () => {
  expect(measuredBy('CA 15-3')).toBe('ca 15-3')
  expect(measuredBy('Urine free cortisol, 24 hour')).toBe('cortisol')
})

test('no family is large: it would be a list and no family', () => {
  const sizes = indexOf('lab').concepts.map(({ key }) => kindredOf(key).length)
  expect(Math.max(...sizes)).toBeLessThan(12)
})
