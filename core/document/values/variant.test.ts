import { expect, test } from 'vitest'
import { isVariant } from './variant'

test.each([
  ['c.34G>T (p.G12C)', true],
  ['p.G12C', true],
  ['p.G12C Detected', true],
  ['c.818G>A', true],
  ['c.2236_2250del', true],
  ['p.E746_A750del', true],
  ['c.68_69delAG (p.E23fs*17)', true],
  // A figure read as a letter, a sign for another: not this change.
  ['c.1154G>A (p.G38SD)', false],
  ['¢.1154G>A (p.G385D)', false],
  ['c.34G>T (p.G12C', true],
  ['p.12', false],
  ['c.34', false],
  ['Not Detected', false],
  ['c.34G>T 38%', false],
])('%s: %s', (text, variant) => expect(isVariant(text)).toBe(variant))
