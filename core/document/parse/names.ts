import { labNameOf } from '../../vocabulary/exact'
import { panelSpecimen } from '../headings'
import type { Row, RowContext } from './rows'
import type { Field } from './types'
import { weights } from './weights'

/** The name of a row's result, which may stand in two lines. */
export interface Named {
  readonly field: Field
}

/**
 * For each row its name; `joined` where its words belong to the name of a row above or below, `title` where it is a
 * title within the table, null where it has none. `results` tells which rows have a number.
 */
export function joinNames(rows: readonly Row[], cells: readonly (readonly (Field | null)[])[], column: number, results: readonly boolean[], context: RowContext): (Named | 'joined' | 'title' | null)[] {
  const alone = cells.map((row, at) => !results[at] && !rows[at]!.titles && isAlone(row, column))
  const out: (Named | 'joined' | 'title' | null)[] = cells.map(() => null)
  cells.forEach((row, at) => {
    if (!results[at]) return
    const own = row[column] ?? null
    const near = (other: number): Field | null => (alone[other] && out[other] === null && Math.abs(rows[other]!.center - rows[at]!.center) < 2.1 * context.height ? (cells[other]![column] ?? null) : null)
    const [above, below] = [near(at - 1), near(at + 1)]
    const tight = below !== null && isTight(rows, results, at)
    const choices = [
      { parts: [own], prior: own ? 0.3 : -9 }, { parts: [own, below], prior: below ? (tight ? 0.4 : 0) : -9 },
      { parts: [above, own], prior: above ? 0 : -9 }, { parts: [above, own, below], prior: above && below ? 0 : -9 },
    ].filter(({ prior }) => prior > -9)
    const scored = choices.map(({ parts, prior }) => {
      const field = joined(parts.filter((part) => part !== null))
      return { parts, field, score: prior + weights.name[labNameOf(field.text).strength] }
    }).sort((a, b) => b.score - a.score)
    const best = scored[0]
    if (!best) return
    out[at] = { field: best.field }
    if (above && best.parts.includes(above)) out[at - 1] = 'joined'
    if (below && best.parts.includes(below)) out[at + 1] = 'joined'
  })
  return out.map((one, at) => (one === null && alone[at] && isTitle(cells[at]![column]!) ? 'title' : one))
} // prettier-ignore

/** Nothing but words where names stand. */
const isAlone = (row: readonly (Field | null)[], column: number): boolean =>
  row[column] != null &&
  row.every((cell, at) => at === column || cell === null) &&
  row[column].words.length <= 5 &&
  !/\d{2}/.test(row[column].text)

const isTitle = ({ text, words }: Field): boolean =>
  panelSpecimen(text) !== null || (words.length <= 4 && !/[.:]$/.test(text) && text.toUpperCase() === text)

/** The line below is set closer than the rows of the table are: it goes on with this one. */
function isTight(rows: readonly Row[], results: readonly boolean[], at: number): boolean {
  const next = results.findIndex((one, other) => one && other > at)
  const gap = rows[at + 1]!.center - rows[at]!.center
  const before = results.lastIndexOf(true, at - 1)
  const pitch = next > 0 ? rows[next]!.center - rows[at + 1]!.center : before >= 0 ? rows[at]!.center - rows[before]!.center : 0 // prettier-ignore
  return pitch > 1.15 * gap
}

function joined(parts: readonly Field[]): Field {
  return { text: parts.map(({ text }) => text).join(' '), words: parts.flatMap(({ words }) => words) }
}
