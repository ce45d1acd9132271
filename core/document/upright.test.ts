import { expect, test } from 'vitest'
import { sheet } from '../../tests/support/page'
import { extractLabs } from '../extraction/labs/index'
import type { PageReading } from './page'
import { readDocument } from './read'
import { uprightRuns } from './upright'

/** What an engine makes of a name and a day that run up the page: a letter or two, one above another. */
const pieces = ['E', '5', 'o', '.', '5', '-', 'R', '2', 'a']

/** Such print at the left of a page, `pitch` pixels from piece to piece. */
function withUpright(page: PageReading, pitch: number, beside: readonly string[] = []): PageReading {
  const words = pieces.flatMap((text, at) =>
    [text, ...beside].map((one, column) => ({
      text: one,
      box: [20 + 26 * column, 400 + at * pitch, 20 * one.length, 22] as const,
      confidence: 0.4,
      line: 900 + at,
    })),
  )
  return { ...page, words: [...page.words, ...words] }
}

const results = (head: string) =>
  sheet([
    {
      x: 100,
      y: 100,
      lines: `
Maple Street Laboratory
${head}

Test              Result      Units        Reference interval
Sodium            142         mmol/L       134-144
Potassium         4.4         mmol/L       3.5-5.1
Glucose           98          mg/dL        70-99
Creatinine        0.9         mg/dL        0.6-1.1
Urea              31          mg/dL        15-43
ALT               22          U/L          0-33`.split('\n'),
    },
  ])

const doubts = (page: PageReading) => extractLabs(readDocument(page)).map(({ doubt }) => doubt)

test('results beside groups whose days stand upright wait: the day of the report may be none of theirs', () => {
  const told = doubts(withUpright(results('Reported: 15 November 2024'), 20))
  expect(told).toEqual(Array(6).fill('uncertain_date'))
})

test('the day of sampling is that of all, whatever is printed at the side', () => {
  const told = doubts(withUpright(results('Collected: 15 November 2024'), 20))
  expect(told).toEqual(Array(6).fill(null))
})

test.each([
  ['pieces closer than lines', withUpright(results(''), 20), 1],
  ['the short cells of rows', withUpright(results(''), 44), 0],
  ['pieces with words beside them', withUpright(results(''), 20, ['70-99']), 0],
])('%s', (_title, { words }, count) => {
  expect(uprightRuns(words, 24)).toHaveLength(count)
})
