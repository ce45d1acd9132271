import { centerY, right } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document } from '../../document/types'
import { noWordYet } from '../../language/results'
import { grewLabel, grewNothing } from '../../language/susceptibility'
import { labNameOf } from '../../vocabulary/exact'
import { tableReading, type LabReading } from './reading'

/** How far below the words of a result its next line stands, in heights. */
const reach = 2.2

/** "Urine C/S … Organism isolated: E. coli": what grew, under a label that does not name the one culture that the page is of. */
export function readCultures({ lines, direction }: Document): {
  readonly readings: LabReading[]
  readonly used: ReadonlySet<Word>
} {
  const cells = lines.flatMap((line) => line.cells)
  const named = cells.flatMap((cell) => {
    const { strength, concepts } = labNameOf(cell.words.length > 8 ? '' : cell.text.replace(/^[^:]*:\s*/, ''))
    return /exact|near/.test(strength) ? concepts.filter(isCulture).map(({ name }) => ({ cell, name })) : []
  })
  const [first] = named
  if (!first || named.some(({ name }) => name !== first.name)) return { readings: [], used: new Set() }
  const readings = cells.flatMap((cell): LabReading[] => {
    const label = grewLabel.exec(cell.text)?.[0]
    if (label === undefined || cell === first.cell) return []
    const own = cell.words.slice(label.trim().split(' ').length)
    const words = own.length > 0 ? own : told(cell, cells, direction)
    const value = words.map(({ text }) => text).join(' ')
    // The title of a column has that of the next beside it.
    if ((words.length < 2 && !grewNothing.test(value)) || !/\p{L}{4}/u.test(value) || noWordYet.test(value))
      return []
    return [
      tableReading({
        name: first.name,
        nameWords: own.length > 0 ? cell.words.slice(0, -own.length) : cell.words,
        value,
        valueWords: words,
        words: [...new Set([...cell.words, ...words])],
        box: union([...cell.words, ...words].map(({ box }) => box)),
        table: null,
        top: cell.box[1],
      }),
    ]
  })
  return { readings: readings.slice(0, 1), used: new Set(readings.slice(0, 1).flatMap(({ words }) => words)) }
}

const isCulture = ({ name, unit }: { readonly name: string; readonly unit: string }): boolean =>
  unit === 'text' && name.endsWith(' culture')

/** The cell beside a label, on the side where its row goes on, and the line below that goes on with it. */
function told(label: Cell, cells: readonly Cell[], direction: Document['direction']): readonly Word[] {
  const behind = ({ box }: Cell): number =>
    direction === 'rtl' ? label.box[0] - right(box) : box[0] - right(label.box)
  const beside = cells
    .filter(
      (cell) => behind(cell) > 0 && Math.abs(centerY(cell.box) - centerY(label.box)) < 0.5 * label.box[3],
    )
    .sort((a, b) => behind(a) - behind(b))[0]
  if (!beside) return []
  const next = cells.find(
    ({ box, text }) =>
      /^[\p{Ll}\d]/u.test(text) &&
      Math.abs(box[0] - beside.box[0]) < beside.box[3] &&
      centerY(box) > centerY(beside.box) + 0.5 * beside.box[3] &&
      centerY(box) < centerY(beside.box) + reach * beside.box[3],
  )
  return [...beside.words, ...(next?.words ?? [])]
}
