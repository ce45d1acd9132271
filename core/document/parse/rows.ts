import { limitLabels } from '../../language/limits'
import { columnTitles, isUnreadDay, minutesOf, type ColumnTitle } from '../column-titles'
import { across, centerX, centerY, mean } from '../geometry'
import { readRow } from '../lines'
import { spacingOf } from '../cells'
import type { Word } from '../page'
import { rowsOf } from '../rows'
import { shortDaysIn } from '../short-days'
import type { Line } from '../types'
import { labNameOf, recordNameOf } from '../../vocabulary/exact'
import { isMeasured } from './cells'
import { earlierOf } from './earlier'
import { limitsAlone } from './limits-alone'
import { chunksOf, type Chunk } from './labelled'
import { withCentred } from './centred'
import { withoutRepeated } from './repeated-titles'
import { phrasesOf, wordsOf, type Phrase } from './phrases'
import { isDose, recordCellOf } from './record-cells'
import type { RowContext } from './row-context'
import type { Earlier, RecordKind } from './types'

/** One printed row of a region. */
export interface Row {
  /** From left to right. */
  readonly words: readonly Word[]
  readonly phrases: readonly Phrase[]
  readonly center: number
  /** Titles of columns, where the row is a table's header. */
  readonly titles: readonly ColumnTitle[] | null
  /** It names something and counts something: what columns are proposed from. */
  readonly seed: boolean
  /** It names a drug and how it is taken, or a condition. */
  readonly record: RecordKind | null
  /** Phrases that are names of tests. */
  readonly names: readonly Phrase[]
  readonly numbers: readonly Phrase[]
  /** Whether its limits stand left of its number; null where it has not both. */
  readonly limitsFirst: boolean | null
  /** Its labels, each with what stands after it; empty where none names a result. */
  readonly labelled: readonly Chunk[]
  /** A label of it names a test, or a number in a unit. */
  readonly told: boolean
  /** Results of other days of the test above, where it tells nothing else but perhaps its limits. */
  readonly earlier: readonly Earlier[] | null
  /** Those limits, with their label. */
  readonly limits: string | null
}

/** Some phrases of a row as a row of their own, which tells by no label. */
export const rowOf = (row: Row, phrases: readonly Phrase[], seed: boolean): Row => ({
  ...row,
  words: wordsOf(phrases),
  phrases,
  seed,
  labelled: [],
  told: false,
})

/** The words of a region as rows, clustered anew: what stood level with another column stands alone here. */
export function readRows(words: readonly Word[], context: RowContext): Row[] {
  const rows = withCentred(withoutRepeated(rowsOf(words, context.skew), context), context)
  const spacing = spacingOf(rows)
  const read = rows.map((row): Row => {
    const line = readRow(row, context.direction, spacing)
    const parting = line?.cells.map((cell) => cell.words.length).join() ?? ''
    return context.memo.of(row, `row ${parting}`, () => rowBy(row, line, context))
  })
  return read.map((row, at) => {
    const titles = withDays(row.titles, read[at - 1]?.titles ?? null)
    return titles === row.titles ? row : { ...row, titles }
  })
}

function rowBy(row: readonly Word[], line: Line | null, context: RowContext): Row {
  const { fields, reader, order, printed } = context
  const phrases = phrasesOf(row, 0.75 * context.gap)
  const texts = phrases.map((phrase) => fields.of(phrase.words).text)
  const results = texts.map((text) => reader.result(text))
  const days = shortDaysIn(line?.cells ?? [], { order, printed })
  const result = results.findIndex((one, at) => one?.number != null && !days.has(phrases[at]!.words[0]!))
  const { earlier, limits } = besideLimits(phrases, context) ?? {
    earlier: earlierOf(fields.of(row), order),
    limits: null,
  }
  // Limits behind their label, or an earlier number with its day, title no column.
  const repeats = phrases.some(
    ({ words }, at) =>
      (limitLabels.test(texts[at]!) && limitsAlone(texts[at]!, reader) !== null) ||
      (earlierOf(fields.of(words), order)?.length ?? 0) > 0,
  )
  const titles =
    line && !earlier && !repeats && phrases.length > 1 && line.words.length <= 24
      ? result < 0
        ? columnTitles(line, order, printed)
        : minutesOf(line)
      : null
  const labelled = titles || earlier ? [] : chunksOf(phrases, context)
  const pairs = labelled.flatMap(({ pair }) => (pair ? [pair] : []))
  const label = pairs.some(([name]) => isNamed(fields.of(name).text))
  const names = titles || earlier ? [] : phrases.filter((_, index) => label || isNamed(texts[index]!))
  const strong = names.some((phrase) => labNameOf(texts[phrases.indexOf(phrase)]!).strength !== 'weak')
  const numbers = phrases.filter((_, index) => results[index] !== null)
  const rested = texts.some((text) => {
    const rest = reader.rest(text)
    return (rest.unit !== null || rest.range !== null) && rest.left === 0
  })
  const span = texts.findIndex((text) => reader.range(text) !== null)
  const worded = texts.some((text) => /\p{L}{3}/u.test(text))
  const whole = phrases.length === 1 && names.length === 0
  const seed =
    !titles &&
    !earlier &&
    !whole &&
    numbers.length > 0 &&
    (strong || (worded && rested) || (names.length > 0 && phrases.length > 1))
  return {
    words: row,
    phrases,
    center: mean(row.map(({ box }) => centerY(box))),
    titles,
    seed,
    names,
    numbers,
    earlier,
    limits,
    record: titles ? null : recordKind(texts, context),
    limitsFirst: result < 0 || span < 0 ? null : span < result,
    labelled,
    told: label || pairs.some(([, value]) => isMeasured(fields.of(value).text, reader)),
  }
}

/** "Ref. 11.5 - 15.0   Previous (04-06-2025): 12.6": the limits of the result above, and an earlier one. */
function besideLimits(
  phrases: readonly Phrase[],
  { fields, order, reader }: RowContext,
): { earlier: readonly Earlier[]; limits: string } | null {
  for (let at = 1; at < phrases.length; at++) {
    const sides = [phrases.slice(0, at), phrases.slice(at)].map((some) => fields.of(wordsOf(some)))
    for (const [one, other] of [sides, sides.toReversed()]) {
      // What stands in two columns has limits twice.
      const alone = reader.rest(one!.text.replace(limitLabels, '')).left === 0
      const earlier = alone && limitsAlone(one!.text, reader) !== null ? earlierOf(other!, order) : null
      if (earlier) return { earlier, limits: one!.text }
    }
  }
  return null
}

/**
 * "11/18/25" over "14:02": a line of times below the titles with their days is a part of these. Days in a line of
 * their own, above or below the titles of the other columns, are of one heading with them.
 */
function withDays(times: Row['titles'], above: Row['titles']): Row['titles'] {
  if (!times || !above) return times
  if (isDays(times) !== isDays(above)) {
    const [days, others] = isDays(times) ? [times, above] : [above, times]
    const named = others.some(({ role, drug }) => role === 'name' && !drug)
    const dated = others.some(({ date, timed }) => date !== null || timed)
    const free = others.filter(({ box }) => !days.some((day) => across(day.box, box) > 0))
    return named && !dated ? [...free, ...days].sort((a, b) => a.box[0] - b.box[0]) : times
  }
  if (!times.every(({ timed }) => timed)) return times
  // A day of which a figure was misread stands over its own times, and the one beside it is none of theirs.
  const days = above.filter((title) => title.date !== null || isUnreadDay(title))
  if (days.every(({ date }) => date === null)) return times
  const dayOver = ({ box }: ColumnTitle): ColumnTitle => {
    const away = days.map((day) => Math.abs(centerX(day.box) - centerX(box)))
    return days[away.indexOf(Math.min(...away))]!
  }
  return [
    ...above.filter((title) => !days.includes(title)),
    ...times.map((time) => {
      const { title, date } = dayOver(time)
      return { ...time, title: `${title} ${time.title}`, date }
    }),
  ]
}

const isDays = (titles: readonly ColumnTitle[]): boolean =>
  titles.length > 1 && titles.every(({ date }) => date !== null)

const isNamed = (text: string): boolean => /^(?:exact|near|weak)$/.test(labNameOf(text).strength)

/** What a row records, by its phrases: two conditions side by side are the boxes of a form. */
function recordKind(texts: readonly string[], { order, reader }: RowContext): RecordKind | null {
  const short = texts.filter((text) => text.length <= 80)
  const drug = short.some((text) => recordNameOf('medication', text).strength !== 'unknown')
  const taken = short.some((text) => isDose(text) || recordCellOf(text, order) === 'directions')
  if (drug && taken && !short.some((text) => reader.rest(text).range !== null && !isDose(text)))
    return 'drugs'
  const named = short.filter((text) => recordNameOf('diagnosis', text).strength === 'exact')
  return named.length === 1 && named[0]!.length > 3 ? 'problems' : null
}
