import { expect, test } from 'vitest'
import { f1, Figures } from './figures'
import { makePage } from './make-page'
import { readingOf } from './page'
import { score } from './score'

/** Enough that one row whose limit was misread, told on three days, does not decide: new words of the vocabulary draw other pages. */
const pages = 100

function figuresOf(first: number, count: number, noise: boolean): Figures {
  const figures = new Figures()
  for (let seed = first; seed < first + count; seed++) figures.add(score(makePage(seed, noise)))
  return figures
}

test('a seed gives one page', () => {
  expect(readingOf(makePage(4711, true)).page).toEqual(readingOf(makePage(4711, true)).page)
  expect(readingOf(makePage(4711, true)).page).not.toEqual(readingOf(makePage(4712, true)).page)
})

test.each([
  ['as printed', false, 0.98],
  ['as a reader gives them', true, 0.96],
])(
  'pages %s are found, and hardly anything wrong is taken in',
  (_, noise, least) => {
    const { all } = figuresOf(7_000_000, pages, noise)
    expect(all.found + all.missed).toBeGreaterThan(300)
    expect(f1(all)).toBeGreaterThanOrEqual(least)
    expect(all.acceptedWrong + all.marred).toBeLessThanOrEqual(0.005 * all.accepted)
    expect(all.dayTaken).toBeLessThanOrEqual(0.005 * all.dated)
  },
  600_000,
)
