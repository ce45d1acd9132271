import { expect, test } from 'vitest'
import { withBoxes } from './form-boxes'
import type { ReadWord } from './words'

const word = (text: string, x: number, y: number): ReadWord => {
  const box = [x, y, 12 * text.length, 20] as const
  return { text, box, confidence: 0.9, symbols: [] }
}

const row = (left: number, right: number, foot: number) => {
  const segment = { left, right, top: foot - 20, bottom: foot, foot, letterHeight: 20, letters: 5, spans: [] }
  return { segments: [{ ...segment, above: -Infinity, below: Infinity }], letterHeight: 20 }
}

const box = (left: number, top: number, ticked: boolean | null) => {
  const frame = { left, top, right: left + 24, bottom: top + 24 }
  return { frame, ink: { ...frame, area: 90 }, ticked }
}

const told = (boxes: readonly ReturnType<typeof box>[]): string[] =>
  withBoxes([[word('Asthma', 80, 100)], [word('Gout', 80, 200), word('2019', 300, 200)]], {
    rows: [row(80, 152, 120), row(80, 348, 220)],
    boxes,
  }).map((words) => words.map(({ text }) => text).join(' '))

test('boxes stand in the rows that they are level with', () => {
  expect(told([box(40, 98, true), box(40, 198, false), box(260, 198, null)])).toEqual([
    '☒ Asthma',
    '☐ Gout [O 2019',
  ])
})

test('a box that is level with no words is a row of its own, in its place', () => {
  expect(told([box(40, 150, true)])).toEqual(['Asthma', '☒', 'Gout 2019'])
})
