import { centerY, median } from './geometry'
import { isBullet } from './bullets'
import { cellOf, partRow, rowDirection, type Spacing } from './cells'
import { union, type Word } from './page'
import { hasHebrew } from './script'
import type { Cell, Line } from './types'

/** A line of cells in reading order; its words are those of its cells. */
export function lineOf(cells: readonly Cell[], direction: 'ltr' | 'rtl', bullet: boolean): Line {
  return {
    words: cells.flatMap((cell) => cell.words),
    text: cells.map((cell) => cell.text).join(' '),
    box: union(cells.map((cell) => cell.box)),
    direction,
    cells,
    bullet,
  }
}

/** A line of some of a line's words, which keep their order and their cells. */
export function partOfLine(line: Line, words: readonly Word[], bullet = false): Line {
  const kept = new Set(words)
  const cells = line.cells.flatMap((cell) => {
    const some = cell.words.filter((word) => kept.has(word))
    return some.length === 0 ? [] : [phraseOf(some)]
  })
  return lineOf(cells, line.direction, bullet)
}

/** Words that are in reading order already, as one cell. */
export function phraseOf(words: readonly Word[]): Cell {
  return { words, text: words.map((word) => word.text).join(' '), box: union(words.map((word) => word.box)) }
}

/** One printed row (words from left to right) as a line in reading order, its bullet taken off. */
export function readRow(row: readonly Word[], page: 'ltr' | 'rtl', spacing: Spacing): Line | null {
  const direction = rowDirection(partRow(row, spacing), page)
  const bullet = bulletOf(row, page === 'rtl' ? 'rtl' : direction)
  const words = bullet ? row.filter((word) => word !== bullet) : row
  const parts = partRow(words, spacing)
  if (parts.length === 0) return null
  const ordered = direction === 'rtl' ? [...parts].reverse() : parts
  return lineOf(ordered.map((part) => cellOf(part, direction)), direction, bullet !== null) // prettier-ignore
}

function bulletOf(row: readonly Word[], direction: 'ltr' | 'rtl'): Word | null {
  const latin = !row.some((word) => hasHebrew(word.text))
  const ends =
    direction === 'ltr' ? (['ltr'] as const) : latin ? (['rtl', 'ltr'] as const) : (['rtl'] as const)
  for (const end of ends) {
    const word = end === 'rtl' ? row[row.length - 1] : row[0]
    const rest = end === 'rtl' ? row.slice(0, -1) : row.slice(1)
    if (isBullet(word, rest, end)) return word ?? null
  }
  return null
}

/** How far apart the middles of two lines usually are. */
export function typicalPitch(lines: readonly Line[]): number {
  return median(
    lines.slice(1).map((line, index) => centerY(line.box) - centerY(lines[index]!.box)).filter((gap) => gap > 0),
  ) // prettier-ignore
}
