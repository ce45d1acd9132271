import { clean, hebrewShare } from '../../core/document/script'
import type { PageReading } from '../../core/document/page'
import { drawPage } from './draw'
import { addNoise } from './noise'
import { Random } from './random'
import type { Printed, Sheet } from './sheet'
import type { PageSpec } from './spec'
import type { TrueFact } from './truth'

/** A page as its reader gives it, and what it states. */
export interface MadePage {
  readonly page: PageReading
  readonly facts: readonly TrueFact[]
}

/** The reading of a description's page. */
export function readingOf(spec: PageSpec): MadePage {
  const { sheet, facts } = drawPage(spec)
  return { facts, page: readingOfSheet(sheet, spec.seed, spec.noise) }
}

/** A sheet as its reader gives it. */
export function readingOfSheet(sheet: Sheet, seed: number, noise: boolean): PageReading {
  const printed = noise ? addNoise(sheet.words, sheet.width, seed) : sheet.words
  const lines = engineLines(printed, seed, sheet.size)
  const margin = 0.06 * sheet.width
  const left = Math.min(0, ...printed.map(({ x }) => x - margin))
  const words = printed.map((word, index) => ({
    text: clean(word.text),
    box: [
      Math.max(0, Math.round(word.x - left)),
      Math.max(0, Math.round(word.y)),
      Math.max(1, Math.round(word.width)),
      Math.max(1, Math.round(word.height)),
    ] as const,
    confidence: word.confidence,
    line: lines[index]!,
    ...(word.doubt ? { doubt: word.doubt } : {}),
  }))
  const height = Math.max(...words.map(({ box }) => box[1] + box[3]), 100) + Math.round(margin)
  const width = Math.max(sheet.width, ...words.map(({ box }) => box[0] + box[2] + Math.round(margin)))
  const size = { width, height }
  const share = hebrewShare(words.map(({ text }) => text))
  const script = share > 0.9 ? 'hebrew' : share > 0.1 ? 'mixed' : 'latin'
  return {
    version: 1,
    source: size,
    frame: size,
    toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    turn: 0,
    script,
    words,
  }
}

/** Numbers of the lines as an engine sees them: what stands level, parted at wide spaces on some pages. */
function engineLines(words: readonly Printed[], seed: number, size: number): number[] {
  const parts = new Random(seed + 104729).chance(0.4)
  const bottom = (word: Printed): number => word.y + word.height / 2
  const order = words.map((_, index) => index).sort((a, b) => bottom(words[a]!) - bottom(words[b]!))
  const lines = words.map(() => 0)
  let line = 0
  for (let i = 0; i < order.length;) {
    const first = words[order[i]!]!
    let end = i + 1
    while (end < order.length && bottom(words[order[end]!]!) - bottom(first) < 0.45 * size) end++
    const row = order.slice(i, end).sort((a, b) => words[a]!.x - words[b]!.x)
    line++
    row.forEach((at, index) => {
      const before = words[row[index - 1] ?? -1]
      if (parts && before && words[at]!.x - before.x - before.width > 4 * size) line++
      lines[at] = line
    })
    i = end
  }
  return lines
}
