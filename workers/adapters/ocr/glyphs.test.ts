import { describe, expect, it } from 'vitest'
import type { Component } from '../image/components'
import { capitals } from './glyphs'
import { FOOT, LETTER, made, rowOf } from './testing/made'
import type { ReadWord } from './words'

/** A blob for each letter of a word, of the heights given from left to right. */
const inkOf = (word: ReadWord, heights: readonly number[]): Component[] =>
  heights.map((height, i) => ({
    left: word.box[0] + i * LETTER + 2,
    right: word.box[0] + (i + 1) * LETTER - 2,
    top: FOOT - height,
    bottom: FOOT,
    area: 100,
  }))

const row = rowOf([{ left: 0, right: 1000 }])
const hebrew = made('תוצאה', 500)
const asked = made('הסוא', 100)

describe('capitals by the height of their ink', () => {
  it.each([
    ['as tall as capitals', [26, 26, 27], true],
    ['as tall as Hebrew', [23, 22, 23], false],
    ['one ל among Hebrew', [23, 28, 23], false],
    ['small letters with one that ascends', [20, 26, 20], false],
    ['one tall letter alone', [26], true],
    ['one letter hardly taller', [24], false],
    ['no ink on the line', [], null],
  ])('%s', (_what, heights, tall) => {
    const blobs = [...inkOf(hebrew, [23, 23, 22, 23, 23]), ...inkOf(asked, heights)]
    expect(capitals([hebrew], [hebrew, asked], row, blobs)(asked)).toBe(tall)
  })

  it('leaves out the ל of the Hebrew that they are measured by', () => {
    const measure = made('שלילי', 500)
    const blobs = [...inkOf(measure, [15, 29, 15, 29, 23]), ...inkOf(asked, [26, 26, 26])]
    expect(capitals([measure], [measure, asked], row, blobs)(asked)).toBe(true)
  })

  it('measures by numbers where the row has no Hebrew beyond doubt', () => {
    const number = made('5.84', 500)
    const blobs = [...inkOf(number, [26, 26, 26]), ...inkOf(asked, [26, 26, 26])]
    expect(capitals([], [number, asked], row, blobs)(asked)).toBe(true)
  })

  it('tells nothing without either', () => {
    expect(capitals([], [asked], row, inkOf(asked, [26, 26, 26]))(asked)).toBeNull()
  })
})
