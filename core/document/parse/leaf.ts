import type { ColumnTitle } from '../column-titles'
import { fieldLabels, limitLabels } from '../../language/limits'
import { brokenBy, intoColumns, proposeColumns } from './columns'
import { kindOfTitles } from './records'
import { proposeRoles, type Title } from './roles'
import type { Word } from '../page'
import { isTold, type Row, type RowContext } from './rows'
import { readTable, type Candidate } from './table'
import { titlesOver } from './titles'
import type { Field } from './types'
import { weights } from './weights'

/** The best table of results of some rows, and what else its words could say. */
export interface Leaf {
  readonly best: Candidate
  /** Parses of the same rows, best first. */
  readonly others: readonly Candidate[]
}

/** A way to part rows into columns: the words of each row by column, and how many of its phrases that cuts. */
interface Parting {
  readonly rows: readonly (readonly (readonly Word[])[])[]
  readonly broken: readonly number[]
}

/** By the gaps that rows share, and by the colons of labels. */
function partingsOf(rows: readonly Row[], context: RowContext): Parting[] {
  const seeds = rows.filter(({ seed }) => seed)
  const labelled = rows.filter(isTold).length > 1
  return [
    ...proposeColumns(seeds, context.gap).map((cuts) => ({
      rows: rows.map((row) => intoColumns(row, cuts)),
      broken: rows.map((row) => brokenBy(row, cuts)),
    })),
    ...(labelled
      ? [{ rows: rows.map((row) => row.labelled ?? [row.words, []]), broken: rows.map(() => 0) }]
      : []),
  ]
}

/** Tries every way to part rows into columns and to read the columns; null where none is worth a table. */
export function bestTable(rows: readonly Row[], context: RowContext): Leaf | null {
  const telling = rows.map((row) => row.seed || isTold(row))
  if (!telling.includes(true) || rows.some(({ titles }) => titles && kindOfTitles(titles))) return null
  const printed = rows.find(({ titles }) => titles !== null)?.titles ?? null
  const tried = new Set<string>()
  const found = partingsOf(rows, context).flatMap((parting) => {
    const parted = parting.rows.filter((_, at) => telling[at])
    const key = parted.map((row) => row.map(({ length }) => length).join()).join(';')
    if (tried.has(key)) return []
    tried.add(key)
    const cells = parting.rows.map((row) =>
      row.map((words): Field | null => (words.length === 0 ? null : withoutLabel(context.fields.of(words)))),
    )
    const titles = titlesOver(printed, parted).map(titleOf)
    const own = cells.filter((_, at) => telling[at])
    return proposeRoles(own, titles, context.reader).map((roles) =>
      readTable(rows, cells, parting.broken, roles, titles, context),
    )
  })
  const sorted = found
    .filter(({ score, facts, left }) => score > 0 && (facts.length > 1 || left > -1))
    .sort((a, b) => b.score - a.score)
  const [best, ...others] = sorted
  return best ? { best, others: others.filter(({ score }) => score > best.score + weights.leaf * 3) } : null
}

/** A field without the label that a portal prints before each. */
function withoutLabel(field: Field): Field {
  for (const count of [1, 2, 3]) {
    const label = field.words
      .slice(0, count)
      .map(({ text }) => text)
      .join(' ')
    const rest = field.words.slice(count)
    if (rest.length > 0 && (fieldLabels.test(label) || limitLabels.test(`${label} 1`)))
      return { words: rest, text: rest.map(({ text }) => text).join(' ') }
  }
  return field
}

const titleOf = (printed: ColumnTitle | null): Title | null =>
  printed && {
    role: printed.previous ? 'previous' : printed.role,
    date: printed.date,
    outOfRange: /out of|abnormal/i.test(printed.title),
  }
