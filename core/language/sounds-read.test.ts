import { expect, test } from 'vitest'
import { allSoundsOf, soundsOf } from './sounds'

test.each([
  ['שחר', 'Shahar'],
  ['לוין', 'Levin'],
  ['וויטאקר', 'Whitaker'],
])('%s may sound as %s', (hebrew, latin) => expect(allSoundsOf(hebrew)).toContain(soundsOf(latin)))

test('a name is no other whose letters have one sound', () =>
  expect(allSoundsOf('כץ')).not.toContain(soundsOf('Levin')))
