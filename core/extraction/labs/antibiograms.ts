import { centerY, right } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document } from '../../document/types'
import { answerAlone, answers, misreadGrade, susceptibilityTo } from '../../language/susceptibility'
import type { LabConcept } from '../../vocabulary/concept'
import { matchConcept } from '../../vocabulary/match'
import { wordingKey } from '../draft'
import { tableReading } from './reading'
import type { Resolved } from './resolve'

/** So many answers one above another, and so many of them of drugs against germs, make a table of them. */
const fewest = { answers: 3, drugs: 2 }

/** Anti-infectives, by their ATC code. */
const againstGerms = /^J0[1245]/

interface Row {
  readonly name: Cell
  readonly answer: Cell
  readonly drug: string | null
}

/**
 * Tables of what a germ is killed by: drugs in one column, in another an answer each, between them perhaps the
 * concentration that it takes. `used` are the words of such tables.
 */
export function readAntibiograms({ lines, direction }: Document): {
  readonly readings: readonly Resolved[]
  readonly used: ReadonlySet<Word>
} {
  const cells = lines.flatMap((line) => line.cells)
  const told = cells.filter(({ text }) => answers.test(text) || misreadGrade.test(text))
  const columns = Map.groupBy(told, ({ box }) =>
    told.findIndex((other) => Math.abs(edge(other, direction) - edge({ box }, direction)) < other.box[3]),
  )
  const rows = [...columns.values()].flatMap((column) => {
    const found = column.flatMap((answer) => rowOf(answer, cells, direction) ?? [])
    const known = found.filter(({ drug }) => drug !== null)
    return found.length < fewest.answers || known.length < fewest.drugs || 2 * known.length < found.length
      ? []
      : found
  })
  const readings = rows.map((row, at) => asResult(row, rows, at))
  return { readings, used: new Set(readings.flatMap(({ reading }) => [...reading.words])) }
}

/** Where an answer begins. */
const edge = ({ box }: Pick<Cell, 'box'>, direction: Document['direction']): number =>
  direction === 'rtl' ? right(box) : box[0]

/** The name level with an answer, on the side where its row begins, with nothing but numbers between. */
function rowOf(answer: Cell, cells: readonly Cell[], direction: Document['direction']): Row | null {
  const before = (cell: Cell): number =>
    direction === 'rtl' ? cell.box[0] - right(answer.box) : answer.box[0] - right(cell.box)
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
  const isDrug =
    match !== null &&
    match.score >= 0.9 &&
    (match.concept.codes['ATC'] ?? []).some((code) => againstGerms.test(code))
  return { name, answer, drug: isDrug ? match.concept.name : null }
}

function asResult({ name, answer, drug }: Row, rows: readonly Row[], at: number): Resolved {
  const misread = !answers.test(answer.text)
  const value = misread ? asWide(answer, rows) : answer.text
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
  const concept = testOf(drug ?? drugIn(name.text))
  // Of two germs side by side, it is not known which one this is.
  const told = rows.some((other) => other.drug === drug && other.answer.text !== answer.text)
  return {
    reading,
    match: { concept, score: drug === null ? 0.8 : 1, ambiguous: false },
    value,
    number: null,
    unit: null,
    range: null,
    flag: null,
    doubt: misread ? 'misread_value' : drug === null ? 'unknown_analyte' : told ? 'uncertain_name' : null,
    guessed: misread,
    mended: misread,
    coded: false,
  }
}

/** No list of tests has one for every drug. */
function testOf(drug: string): LabConcept {
  const name = susceptibilityTo(drug)
  const untold = { codes: {}, he: [], attributes: new Map(), conversions: [], otherUnits: [], loinc: [] }
  return {
    ...untold,
    type: 'lab',
    key: wordingKey('lab', name),
    name,
    specimen: 'fluid',
    unit: 'text',
    plausible: null,
  }
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
