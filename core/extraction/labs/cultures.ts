import { centerY, right } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import { hasHebrew } from '../../document/script'
import type { Cell, Document, Specimen } from '../../document/types'
import { noWordYet } from '../../language/results'
import { panelSpecimen } from '../../document/headings'
import { bareCulture, grewLabel, grewNothing, grewWhat, notGrown } from '../../language/susceptibility'
import { labNameOf } from '../../vocabulary/exact'
import { matchConcept } from '../../vocabulary/match'
import { isCulture } from './cultures-told'
import { tableReading, type LabReading } from './reading'

/** How far below the words of a result its next line stands, in heights. */
const reach = 2.2
/** How many lines above it the name of a sample stands. */
const titleReach = 8

/** "Urine C/S … Organism isolated: E. coli": what grew, under a label that does not name the one culture that the page is of. */
export function readCultures({ lines, direction }: Document): {
  readonly readings: LabReading[]
  readonly used: ReadonlySet<Word>
} {
  const cells = lines.flatMap((line) => line.cells)
  const readings = [...labelledIn(cells, direction), ...underSamples(cells, direction)]
  return { readings, used: new Set(readings.flatMap(({ words }) => words)) }
}

/** "Culture", with the name of its sample above: "Microbiology: URINE … Culture: Escherichia coli". */
function underSamples(cells: readonly Cell[], direction: Document['direction']): LabReading[] {
  return cells.flatMap((cell): LabReading[] => {
    const label = bareCulture.exec(cell.text)?.[0]
    if (label === undefined) return []
    const own = cell.words.slice(label.trim().split(' ').length)
    const below = cells.filter((one) => isBelow(one, cell)).sort((a, b) => a.box[1] - b.box[1])[0]
    const words =
      own.length > 0
        ? own
        : ([beside(cell, cells, direction), below].find((one) => one !== undefined && grewWhat.test(one.text))
            ?.words ?? [])
    const said = words.map(({ text }) => text).join(' ')
    const grown = grewWhat.exec(said)
    const specimen = sampleAbove(cell, cells)
    const name = specimen && matchConcept('lab', 'culture', { specimen })?.concept
    if (!grown || !name || !isCulture(name)) return []
    const what = grown.groups!['what']!
    if (!grewNothing.test(what) && notGrown.test(said.slice(grown[0].length))) return []
    return [reading(name.name, cell.words.slice(0, cell.words.length - own.length), words, what, cell)]
  })
}

/** The material of the nearest title above, as far to the left or the right as the label. */
const sampleAbove = (label: Cell, cells: readonly Cell[]): Specimen | null =>
  cells
    .filter(({ box, words }) => box[1] < label.box[1] && words.length < 10 && isInColumn(box, label))
    .sort((a, b) => b.box[1] - a.box[1])
    .slice(0, titleReach)
    .map(({ text }) => panelSpecimen(text) ?? panelSpecimen(text.replace(/^[^:]*:|,.*$/g, '')))
    .find((specimen) => specimen !== null) ?? null

const isInColumn = (box: Cell['box'], label: Cell): boolean =>
  Math.abs(box[0] - label.box[0]) < label.box[3] || Math.abs(right(box) - right(label.box)) < label.box[3]

const isBelow = ({ box }: Cell, label: Cell): boolean =>
  isInColumn(box, label) &&
  centerY(box) > centerY(label.box) + 0.5 * label.box[3] &&
  centerY(box) < centerY(label.box) + 1.5 * reach * label.box[3]

function labelledIn(cells: readonly Cell[], direction: Document['direction']): LabReading[] {
  const named = cells.flatMap((cell) => {
    const { strength, concepts } = labNameOf(cell.words.length > 8 ? '' : cell.text.replace(/^[^:]*:\s*/, ''))
    return /exact|near/.test(strength) ? concepts.filter(isCulture).map(({ name }) => ({ cell, name })) : []
  })
  const [first] = named
  if (!first || named.some(({ name }) => name !== first.name)) return []
  const readings = cells.flatMap((cell): LabReading[] => {
    const printed = grewLabel.exec(cell.text)?.[0]
    if (printed === undefined || cell === first.cell) return []
    const own = cell.words.slice(printed.trim().split(' ').length)
    const words = own.length > 0 ? own : told(cell, cells, direction)
    const value = words.map(({ text }) => text).join(' ')
    // The title of a column has that of the next beside it.
    if ((words.length < 2 && !grewNothing.test(value)) || !/\p{L}{4}/u.test(value) || noWordYet.test(value))
      return []
    const label = own.length > 0 ? cell.words.slice(0, -own.length) : cell.words
    return [reading(first.name, label, words, value, cell)]
  })
  return readings.slice(0, 1)
}

const reading = (
  name: string,
  nameWords: readonly Word[],
  valueWords: readonly Word[],
  value: string,
  { words, box }: Cell,
): LabReading => {
  const all = [...new Set([...words, ...valueWords])]
  return tableReading({
    name,
    nameWords,
    value,
    valueWords,
    words: all,
    box: union(all.map((word) => word.box)),
    table: null,
    top: box[1],
  })
}

/** The cell beside a label, on the side where its row goes on, and the line below that goes on with it. */
function told(label: Cell, cells: readonly Cell[], direction: Document['direction']): readonly Word[] {
  const value = beside(label, cells, direction)
  if (!value) return []
  const next = cells.find(
    ({ box, text }) =>
      /^[\p{Ll}\d]/u.test(text) &&
      Math.abs(box[0] - value.box[0]) < value.box[3] &&
      centerY(box) > centerY(value.box) + 0.5 * value.box[3] &&
      centerY(box) < centerY(value.box) + reach * value.box[3],
  )
  return [...value.words, ...(next?.words ?? [])]
}

function beside(label: Cell, cells: readonly Cell[], direction: Document['direction']): Cell | undefined {
  const isLatin = direction === 'rtl' && !hasHebrew(label.text)
  const behind = ({ box }: Cell): number =>
    direction === 'rtl' && !isLatin ? label.box[0] - right(box) : box[0] - right(label.box)
  return cells
    .filter(
      (cell) => behind(cell) > 0 && Math.abs(centerY(cell.box) - centerY(label.box)) < 0.5 * label.box[3],
    )
    .sort((a, b) => behind(a) - behind(b))[0]
}
