import { describe, expect, it } from 'vitest'
import { fitToSpans, splitAtGaps, withAllInk, withoutOverrun } from './spacing'
import { FOOT, HEIGHT, made, rowOf } from './testing/made'
import type { ReadWord } from './words'

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

  describe('a letter that was given all that stands beside it', () => {
    const spans = [
      { left: 0, right: 80 },
      { left: 100, right: 160 },
      { left: 180, right: 260 },
    ]
    const row = rowOf(spans)
    /** The last word of a Hebrew line stands at its left; its first letter is its rightmost. */
    const overrun = made('הזית', 0)
    const [first, ...rest] = overrun.symbols
    const last = {
      ...overrun,
      box: [0, 74, 260, 26] as const,
      symbols: [{ ...first!, box: [60, 74, 200, 26] as const }, ...rest],
    }
    const line = [made('מרכז', 180), made('עמק', 100), last]
    const places = (words: readonly ReadWord[]) =>
      words.toSorted((a, b) => b.box[0] - a.box[0]).map(({ text, box }) => `${text} ${box[0]}`)

    it('takes no place of another word', () => {
      expect(places(fitToSpans(withoutOverrun(line, row), row))).toEqual(['מרכז 180', 'עמק 100', 'הזית 0'])
    })

    it('stays where nothing else stands', () => {
      expect(withoutOverrun([last], row)).toEqual([last])
    })

    it('is cut at either side', () => {
      const latin = made('Total', 180)
      const wide = { ...latin.symbols[0]!, box: [0, 74, 200, 26] as const }
      const word = { ...latin, box: [0, 74, 280, 26] as const, symbols: [wide, ...latin.symbols.slice(1)] }
      const [cut, other] = withoutOverrun([word, made('T3', 60)], row)
      expect([cut!.box[0], cut!.box[2], other!.box[0]]).toEqual([180, 100, 60])
    })
  })
})

describe('a number has all of its ink', () => {
  const row = rowOf([
    { left: 0, right: 12 },
    { left: 20, right: 60 },
    { left: 90, right: 130 },
  ])
  const digit = { left: 0, right: 12, top: FOOT - HEIGHT, bottom: FOOT, area: 100 }
  const ends = (words: readonly ReadWord[], blobs: readonly (typeof digit)[] = []) =>
    withAllInk(words, row, blobs).map(({ box: [left, , width] }) => [left, left + width])

  it('where the engine gave its first digit a pixel beside the next', () => {
    const whole = made('163', 20, 0.9, 40)
    const [first, ...rest] = whole.symbols
    const slipped = {
      ...whole,
      symbols: [{ ...first!, box: [20, FOOT - HEIGHT, 1, HEIGHT] as const }, ...rest],
    }
    expect(ends([slipped])).toEqual([[0, 60]])
  })

  it('where what stands beside it is as tall as its digits, and was not read', () => {
    expect(ends([made('63', 20)], [digit])).toEqual([[0, 60]])
    expect(ends([made('63', 20)], [{ ...digit, top: FOOT - 10 }])).toEqual([[20, 60]])
  })

  it('but none of another word, and a word of letters is left', () => {
    expect(ends([made('1', 0, 0.9, 12), made('63', 20)], [digit])).toEqual([
      [0, 12],
      [20, 60],
    ])
    expect(ends([made('mg', 20)], [digit])).toEqual([[20, 60]])
  })
})
