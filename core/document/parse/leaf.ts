import { isUnreadDay, type ColumnTitle } from '../column-titles'
import { fieldLabels, limitLabels } from '../../language/limits'
import { rememberedOf } from '../../vocabulary/remembered'
import { bandsOf } from './bands'
import { blocksOf } from './blocks'
import { cardsOf, type Cards } from './cards'
import { chipsOf } from './chips'
import { labelledCardsOf } from './labelled-cards'
import { brokenBy, intoColumns, limitsApart, proposeColumns, unglued } from './columns'
import { kindOfTitles } from './records'
import { proposeRoles, type Title } from './roles'
import type { Word } from '../page'
import { unitInName } from '../values/unit-in-name'
import { withoutDay } from './own-days'
import type { RowContext } from './row-context'
import type { Row } from './rows'
import { runOnLinesOf } from './run-on-lines'
import { readTable, type Candidate } from './table'
import { inOrder, titlesOver } from './titles'
import type { Field } from './types'
import { weights } from './weights'

/** The best table of results of some rows, and what else its words could say. */
export interface Leaf {
  /** Those that the best parse is of. */
  readonly rows: readonly Row[]
  readonly best: Candidate
  /** Parses of the same rows, best first. */
  readonly others: readonly Candidate[]
}

/** A way to part rows into columns: the words of each row by column, and how many of its phrases that cuts. */
interface Parting {
  readonly rows: readonly Row[]
  readonly parts: readonly (readonly (readonly Word[])[])[]
  readonly broken: readonly number[]
}

/** A remark between rows names tests and numbers too, but stands in no column. */
const isSentence = ({ words }: Row['phrases'][number]): boolean => words.length > 9

/** Results that stand in no columns: cards, blocks of lines, chips in a line, bands of cells. */
const setApart = (rows: readonly Row[], context: RowContext): Cards[] =>
  [
    cardsOf(rows, context),
    blocksOf(rows, context),
    chipsOf(rows, context),
    bandsOf(rows, context),
    labelledCardsOf(rows, context),
    runOnLinesOf(rows, context),
  ].filter((cards) => cards !== null)

/** By the gaps that rows share, by the colons of labels, and by the cards, blocks and chips in which results may stand. */
function partingsOf(rows: readonly Row[], apart: readonly Cards[], context: RowContext): Parting[] {
  const telling = rows.filter(({ seed }) => seed)
  const short = telling.filter(({ phrases }) => !phrases.some(isSentence))
  const seeds = short.length > 0 ? short : telling
  const labelled = rows.some(({ told }) => told) ? oneBelowAnother(rows) : []
  return [
    ...apart.map((cards) => ({ ...cards, broken: cards.rows.map(() => 0) })),
    ...proposeColumns(seeds, context.gap).flatMap((cuts) => {
      const parts = rows.map((row) => intoColumns(row, cuts))
      const broken = rows.map((row) => brokenBy(row, cuts))
      const withLimits = limitsApart(parts, context)
      const ways = context.direction === 'ltr' ? [parts, unglued(parts, telling.length)] : [parts]
      return [...ways, ...(withLimits ? [withLimits] : [])].map((some) => ({ rows, parts: some, broken }))
    }),
    ...(labelled.length > 0
      ? [
          {
            rows: labelled,
            parts: labelled.map((row) => row.labelled[0]?.pair ?? [row.words, []]),
            broken: labelled.map(() => 0),
          },
        ]
      : []),
  ]
}

/** Rows of several labels as rows of one: those that begin them, from top to bottom, then those beside them. */
function oneBelowAnother(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (let at = 0; at < rows.length;) {
    const end = rows.findIndex((row, one) => one >= at && row.labelled.length === 0)
    const stretch = rows.slice(at, end < 0 ? undefined : Math.max(end, at + 1))
    const most = Math.max(...stretch.map(({ labelled }) => labelled.length))
    if (most < 2) out.push(...stretch)
    else
      for (let beside = 0; beside < most; beside++)
        out.push(...stretch.flatMap((row) => partOf(row, row.labelled[beside]) ?? []))
    at += stretch.length
  }
  return out
}

function partOf(row: Row, chunk: Row['labelled'][number] | undefined): Row | null {
  if (!chunk) return null
  const phrases = row.phrases.flatMap((phrase) => {
    const words = phrase.words.filter((word) => chunk.words.includes(word))
    return words.length === 0 ? [] : [{ ...phrase, words }]
  })
  return { ...row, words: chunk.words, phrases, labelled: [chunk] }
}

/** Tries every way to part rows into columns and to read the columns; null where none is worth a table. */
export function bestTable(all: readonly Row[], context: RowContext): Leaf | null {
  const isTelling = (row: Row): boolean => row.seed || row.told
  if (all.some(({ titles }) => titles && kindOfTitles(titles))) return null
  const apart = setApart(all, context)
  if (!all.some(isTelling) && apart.length === 0) return null
  const printed = all.find(({ titles }) => titles !== null)?.titles ?? null
  const tried = new Set<string>()
  const found = partingsOf(all, apart, context).flatMap(({ rows, parts, broken }) => {
    const parted = parts.filter((_, at) => isTelling(rows[at]!))
    const key = parted.map((row) => row.map(({ length }) => length).join()).join(';')
    if (tried.has(key)) return []
    tried.add(key)
    const cells = parts.map((row) =>
      row.map((words): Field | null =>
        words.length === 0 ? null : ownField(context.fields.of(words), context),
      ),
    )
    const titles = inOrder(titlesOver(printed, parted).map(titleOf))
    const own = cells.filter((_, at) => isTelling(rows[at]!))
    return proposeRoles(own, titles, context.reader, context.days, context.direction).map((roles) => ({
      ...readTable(rows, cells, broken, roles, titles, context),
      rows,
    }))
  })
  const sorted = found
    .filter(({ score, facts, left }) => score > 0 && (facts.length > 1 || left > -1))
    .sort((a, b) => b.score - a.score)
  const [best, ...others] = sorted
  return best
    ? { best, rows: best.rows, others: others.filter(({ score }) => score > best.score + weights.leaf * 3) }
    : null
}

/** A field without its label and its day. */
const ownField = rememberedOf((field: Field, context: RowContext) => withoutDay(withoutLabel(field), context))

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
    serial: printed.date !== null || printed.timed === true,
    outOfRange: /out of|abnormal/i.test(printed.title),
    minutes: printed.minutes === true,
    unreadDay: isUnreadDay(printed),
    // "Result (mg/dL)": of the results alone.
    unit: printed.role === 'value' && !printed.previous ? unitInName(printed.title).unit : null,
  }
