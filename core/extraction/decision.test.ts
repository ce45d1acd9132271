import { expect, test } from 'vitest'
import { decide } from './decision'
import type { Doubt } from '../records/doubts'
import type { Assertion } from '../records/kinds'
import type { ExtractedEntity } from './types'

const entity = (given: Partial<ExtractedEntity>) =>
  ({ assertion: 'present', confidence: 0.95, doubt: null, ...given }) as ExtractedEntity

test.each<[Assertion, string]>([
  ['present', 'accepted'],
  ['historical', 'accepted'],
  ['negated', 'noted'],
  ['ruled-out', 'noted'],
  ['family', 'noted'],
  ['planned', 'noted'],
  ['hypothetical', 'noted'],
  ['other-person', 'noted'],
])('what the page says as %s is %s, however sure', (assertion, decision) => {
  expect(decide(entity({ assertion, confidence: 1 }))).toEqual({ decision, reason: null })
})

test.each<[number, Doubt | null, string, string | null]>([
  [0.8, null, 'accepted', null],
  [0.79, null, 'pending', 'low_confidence'],
  [0.49, null, 'review', 'low_confidence'],
  [0.99, 'unknown_medication', 'pending', 'unknown_medication'],
  [0.99, 'misread_value', 'review', 'misread_value'],
  [0.3, 'unknown_medication', 'pending', 'unknown_medication'],
])('at %s with the doubt %s: %s for %s', (confidence, doubt, decision, reason) => {
  expect(decide(entity({ confidence, doubt }))).toEqual({ decision, reason })
})
