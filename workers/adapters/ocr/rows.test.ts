import { describe, expect, it } from 'vitest'
import { greyOf } from '../image/grey'
import type { Prepared } from '../image/prepare'
import type { Language, OcrEngine } from './engine'
import { readRow, rowOfWords } from './rows'
import { HEBREW_SETTING, LATIN_SETTING, WIDE_SETTING } from './settings'
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

describe('a row of a page', () => {
  it('is read once by each model and in each setting', async () => {
    const asked: Language[] = []
    const engine: OcrEngine = {
      read: (language) => Promise.resolve((asked.push(language), [made('TSH', 0, 0.9, 80)])),
      memoryBytes: () => 0,
      dispose: () => {},
    }
    const page: Prepared = {
      grey: greyOf(600, 200, 255),
      toPicture: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      rows: [row],
      blobs: [],
      letterHeight: HEIGHT,
      touched: [],
      boxes: [],
    }
    const first = await readRow(engine, 'eng', page, row, LATIN_SETTING)
    await readRow(engine, 'heb', page, row, HEBREW_SETTING)
    expect(await readRow(engine, 'eng', page, row, LATIN_SETTING)).toEqual(first)
    await readRow(engine, 'eng', page, row, WIDE_SETTING)
    await readRow(engine, 'eng', page, row, WIDE_SETTING, '0123456789')
    expect(asked).toEqual(['eng', 'heb', 'eng', 'eng'])
  })
})
