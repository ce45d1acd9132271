import { expect, test } from 'vitest'
import { actionOf } from './keys'

const pressed = { code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false }

test.each([
  ['a', {}, 'approve'],
  ['R', {}, 'reject'],
  ['o', {}, 'other'],
  ['j', {}, 'next'],
  ['k', {}, 'before'],
  ['u', {}, 'undo'],
  // The key of the letter A on a Hebrew keyboard.
  ['ש', { code: 'KeyA' }, 'approve'],
  ['ר', { code: 'KeyR' }, 'reject'],
  ['ם', { code: 'KeyO' }, 'other'],
  // On a French keyboard A stands where others have Q: the letter counts.
  ['q', { code: 'KeyA' }, null],
  ['a', { ctrlKey: true }, null],
  ['a', { repeat: true }, null],
  ['Enter', { code: 'Enter' }, null],
  ['1', { code: 'KeyA' }, null],
] as const)('%s %o: %s', (key, over, action) => {
  expect(actionOf({ ...pressed, key, ...over })).toBe(action)
})
