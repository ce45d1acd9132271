import { expect, test } from 'vitest'
import { withoutHeldKeys } from './held-keys'

test.each([
  ['helpppp me', 'help me'],
  ['cant breatheeee', 'cant breathe'],
  ['sooooo goooood', 'so good'],
  ['לנשוםם', 'לנשום'],
  ['הצילווווו', 'הצילו'],
  ['stage iii, CKD III', 'stage iii, CKD III'],
  ['bleeding, seen, ממני', 'bleeding, seen, ממני'],
])('%s is meant as %s', (typed, meant) => expect(withoutHeldKeys(typed)).toBe(meant))
