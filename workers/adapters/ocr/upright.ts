import type { Prepared } from '../image/prepare'
import { turnedOver } from '../image/prepare'
import type { Row } from '../image/rows'
import type { OcrEngine } from './engine'
import { isKnownHebrew, isKnownLatin } from './lexicon'
import { readRow } from './rows'
import { HEBREW, LATIN, sureLetters } from './script'
import { HEBREW_SETTING, LATIN_SETTING } from './settings'
import type { ReadWord } from './words'

/** Letters read with confidence that settle which way is up without trying the other. */
const SETTLED = 40
/** The longest rows first; then some of the others, since the longest may be of another script. */
const TRIALS = { longest: 3, others: 5 }
/** Lines are taken to run the other way where that reads so many times as many letters. */
const SURER = 2

export interface Upright {
  readonly page: Prepared
  /** The script that most of the trial was read in. */
  readonly main: 'latin' | 'hebrew'
}

interface Tried extends Upright {
  /** Read with confidence or as known words. */
  readonly letters: number
}

/** The page as `prepared`, or as `across`, its lines running the other way, where next to nothing of it is read. */
export async function upright(
  engine: OcrEngine,
  prepared: Prepared,
  across: () => Prepared,
): Promise<Upright> {
  const as = await overOrNot(engine, prepared)
  if (as.letters >= SETTLED) return as
  const other = await overOrNot(engine, across())
  return other.letters > SURER * as.letters ? other : as
}

/**
 * The page, turned over when its text reads better upside down, and its main script: its longest rows are
 * read both ways, by both models.
 */
async function overOrNot(engine: OcrEngine, page: Prepared): Promise<Tried> {
  const as = await tryOut(engine, page)
  if (as.letters >= SETTLED) return { ...as, page }
  const back = turnedOver(page)
  const over = await tryOut(engine, back)
  return over.letters > as.letters ? { ...over, page: back } : { ...as, page: turnedOver(back) }
}

async function tryOut(engine: OcrEngine, page: Prepared): Promise<Omit<Tried, 'page'>> {
  let [latin, hebrew] = [0, 0]
  for (const row of tried(page.rows)) {
    latin += telling(await readRow(engine, 'eng', page, row, LATIN_SETTING), LATIN, isKnownLatin)
    hebrew += telling(await readRow(engine, 'heb', page, row, HEBREW_SETTING), HEBREW, isKnownHebrew)
    if (Math.max(latin, hebrew) >= SETTLED) break
  }
  return { letters: Math.max(latin, hebrew), main: hebrew > latin * 0.3 ? 'hebrew' : 'latin' }
}

/**
 * Letters read with confidence, and those of longer words that medical paper uses: small print is read with little
 * confidence, but only the right way up does it give words.
 */
function telling(words: readonly ReadWord[], alphabet: RegExp, isKnown: (text: string) => boolean): number {
  const unsure = words.filter((word) => sureLetters([word], alphabet) === 0 && isKnown(word.text))
  const long = unsure.flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? []).filter((w) => alphabet.test(w))
  return sureLetters(words, alphabet) + long.join('').length
}

/** Rows that tell the most first, and among the rest some of every length that is more than a word. */
function tried(rows: readonly Row[]): Row[] {
  const letters = (row: Row): number => row.segments.reduce((sum, s) => sum + s.letters, 0)
  const sorted = [...rows].sort((a, b) => letters(b) - letters(a))
  const rest = sorted.slice(TRIALS.longest).filter((row) => letters(row) >= 8)
  const each = Math.max(1, rest.length / TRIALS.others)
  const others = Array.from({ length: TRIALS.others }, (_, at) => rest[Math.floor(at * each)])
  return [...sorted.slice(0, TRIALS.longest), ...others.filter((row) => row !== undefined)]
}
