import { describe, expect, test } from 'vitest'
import type { Prepared } from '../image/prepare'
import type { OcrEngine } from './engine'
import { proofNumbers } from './proof'
import { DIGIT, drawn, FOOT } from './testing/drawn'
import type { ReadWord } from './words'

const word = (text: string, box: ReadWord['box'], confidence: number): ReadWord => ({ text, box, confidence, symbols: [] }) // prettier-ignore

/** What is printed, what was read of it and how surely, and what the engine reads when asked again. */
async function proofed(printed: string, read: string, again: readonly string[], confidence = 0.9) {
  const { page: grey, blobs, box } = drawn(printed, { blur: 1 })
  const asked: (string | undefined)[] = []
  const engine: OcrEngine = {
    read: (_language, _picture, { whitelist }) => {
      asked.push(whitelist)
      const text = again[asked.length - 1] ?? ''
      return Promise.resolve(text === '' ? [] : [word(text, [0, 0, 9, 9], 0.9)])
    },
    memoryBytes: () => 0,
    dispose: () => {},
  }
  const [left, right] = [box[0], box[0] + box[2]]
  const segment = { left, right, top: FOOT - DIGIT, bottom: FOOT, foot: FOOT, letterHeight: DIGIT, letters: 3, spans: [{ left, right }] } // prettier-ignore
  const page: Prepared = {
    grey,
    blobs,
    letterHeight: DIGIT,
    rows: [{ segments: [segment], letterHeight: DIGIT }],
    toPicture: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  }
  const [[found] = []] = await proofNumbers(engine, page, [[word(read, box, confidence)]])
  return { text: found?.text, doubt: found?.doubt ?? null, asked: asked.length, sure: found?.confidence ?? 0 }
}

describe('a number held against its ink', () => {
  // printed, read, what the engine reads when asked again → text, doubt, how often it was asked
  test.each([
    ['as printed: not asked again', '7.9', '7.9', [], '7.9', null, 0],
    ['a lost point, found by two', '7.9', '79', ['7.9', '7.9'], '7.9', null, 2],
    ['found by two of four', '7.9', '79', ['79', '7.9', '19', '7.9'], '7.9', null, 4],
    ['found by one only', '7.9', '79', ['7.9', '79', '79', '9'], '79', 'point', 4],
    ['never found', '31.2', '312', ['312', '312', '312', '312'], '312', 'point', 4],
    ['both points of a range', '3.5-12.5', '35-125', ['3.5-12.5', '3.5-12.5'], '3.5-12.5', null, 2],
    ['a point that is not there', '150', '1.50', ['150', '150'], '150', null, 2],
    ['a mark before it stays', '*15.9', '*159', ['*15.9', '15.9'], '*15.9', null, 2],
    ['other digits than the ink has', '7.9', '79', ['17.9', '17.9', '17.9', '17.9'], '79', 'point', 4],
    ['a bracket and a sign of money', '[59', '[5€', ['[59', '59'], '[59', null, 2],
    ['garbled for good', '[59', '[5€', ['[5', '', '5', '[6'], '[5€', 'digits', 4],
  ] as const)('%s', async (_what, printed, read, again, text, doubt, asked) => {
    expect(await proofed(printed, read, again)).toMatchObject({ text, doubt, asked })
  })

  test('what was read with little confidence is asked again', async () => {
    expect(await proofed('24', '24', ['24', '24'], 0.3)).toMatchObject({ text: '24', doubt: null })
    const unsure = await proofed('24', '24', ['21', '74', '2', ''], 0.3)
    expect(unsure).toMatchObject({ text: '24', doubt: 'digits' })
    expect(unsure.sure).toBeLessThan(0.5)
  })

  test('words without digits are left alone', async () => {
    expect(await proofed('58', 'SB', [])).toMatchObject({ text: 'SB', doubt: null, asked: 0 })
  })
})
