import type { Prepared } from '../image/prepare'
import { turnedOver } from '../image/prepare'
import type { Row } from '../image/rows'
import type { OcrEngine } from './engine'
import { readRow } from './rows'
import { HEBREW, LATIN, sureLetters } from './script'
import { HEBREW_SETTING, LATIN_SETTING } from './settings'

/** Letters read with confidence that settle which way is up without trying the other. */
const SETTLED = 40
const TRIALS = 5

/** The page, turned over when its text reads better upside down: its longest rows are read both ways, by both models. */
export async function upright(engine: OcrEngine, page: Prepared): Promise<Prepared> {
  const as = await tryOut(engine, page)
  if (as >= SETTLED) return page
  const back = turnedOver(page)
  return (await tryOut(engine, back)) > as ? back : turnedOver(back)
}

async function tryOut(engine: OcrEngine, page: Prepared): Promise<number> {
  let [latin, hebrew] = [0, 0]
  for (const row of longest(page.rows)) {
    latin += sureLetters(await readRow(engine, 'eng', page, row, LATIN_SETTING), LATIN)
    hebrew += sureLetters(await readRow(engine, 'heb', page, row, HEBREW_SETTING), HEBREW)
    if (Math.max(latin, hebrew) >= SETTLED) break
  }
  return Math.max(latin, hebrew)
}

function longest(rows: readonly Row[]): Row[] {
  const letters = (row: Row): number => row.segments.reduce((sum, s) => sum + s.letters, 0)
  return [...rows].sort((a, b) => letters(b) - letters(a)).slice(0, TRIALS)
}
