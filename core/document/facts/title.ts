import { documentWord } from '../../language/categories'
import { isAddress, isFurniture } from '../furniture'
import { median } from '../geometry'
import { plain } from '../script'
import { depthOf, type FactSource } from './source'

/** The document's own title: the most prominent short line of its head that is not the institution's name. */
export function titleOf(source: FactSource, facility: string | null): string | null {
  let best: string | null = null
  let bestScore = 1.2
  for (const [index, line] of source.lines.entries()) {
    if (depthOf(line, source.lines) > 0.4) break
    for (const cell of line.cells) {
      const text = cell.text.trim()
      const read = plain(text)
      if (
        cell.words.length > 9 ||
        !/\p{L}{4}/u.test(text) ||
        median(cell.words.map((word) => Math.round(100 * word.confidence))) < 60 ||
        /[:]\s*\S/.test(text) ||
        isAddress(text) ||
        isFurniture(text)
      )
        continue
      if (facility !== null && (text.includes(facility) || facility.includes(text))) continue
      const size = median(cell.words.map((word) => word.box[3])) / source.height
      const score =
        size +
        (documentWord.test(read) ? 1.2 : 0) +
        (line.cells.length === 1 ? 0.2 : -0.5) -
        0.03 * index -
        (/\d{3}|, (md|phd)/.test(read) ? 1 : 0)
      if (score > bestScore) [best, bestScore] = [text.replace(/[:\s]+$/, ''), score]
    }
  }
  return best
}
