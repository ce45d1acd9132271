import { expect, test } from 'vitest'
import { headFields, readHead, type HeadField } from './measure'

const pages = 60

/** The share of heads of which a field is right. */
const shares = (first: number, half: 'studied' | 'unseen'): Record<HeadField, number> => {
  const read = Array.from({ length: pages }, (_, index) => readHead(first + index, half).right)
  return Object.fromEntries(
    headFields.map((field) => [field, read.filter((right) => right[field]).length / pages]),
  ) as Record<HeadField, number>
}

test('of heads in words that were studied hardly a field is lost', () => {
  const read = shares(1000, 'studied')
  for (const field of headFields) expect(read[field]).toBeGreaterThanOrEqual(0.93)
}, 120_000)
