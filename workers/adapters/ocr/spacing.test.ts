import { describe, expect, it } from 'vitest'
import { fitToSpans, splitAtGaps } from './spacing'
import { made, rowOf } from './testing/made'

describe('words and the gaps of the page', () => {
  it.each([
    [
      'two words that the engine read as one',
      'upto',
      [
        [0, 40],
        [50, 80],
      ],
      ['up', 'to'],
    ],
    [
      'Hebrew read as one',
      'פעםביום',
      [
        [0, 80],
        [90, 140],
      ],
      ['פעם', 'ביום'],
    ],
    [
      'a number over a narrow gap',
      '11',
      [
        [0, 16],
        [26, 40],
      ],
      ['11'],
    ],
    [
      'two numbers over a wide gap',
      '12',
      [
        [0, 10],
        [32, 40],
      ],
      ['1', '2'],
    ],
    ['one word of one span', 'TSH', [[0, 60]], ['TSH']],
  ])('%s', (_what, text, gaps, parts) => {
    const row = rowOf(gaps.map(([left = 0, right = 0]) => ({ left, right })))
    expect(splitAtGaps([made(text, 0)], row).map((word) => word.text)).toEqual(parts)
  })

  it('takes the ends of words from the page where the count agrees', () => {
    const row = rowOf([{ left: 2, right: 44 }, { left: 60, right: 99 }]) // prettier-ignore
    const fitted = fitToSpans([made('ab', 0), made('cd', 61)], row)
    expect(fitted.map(({ box }) => [box[0], box[2]])).toEqual([[2, 42], [60, 39]]) // prettier-ignore
  })

  it('leaves them where it does not', () => {
    const row = rowOf([{ left: 2, right: 99 }])
    expect(fitToSpans([made('ab', 0), made('cd', 61)], row).map(({ box }) => box[0])).toEqual([0, 61])
  })
})
