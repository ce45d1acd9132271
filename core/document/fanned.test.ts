import { expect, test } from 'vitest'
import { laidLevel } from './fanned'
import { toSourcePlace, type PageReading, type Word } from './page'

const names = ['Haemoglobin level', 'White cells', 'Red cells', 'Mean volume', 'Platelet count', 'Urea level']

/** Rows of a name, a number with its unit and limits, each climbing by as much as `slope` gives for its height. */
function pageOf(slope: (y: number) => number): PageReading {
  const words = names.concat(names, names).flatMap((name, row): Word[] => {
    const y = 200 + row * 100
    const put = (text: string, x: number, line: number): Word[] =>
      text.split(' ').map((part, at): Word => {
        const left = x + at * 130
        return {
          text: part,
          box: [left, y + slope(y) * (left + 60 - 1000) - 15, 120, 30],
          confidence: 0.95,
          line,
        }
      })
    return [
      ...put(name, 100, 3 * row),
      ...put('14.5 g/dL', 900, 3 * row + 1),
      ...put('12.0 to 16.0', 1500, 3 * row + 2),
    ]
  })
  return {
    version: 1,
    source: { width: 2000, height: 2200 },
    frame: { width: 2000, height: 2200 },
    toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    turn: 0,
    script: 'latin',
    words,
  }
}

const rowOf = ({ words }: PageReading, row: number): number[] =>
  words.filter(({ line }) => Math.floor(line / 3) === row).map(({ box }) => box[1] + box[3] / 2)

test('rows that fan out down the page are laid level, and their places are still those of the picture', () => {
  const page = pageOf((y) => 0.00005 * (y - 200))
  const level = laidLevel(page)
  for (const row of [0, 8, 17]) {
    const centers = rowOf(level, row)
    expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(6)
  }
  const before = rowOf(page, 17)
  expect(Math.max(...before) - Math.min(...before)).toBeGreaterThan(100)
  const last = level.words.at(-1)!
  const [, top] = toSourcePlace(level, last.box).box
  expect(Math.abs(top - page.words.at(-1)!.box[1])).toBeLessThan(8)
})

test('a page that is flat, or turned as a whole, is left as it is', () => {
  for (const slope of [() => 0, () => 0.03]) {
    const page = pageOf(slope)
    expect(laidLevel(page)).toBe(page)
  }
})

test('names at one side say nothing of how the numbers at the other stand', () => {
  const page = pageOf((y) => 0.00005 * (y - 200))
  const words = page.words.flatMap((word) =>
    word.line % 3 === 0 ? [word] : word.line % 3 === 2 && word.text === '12.0' ? [word] : [],
  )
  const narrow = { ...page, words }
  expect(laidLevel(narrow)).toBe(narrow)
})
