import { expect, it } from 'vitest'
import { withLetters } from './bars'
import { FOOT, HEIGHT, made, rowOf } from './testing/made'

const row = rowOf([{ left: 0, right: 400 }])

it.each([
  ['a bar that stands on the line', '|', { width: 4, top: FOOT - HEIGHT, bottom: FOOT }, 'I'],
  ['two of them', '||', { width: 4, top: FOOT - HEIGHT, bottom: FOOT }, 'II'],
  ['a separator, which hangs below it', '|', { width: 3, top: FOOT - HEIGHT, bottom: FOOT + 8 }, '|'],
  ['an arrow, which is wide', '|', { width: 12, top: FOOT - HEIGHT, bottom: FOOT }, '|'],
  ['a bar without ink of that height', '|', { width: 4, top: FOOT - 8, bottom: FOOT }, '|'],
  ['another letter', 'l', { width: 4, top: FOOT - HEIGHT, bottom: FOOT }, 'l'],
])('%s', (_what, text, { width, top, bottom }, as) => {
  const word = made(text, 100)
  const blob = { left: 104, right: 104 + width, top, bottom, area: width * (bottom - top) }
  expect(withLetters([word], row, [blob]).map((one) => one.text)).toEqual([as])
})
