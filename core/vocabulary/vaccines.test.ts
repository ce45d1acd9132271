import { expect, test } from 'vitest'
import { entriesOf } from './load'
import { isVaccine } from './vaccines'

test('every vaccine of the vocabulary is known by its codes, and nothing else is', () => {
  const drugs = [...new Set(entriesOf('medication').map(({ concept }) => concept))]
  const vaccines = drugs.filter(({ attributes }) => attributes.get('class') === 'vaccine')
  expect(vaccines.length).toBeGreaterThan(30)
  expect(drugs.filter(({ codes }) => isVaccine(codes))).toEqual(vaccines)
  expect(isVaccine({ RxNorm: ['J07'] })).toBe(false)
})
