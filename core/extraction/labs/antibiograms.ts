import { centerY, right } from '../../document/geometry'
import { union } from '../../document/page'
import type { Cell, Document } from '../../document/types'
import { answerAlone, answers, misreadAlone, misreadGrade } from '../../language/susceptibility'
import { matchConcept } from '../../vocabulary/match'
import { rememberedOf } from '../../vocabulary/remembered'
import type { Passage } from '../passage'
import { answersTold } from './answers-told'
import { tableReading } from './reading'
import type { Resolved } from './resolve'
import { isAgainstGerms, susceptibility, type Answer } from './susceptibility'

/** So many answers one above another, and so many of them of drugs against germs, make a table of them. */
const fewest = { answers: 3, drugs: 2 }
/** With three tables side by side, two thirds of the answers have the next one's drugs on their other side. */
const closest = 0.7

interface Row {
  readonly name: Cell
  readonly answer: Cell
  readonly drug: string | null
}

/**
 * What germs are killed by: in tables, drugs in one column, in another an answer each, between them perhaps the
 * concentration that it takes; and in sentences. `used` are the words of all.
 */
export const readAntibiograms = rememberedOf((document: Document, passages: readonly Passage[]) => {
  const tables = tablesIn(document)
  const tabled = new Set(tables.flatMap(({ resolved }) => [...resolved.reading.words]))
  const told = answersTold(document, passages).filter(
    ({ resolved }) => !resolved.reading.words.some((word) => tabled.has(word)),
  )
  const all = [...tables, ...told]
  // Of two germs side by side, or one below another, it is not known which one this is.
  const readings = all.map(({ drug, resolved }): Resolved => {
    const others = all.some((one) => one.drug === drug && isOther(one.resolved, resolved))
    return others && resolved.doubt === null ? { ...resolved, doubt: 'uncertain_name' } : resolved
  })
  return { readings, used: new Set(readings.flatMap(({ reading }) => [...reading.words])) }
})

const isOther = (one: Resolved, other: Resolved): boolean =>
  one.value !== other.value &&
  (one.reading.date ?? other.reading.date) === (other.reading.date ?? one.reading.date)

type Side = Document['direction']

function tablesIn({ lines, direction }: Document): Answer[] {
  const cells = lines.flatMap((line) => line.cells)
  const told = cells.filter(
    ({ text }) => answers.test(text) || misreadGrade.test(text) || misreadAlone.test(text),
  )
  const columns = [
    ...Map.groupBy(told, ({ box }) =>
      told.findIndex((other) =>
        [edges[0], edges[1]].some((edge) => Math.abs(edge(other) - edge({ box })) < other.box[3]),
      ),
    ).values(),
  ]
  const [own, other] = sidesOf(direction).map((side) =>
    columns.flatMap((column) => rowsOf(column, cells, side)),
  )
  // The names of a table stand on one side of its answers: the one on which more answers have a drug.
  const [rows, less] = drugsIn(own!) < drugsIn(other!) ? [other!, own!] : [own!, other!]
  const open = drugsIn(less) > closest * drugsIn(rows)
  return rows.map((row, at) => {
    const rival = less.find(({ answer, drug }) => answer === row.answer && drug !== null && drug !== row.drug)
    return { drug: row.drug ?? row.name.text, resolved: asResult(row, rows, at, open && rival !== undefined) }
  })
}

const edges = [({ box }: Pick<Cell, 'box'>) => box[0], ({ box }: Pick<Cell, 'box'>) => right(box)] as const
const sidesOf = (direction: Side): readonly Side[] => (direction === 'rtl' ? ['rtl', 'ltr'] : ['ltr', 'rtl'])
const drugsIn = (rows: readonly Row[]): number => rows.filter(({ drug }) => drug !== null).length

/** The rows of a column of answers, where enough of its names are of drugs against germs. */
function rowsOf(column: readonly Cell[], cells: readonly Cell[], side: Side): readonly Row[] {
  const found = column.flatMap((answer) => rowOf(answer, cells, side) ?? [])
  const read = found.filter(({ answer }) => !misreadAlone.test(answer.text)).length
  return read < fewest.answers || drugsIn(found) < fewest.drugs || 2 * drugsIn(found) < found.length
    ? []
    : found
}

/** The name level with an answer, on the side where its row begins, with nothing but numbers between. */
function rowOf(answer: Cell, cells: readonly Cell[], side: Side): Row | null {
  const before = (cell: Cell): number =>
    side === 'rtl' ? cell.box[0] - right(answer.box) : answer.box[0] - right(cell.box)
  const level = cells
    .filter(
      (cell) =>
        cell !== answer &&
        before(cell) > -0.3 * answer.box[3] &&
        Math.abs(centerY(cell.box) - centerY(answer.box)) < 0.5 * answer.box[3],
    )
    .sort((a, b) => before(a) - before(b))
  const name = level.find(({ text }) => /\p{L}{2}/u.test(text))
  if (!name || answers.test(name.text) || name.words.length > 5) return null
  const match = matchConcept('medication', drugIn(name.text))
  const isDrug = match !== null && match.score >= 0.9 && isAgainstGerms(match)
  return { name, answer, drug: isDrug ? match.concept.name : null }
}

function asResult({ name, answer, drug }: Row, rows: readonly Row[], at: number, rival: boolean): Resolved {
  const misread = !answers.test(answer.text)
  const value = !misread ? answer.text : misreadAlone.test(answer.text) ? 'I' : asWide(answer, rows)
  const reading = tableReading({
    name: name.text,
    nameWords: name.words,
    value,
    valueWords: answer.words,
    words: [...name.words, ...answer.words],
    box: union([name.box, answer.box]),
    table: 3000 + at,
    top: name.box[1],
  })
  const doubt = misread
    ? 'misread_value'
    : drug === null
      ? 'unknown_analyte'
      : rival
        ? 'uncertain_name'
        : null
  const told = susceptibility(reading, drug ?? drugIn(name.text), value, doubt)
  return drug === null ? { ...told, match: { ...told.match!, score: 0.8 } } : told
}

/** A drug's name without the short one that a disc of it bears: "AMIKACIN (AK)". */
const drugIn = (text: string): string => text.replace(/\s*[([].*$|[\s:.*]+$/g, '')

/** Of an answer whose grade was misread: the one that is as wide, of those that were not; else without its grade. */
function asWide({ box, text }: Cell, rows: readonly Row[]): string {
  const same = rows.filter(
    ({ answer }) =>
      answers.test(answer.text) &&
      answer.text[0] === text[0] &&
      Math.abs(answer.box[2] - box[2]) < 0.04 * box[2],
  )
  const told = new Set(same.map(({ answer }) => answer.text))
  const [only = null] = told
  return told.size === 1 && only !== null ? only : answerAlone.exec(text)![0]
}
