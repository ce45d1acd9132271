import { overlap } from '../../document/geometry'
import { panelSpecimen } from '../../document/headings'
import type { ResultRow } from '../../document/parse/types'
import type { Word } from '../../document/page'
import type { Cell, Document, Specimen } from '../../document/types'
import { limitsOfSample, sampleColumn } from '../../language/sample-columns'
import type { LabReading } from './reading'

/** How many lines above its first result a table's titles may stand. */
const reach = 3

/** A row of titles under which results of several samples stand side by side: "Test | Pleural fluid | Serum | Units". */
interface SampleTitles {
  readonly cells: readonly Cell[]
  /** By title: the sample of its column. */
  readonly samples: ReadonlyMap<Cell, Specimen | null>
  /** Whose limits the table gives; null where it does not say. */
  readonly limits: Specimen | null
}

/**
 * Where each column is of a sample of its own, a result is of that of its column, the limits of the one that their title
 * names; and what stands under the other is a result, too.
 */
export function ofSamples(
  readings: readonly LabReading[],
  rows: readonly ResultRow[],
  { lines }: Pick<Document, 'lines'>,
): LabReading[] {
  const titles = titlesOver(rows[0]?.words[0], lines)
  if (!titles) return [...readings]
  return readings.flatMap((reading) => {
    const line = lines.find(({ words }) => reading.valueWords.some((word) => words.includes(word)))
    const own = reading.valueWords[0] && titleOf(reading.valueWords[0], titles.cells)
    if (!line || !own || !titles.samples.has(own)) return [reading]
    const others = [...titles.samples.keys()].filter((title) => title !== own)
    const told = others.flatMap((title): LabReading[] => {
      const words = line.words.filter((word) => titleOf(word, titles.cells) === title)
      const number = words.filter(({ text }) => amount.test(text))
      if (number.length !== 1 || !words.every((word) => number.includes(word) || flag.test(word.text)))
        return []
      const [other] = number
      const mark = words.find((word) => word !== other)?.text ?? null
      return [
        of(
          { ...reading, value: other!.text, valueWords: number, flag: mark },
          titles.samples.get(title)!,
          titles,
        ),
      ]
    })
    return [of(reading, titles.samples.get(own)!, titles), ...told]
  })
}

const amount = /^[<>]?\d+(?:[.,]\d+)?$/
const flag = /^(?:H|L|HH|LL|\*|↑|↓)$/

/** A result of one sample: without limits that are another's. */
const of = (reading: LabReading, specimen: Specimen | null, { limits }: SampleTitles): LabReading =>
  limits === null || limits === specimen
    ? { ...reading, specimen }
    : { ...reading, specimen, range: null, low: null, high: null, flag: null }

/** The title under which a word stands: the one whose edge or middle is nearest. */
function titleOf({ box: [x, , width] }: Word, cells: readonly Cell[]): Cell | null {
  const apart = ({ box: [left, , wide] }: Cell): number =>
    overlap(x, x + width, left, left + wide) > 0
      ? 0
      : Math.min(Math.abs(x - left), Math.abs(x + width - left - wide))
  const sorted = [...cells].sort((a, b) => apart(a) - apart(b))
  return sorted[0] ?? null
}

function titlesOver(first: Word | undefined, lines: Document['lines']): SampleTitles | null {
  const at = lines.findIndex(({ words }) => first !== undefined && words.includes(first))
  for (const { cells } of lines.slice(Math.max(0, at - reach), Math.max(at, 0)).reverse()) {
    const named = cells.filter(({ text }) => sampleColumn.test(text))
    const samples = new Map(named.map((cell) => [cell, panelSpecimen(cell.text)] as const))
    if (samples.size < 2 || new Set(samples.values()).size !== samples.size) continue
    const limits = cells.find((cell) => !samples.has(cell) && limitsOfSample.test(cell.text))
    return { cells, samples, limits: limits ? panelSpecimen(limits.text) : null }
  }
  return null
}
