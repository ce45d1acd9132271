import type { NumberDoubt } from '../../../core/document/page'
import type { Prepared } from '../image/prepare'
import { withArrows } from './arrows'
import { cellPicture } from './cell-picture'
import type { OcrEngine } from './engine'
import { Segmentation } from './engine'
import type { Figures } from './figures'
import { isOddNumber } from './numbers'
import type { PrintedNumber } from './printed-number'
import { coreOf, NUMBER, printedNumber } from './printed-number'
import type { Setting } from './row-picture'
import type { Bench } from './witness'
import { benchOf, isThere, testify } from './witness'
import type { ReadWord } from './words'

/** Only these are read again: what numbers are made of. */
const WHITELIST = '0123456789.,<>=+-%()[]*'

/** A number set apart from its row, larger than it was first read; where two do not agree, all four are asked. */
const PROOF_SETTINGS: readonly Setting[] = [
  { letterHeight: 34, stretch: 1 },
  { letterHeight: 40, stretch: 1.2 },
  { letterHeight: 30, stretch: 1.3 },
  { letterHeight: 26, stretch: 1.2 },
]

/** A number at least this sure that nothing speaks against is not read again. */
const SURE = 0.6
/** Under this its first readings did not agree. */
const FAIR = 0.5
/** How sure a number is that the page's own digits confirm, and one that two readings and its ink settle. */
const CONFIRMED = 0.8
const SETTLED = 0.7
const DOUBTED = 0.4

/**
 * Every number of the page held against its ink: the points that stand between its digits, and each digit
 * against the page's other digits. What does not fit is read again by itself; what two readings do not settle
 * keeps its text, its doubt named. `read` are the words of each of the page's rows.
 */
export async function proofNumbers(
  engine: OcrEngine,
  page: Prepared,
  read: readonly (readonly ReadWord[])[],
): Promise<ReadWord[][]> {
  const rows = read.map((words) => words.map((word) => withArrows(page, word)))
  const numbers = new Map<ReadWord, PrintedNumber>()
  page.rows.forEach((row, i) => {
    for (const word of rows[i] ?? []) {
      const number = printedNumber(page, row, word)
      if (number) numbers.set(word, number)
    }
  })
  const bench = benchOf(page.grey, [...numbers.values()])
  const proofed: ReadWord[][] = []
  for (const words of rows) {
    const row: ReadWord[] = []
    for (const word of words) {
      const number = numbers.get(word)
      row.push(number ? await proof(engine, page, number, bench, word) : word)
    }
    proofed.push(row)
  }
  return proofed
}

async function proof(
  engine: OcrEngine,
  page: Prepared,
  number: PrintedNumber,
  bench: Bench,
  whole: ReadWord,
): Promise<ReadWord> {
  const { word, figures, around, garbled } = number
  const odd = garbled || isOddNumber(word.text)
  if (!figures) return odd ? doubted(whole, 'digits') : whole
  const witness = testify(number, word.text, bench)
  if (!odd && witness.points && witness.digits === 'confirmed') {
    return { ...whole, confidence: Math.max(whole.confidence, CONFIRMED) }
  }
  const quiet = around.some((text) => text !== '') || whole.confidence >= SURE
  if (!odd && witness.points && witness.digits === 'unknown' && quiet) return whole
  const readings: string[] = []
  for (const [i, setting] of PROOF_SETTINGS.entries()) {
    readings.push(await readCell(engine, page, word, figures, setting))
    const text = i % 2 === 0 ? null : agreed(number, figures, readings, bench)
    if (text === null) continue
    const same = text === coreOf(word.text)
    return {
      ...whole,
      text: around[0] + (same ? word.text : withCore(word.text, text, garbled)) + around[1],
      confidence: same ? Math.max(whole.confidence, SETTLED) : SETTLED,
    }
  }
  return doubted(whole, witness.points ? 'digits' : 'point')
}

const withCore = (text: string, core: string, garbled: boolean): string =>
  garbled ? (/^[([]/.exec(text)?.[0] ?? '') + core : text.replace(coreOf(text), core)

async function readCell(
  engine: OcrEngine,
  page: Prepared,
  { text, box: [x, , width] }: ReadWord,
  figures: Figures,
  setting: Setting,
): Promise<string> {
  const picture = cellPicture(page.grey, { left: x, right: x + width }, figures, setting)
  const whitelist = text.includes(':') ? `${WHITELIST}:` : WHITELIST
  const words = await engine.read('eng', picture, { segmentation: Segmentation.line, whitelist })
  return words.map((word) => word.text).join('')
}

/**
 * What enough readings agree on and the ink allows. Readings of one engine make the same mistake of a broken
 * digit: where the page's own digits do not confirm what they say, and the first was not sure, it takes more.
 */
function agreed(
  number: PrintedNumber,
  figures: Figures,
  readings: readonly string[],
  bench: Bench,
): string | null {
  const { word, garbled } = number
  const own = garbled ? '' : coreOf(word.text)
  const sure = word.confidence >= FAIR
  const votes = new Map<string, number>([[own, sure ? 1 : 0.5]])
  for (const text of readings.map(coreOf)) votes.set(text, (votes.get(text) ?? 0) + 1)
  const [best] = [...votes]
    .filter(([text, count]) => {
      if (!NUMBER.test(text) || isOddNumber(text)) return false
      const { points, digits } = testify(number, text, bench)
      if (!points || digits === 'contrary' || (text !== own && !isThere(text, figures, bench.spacing)))
        return false
      return count >= (digits === 'confirmed' ? 1.5 : sure || garbled ? 2 : 2.5)
    })
    .sort((a, b) => b[1] - a[1])
  return best?.[0] ?? null
}

const doubted = (word: ReadWord, doubt: NumberDoubt): ReadWord => ({
  ...word,
  confidence: Math.min(word.confidence, DOUBTED),
  doubt,
})
