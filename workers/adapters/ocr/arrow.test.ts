import { describe, expect, test } from 'vitest'
import { arrowOf } from './arrow'
import { withArrows } from './arrows'
import { drawn } from './testing/drawn'
import { pageOf, word } from './testing/engine'

describe('an arrow by its outline', () => {
  test.each(['↑', '↓'])('%s, sharp and blurred', (arrow) => {
    for (const blur of [0, 1, 2]) {
      const { page, blobs } = drawn(arrow, { blur })
      expect(blobs[0] && arrowOf(page, blobs[0], false)).toBe(arrow)
    }
  })

  test.each([...'0123456789', '-', '*', '[', ']'])('%s is none', (character) => {
    for (const blur of [0, 1, 2]) {
      const { page, blobs } = drawn(character, { blur })
      for (const blob of blobs) expect(arrowOf(page, blob, false)).toBeNull()
    }
  })

  test('a thin one with a short head, only where it was read as a stroke', () => {
    const { page, blobs } = drawn('↿', { blur: 2 })
    expect(blobs[0] && arrowOf(page, blobs[0], true)).toBeNull()
    expect(blobs[0] && arrowOf(page, blobs[0], true, true)).toBe('↑')
  })

  test.each([...'0123456789'])('%s read as a stroke is none', (character) => {
    for (const blur of [0, 1, 2]) {
      const { page, blobs } = drawn(character, { blur })
      for (const blob of blobs) expect(arrowOf(page, blob, true, true)).toBeNull()
    }
  })
})

describe('an arrow that was read as something else', () => {
  // printed, read, as it should be
  test.each([
    ['↑', '1', '↑'],
    ['↓', '|', '↓'],
    ['↑', 'ז', '↑'],
    ['↑', 't+', '↑'],
    ['↑', '4', '↑'],
    ['1', '1', '1'],
    ['4', '4', '4'],
    ['↑5.6', '15.6', '↑5.6'],
    ['5.6↓', '5.61', '5.6↓'],
    ['15.6', '15.6', '15.6'],
    ['5.61', '5.61', '5.61'],
    ['47', '47', '47'],
  ])('%s read as %s', (printed, read, text) => {
    const { page, box } = pageOf(printed)
    expect(withArrows(page, word(read, box)).text).toBe(text)
  })
})
