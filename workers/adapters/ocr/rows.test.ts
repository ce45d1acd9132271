import { describe, expect, it } from 'vitest'
import { rowOfWords } from './rows'
import { HEIGHT, made, rowOf } from './testing/made'

const row = rowOf([
  { left: 0, right: 80 },
  { left: 90, right: 150 },
  { left: 400, right: 500 },
])

describe('some words of a row as a row', () => {
  it('keeps neighbours in one segment and parts what stands apart', () => {
    const words = [made('5.84', 400, 0.9, 100), made('TSH', 0, 0.9, 80), made('H', 90, 0.9, 60)]
    expect(rowOfWords(row, words).segments.map(({ left, right }) => [left, right])).toEqual([
      [0, 150],
      [400, 500],
    ])
  })

  it('keeps the foot and the letter height of the row, and the spans within', () => {
    const [segment] = rowOfWords(row, [made('TSH', 0, 0.9, 80)]).segments
    expect(segment).toMatchObject({ letterHeight: HEIGHT, foot: 100, spans: [{ left: 0, right: 80 }] })
  })
})
