import { fromEmergency } from '../../language/categories'
import type { DateOrder } from '../dates'
import type { PageReading, Word } from '../page'
import type { RecordTable, ResultTable } from '../parse/types'
import { plain } from '../script'
import type { Line, Section } from '../types'

/** What the facts of a document are drawn from. */
export interface FactSource {
  readonly page: PageReading
  readonly lines: readonly Line[]
  readonly sections: readonly Section[]
  readonly results: readonly ResultTable[]
  readonly records: readonly RecordTable[]
  readonly dateOrder: DateOrder
  readonly unsureDays: ReadonlySet<string>
  /** Typical height of the page's words. */
  readonly height: number
}

/** How far down the printed part of the page a line stands, 0..1. */
export function depthOf(line: Line, lines: readonly Line[]): number {
  const top = Math.min(...lines.map((other) => other.box[1]))
  const end = Math.max(...lines.map((other) => other.box[1] + other.box[3]))
  return (line.box[1] - top) / Math.max(1, end - top)
}

/** The words of all rows of all tables. */
export const wordsOfRows = ({
  results,
  records,
}: Pick<FactSource, 'results' | 'records'>): ReadonlySet<Word> =>
  new Set([...results, ...records].flatMap(({ rows }) => rows.flatMap(({ words }) => [...words])))

/** A letter of an emergency department is of the day of arrival, though its patient leaves after midnight. */
export const isEmergency = ({ lines }: Pick<FactSource, 'lines'>): boolean =>
  lines.some(
    (line, index) =>
      (depthOf(line, lines) < 0.3 || index < 5) &&
      line.cells.some(({ words, text }) => {
        // "Emergency Department Great Western Highway, …": its address may follow it.
        const at = plain(text).search(fromEmergency)
        return at === 0 || (at > 0 && words.length < 9)
      }),
  )
