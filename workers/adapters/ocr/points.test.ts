import { describe, expect, test } from 'vitest'
import { signsInInk } from './points'
import { drawn } from './testing/drawn'
import { CELL } from './testing/drawn'
import type { ReadWord } from './words'

/** A word as it was read of what is printed, its digits' boxes where they stand. */
function read(printed: string, text: string) {
  const { blobs, box } = drawn(printed)
  const places: ReadWord['symbols'][number]['box'][] = []
  let x = box[0]
  for (const character of printed) {
    const width = (character === '-' ? 3 : /\d/.test(character) ? 5 : 1) * CELL
    if (/\d/.test(character)) places.push([x, box[1], width, box[3]])
    x += width + CELL
  }
  const digits = [...text].filter((character) => /\d/.test(character))
  const symbols = digits.map((digit, i) => ({ text: digit, box: places[i] ?? box, confidence: 0.9 }))
  return signsInInk({ text, box, confidence: 0.9, symbols }, blobs)
}

describe('signs that stand in the ink', () => {
  test.each([
    ['7.9', '79', [{ after: 1, sign: '.' }]],
    ['312.4', '3124', [{ after: 3, sign: '.' }]],
    ['17,2', '172', [{ after: 2, sign: ',' }]],
    ['3-5', '35', [{ after: 1, sign: '-' }]],
    ['79', '79', []],
    ['111', '111', []],
    ['4', '4', []],
  ] as const)('%s read as %s', (printed, text, signs) => {
    expect(read(printed, text)).toEqual(signs)
  })
})
