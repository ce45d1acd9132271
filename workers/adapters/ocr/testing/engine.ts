import type { Prepared } from '../../image/prepare'
import type { OcrEngine } from '../engine'
import type { ReadWord } from '../words'
import { DIGIT, drawn, FOOT } from './drawn'

export const word = (text: string, box: ReadWord['box'], confidence = 0.9): ReadWord => ({
  text,
  box,
  confidence,
  symbols: [],
})

/** An engine that answers with these texts in turn, and then with nothing; `asked` are the whitelists it was given. */
export function answering(texts: readonly string[]): OcrEngine & { readonly asked: (string | undefined)[] } {
  const asked: (string | undefined)[] = []
  return {
    asked,
    read: (_language, { width, height }, { whitelist }) => {
      asked.push(whitelist)
      const text = texts[asked.length - 1] ?? ''
      return Promise.resolve(text === '' ? [] : [word(text, [10, 10, width - 20, height - 20])])
    },
    memoryBytes: () => 0,
    dispose: () => {},
  }
}

/** A page of one drawn line, and where its text stands. */
export function pageOf(printed: string, blur = 1): { page: Prepared; box: ReadWord['box'] } {
  const { page: grey, blobs, box } = drawn(printed, { blur })
  const [left, right] = [box[0], box[0] + box[2]]
  const segment = {
    left,
    right,
    top: FOOT - DIGIT,
    bottom: FOOT,
    foot: FOOT,
    letterHeight: DIGIT,
    letters: printed.length,
    spans: [{ left, right }],
    above: -Infinity,
    below: Infinity,
  }
  const rows = [{ segments: [segment], letterHeight: DIGIT }]
  return {
    page: {
      grey,
      blobs,
      letterHeight: DIGIT,
      rows,
      touched: [],
      boxes: [],
      toPicture: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    },
    box,
  }
}
