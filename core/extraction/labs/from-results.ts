import { findDates } from '../../document/dates'
import { across, bottom, overlap } from '../../document/geometry'
import { panelSpecimen } from '../../document/headings'
import type { ResultRow } from '../../document/parse/types'
import type { Word } from '../../document/page'
import type { Document, Specimen } from '../../document/types'
import { unitInName } from '../../document/values/unit-in-name'
import { labNameOf } from '../../vocabulary/exact'
import { matchConcept } from '../../vocabulary/match'
import { namesOf } from './prefixed-names'
import type { LabReading } from './reading'
import { ofSamples } from './sample-columns'
import { withoutRemains } from './unit-remains'
import { rangesWithin } from '../../language/limits'
import { stripBehind } from '../../language/methods'
import { cellCount, daily, fluidReport } from '../../language/fluids'
import { bloodTubes, dipstickWord, otherThanBlood, outcomeOf, specimenLabel } from '../../language/results'

/** The results of a document's tables, one reading for each. */
export function readResults(document: Document): LabReading[] {
  const labelled = labelledSpecimen(document)
  const plain = namesOf(document)
  const ofFluid = document.lines.some(({ text, cells }) =>
    [text, ...cells.map((cell) => cell.text)].some((one) => fluidReport.test(one)),
  )
  return document.results.flatMap(({ rows, box }, table) => {
    const over = titleOver(rows[0]?.words[0], document)
    const printed = rows.filter(isOne).flatMap((row): LabReading[] => {
      const strip = stripBehind.test(row.name.text)
      const own = plain(behindPanel(plainName(row.name.text.replace(stripBehind, ''))))
      const { name: printed, unit } = unitInName(own.name)
      const bare = row.unit === null && unit === null ? withoutRemains(printed) : null
      const name = bare ?? printed
      const reading: LabReading = {
        name,
        nameWords: row.name.words,
        value: row.value.text,
        valueWords: row.value.words,
        unit: row.unit ?? unit,
        // Beside results of several dates, a flag in a column of its own is that of the last of them (today's has none).
        flag: (isLatest(row, rows) ? row.flag : null) ?? (row.outOfRange ? '*' : null),
        range: row.range,
        low: row.low,
        high: row.high,
        words: row.words,
        box: isBesideAnother(row, rows) ? row.box : [box[0], row.box[1], box[2], row.box[3]],
        specimen: strip ? 'urine' : (own.specimen ?? specimenOf(row, over, labelled, document)),
        ...dayOf(row, document),
        form: 'table',
        minutes: row.minutes ?? false,
        table,
        ambiguous: false,
        top: row.box[1],
        margin: row.unsure === 'name' || bare !== null ? 0 : row.margin,
        strays: row.strays + row.level + Number(row.unsure === 'number'),
        unread: row.unread,
        ...((rows.length === 1 && isHeading(row)) || isBehindScrawl(row, document)
          ? { ticked: 'unsure' }
          : {}),
      }
      const earlier = row.earlier.map(({ value, date }): LabReading => ({
        ...reading,
        value: value.text,
        valueWords: value.words,
        flag: null,
        date,
      }))
      return [reading, ...earlier]
    })
    const readings = ofSamples(printed, rows, document)
    if (areLimits(readings) && areBehindUnits(readings)) return []
    const doubtful = areLimits(readings) ? new Set(readings) : counting(readings)
    const implied = specimenByCompany(readings)
    return readings.map((reading) => {
      const specimen = reading.specimen ?? implied ?? (isOf(labelled, reading) ? labelled : null)
      // On a report of a fluid a result is not of blood because nothing else is said.
      const untold = ofFluid && specimen === null && !namesFluid(reading)
      return { ...reading, specimen, ...(untold || doubtful.has(reading) ? { margin: 0 } : {}) }
    })
  })
}

/** Another result stands level with it, as cards do: its row is not all of the table's width. */
const isBesideAnother = ({ box }: ResultRow, rows: readonly ResultRow[]): boolean =>
  rows.some(
    ({ box: other }) =>
      across(box, other) < 0 &&
      overlap(box[1], bottom(box), other[1], bottom(other)) > 0.5 * Math.min(box[3], other[3]),
  )

/**
 * "HCO3: 23 mmol/L [22-29]; LACTATE: 2.6 …": results that run on in a line are no row of a table, nor is a note of what is
 * normal at which age ("… Paediatric Ranges: Cord Blood: 30 - 70 ng/dL, Newborn: 75 …").
 */
export const isOne = ({ name, value }: ResultRow): boolean =>
  !rangesWithin.test(name.text) && !/[;,\])]\s*\p{L}[^:;,]{0,24}:\s?[<>]?\d/u.test(value.text)

/** "BACTERIA  Detected  Not detected" alone: likelier the heading of a table whose marks were not read. */
const isHeading = ({ value, range }: ResultRow): boolean => {
  const [found, other] = [outcomeOf(value.text), outcomeOf(range ?? '')]
  return found !== null && other !== null && found !== other
}

/** "Ketones Dy neg": a word beside a mark that was not read is likelier what is normal. */
export function isBehindScrawl(
  { name, value, words }: Pick<ResultRow, 'name' | 'value' | 'words'>,
  { lines }: Pick<Document, 'lines'>,
): boolean {
  const line = lines.find((one) => one.words.includes(name.words[0]!))?.words ?? []
  if (/\d/.test(value.text)) return false
  const [from, to] = [line.indexOf(name.words.at(-1)!), line.indexOf(value.words[0]!)]
  return line
    .slice(from + 1, Math.max(to, from + 1))
    .some((word) => !words.includes(word) && /\p{L}|\p{N}/u.test(word.text) && word.confidence < scrawl)
}

/** How well a mark has to be read to be no scrawl, 0..1. */
const scrawl = 0.6

/** A form that nobody filled in: every number is a limit, and none has limits beside it. */
const areLimits = (readings: readonly LabReading[]): boolean =>
  readings.every(({ value, range, low, high }) => /^[<>≤≥]/.test(value) && !(range ?? low ?? high))

/** "LDL  mg/dL  <100": several such, different from each other, behind their units, where limits stand: nothing was found. */
const areBehindUnits = (readings: readonly LabReading[]): boolean =>
  readings.length > 2 &&
  new Set(readings.map(({ value }) => value)).size > 2 &&
  readings.every(({ unit, words, valueWords }) => {
    const [first, number] = [words.find(({ text }) => text === unit), valueWords[0]]
    return first !== undefined && number !== undefined && first.box[0] < number.box[0]
  })

/** Three numbers or more one above another that count on, 4, 5, 6: likelier those of the rows than results. */
function counting(readings: readonly LabReading[]): ReadonlySet<LabReading> {
  const follows = (at: number) =>
    /^\d+$/.test(readings[at]?.value ?? '') &&
    Number(readings[at]!.value) === Number(readings[at - 1]?.value) + 1
  const runs = readings.map((_, at) => (follows(at) ? [at - 1, at] : []))
  const long = runs.filter((_, at) => follows(at) && (follows(at - 1) || follows(at + 1)))
  return new Set(long.flat().map((at) => readings[at]!))
}

const today = '9999'

const isLatest = (row: ResultRow, rows: readonly ResultRow[]): boolean =>
  rows.every((other) => other.name !== row.name || (other.date ?? today) <= (row.date ?? today))

/** Without the number, bullet, colon and raised mark of a footnote that a table sets beside a name. */
const plainName = (text: string): string =>
  text
    .replace(/\s+0\d$|\s*[®°©”’†‡?]+\s?\d?$/, '')
    .replace(/[\s:*]+$/, '')
    .replace(/^[^\p{L}\d]*\d{1,2}[.)]\s+(?=\p{L})/u, '')

/** "CBC WBC", "Hepatic Panel ALT": what a test of blood is one of, in a column before its name. */
function behindPanel(name: string): string {
  const words = name.split(' ')
  const parts = words.slice(1, 4).map((_, at) => {
    const rest = words.slice(at + 1).join(' ')
    const isPanel = panelSpecimen(words.slice(0, at + 1).join(' ')) === 'blood'
    return isPanel && /^\p{Lu}/u.test(rest) && labNameOf(rest).strength === 'exact' ? rest : null
  })
  return labNameOf(name).strength === 'exact' ? name : (parts.find((part) => part !== null) ?? name)
}

/** By the title within the table or right over it, else by the section in which the row stands. */
function specimenOf(
  row: ResultRow,
  over: string | null,
  labelled: Specimen | null,
  document: Document,
): Specimen | null {
  const { title, words } = row
  const [first] = words
  const isOver = (text: string): boolean => row.unit === null || !isUntold(text)
  const named = title ?? over ?? ''
  const own = isOver(named) ? panelSpecimen(named) : null
  // Cells are counted of the fluid that the page is of, too.
  if (cellCount.test(named) && (labelled === 'fluid' || labelled === 'csf')) return labelled
  if (own !== null) return own
  // What is told for a whole day was collected: no blood is.
  if (daily.test(row.unit ?? '')) return 'urine'
  const section = document.sections.find(({ lines }) =>
    lines.some((line) => first !== undefined && line.words.includes(first)),
  )
  return section && isOver(section.heading?.text ?? '') ? section.specimen : null
}

/** A test that is told in words, without its result ("Urine culture"): of what is measured below it says nothing. */
const isUntold = (text: string): boolean => {
  const { strength, concepts } = labNameOf(text)
  const material = panelSpecimen(text)
  return (
    strength === 'exact' && concepts.every(({ unit, specimen }) => unit === 'text' && specimen === material)
  )
}

/** How many lines over a table the title of its part may stand, in which nothing was understood. */
const titleReach = 5

/** The title alone in its line over a table's first row, below all other results. */
function titleOver(first: Word | undefined, { lines, results }: Document): string | null {
  const at = lines.findIndex((line) => first !== undefined && line.words.includes(first))
  const tabled = results.flatMap(({ rows }) => rows.flatMap(({ words }) => words))
  const over = lines.slice(Math.max(0, at - titleReach), Math.max(at, 0)).reverse()
  const free = over.slice(0, over.findIndex(({ words }) => words.some((word) => tabled.includes(word))) >>> 0)
  // "Specimen 2: Urine, 24 hour", with its times beside it.
  const named = free.flatMap(({ text, words, cells }) =>
    words.length < 4 || isCollection(text)
      ? [text]
      : specimenLabel.test(cells[0]!.text)
        ? [cells[0]!.text]
        : [],
  )
  return named.find((text) => panelSpecimen(text) !== null) ?? null
}

/** "24-hour urine (07:00 14/02/2026 - 07:00 15/02/2026)": a title with the times of its collection. */
const isCollection = (text: string): boolean =>
  /^[^(]*(?<!\d)24(?!\d)[^(]*(?:\(|$)/.test(text) && text.replace(/\(.*$/, '').trim().split(' ').length <= 5

/** Of a page of one material, what its label says of it ("Specimen: Mid-stream urine"); null where several are named. */
function labelledSpecimen({ lines }: Document): Specimen | null {
  const told = new Set(
    lines.flatMap(({ cells }) =>
      cells.flatMap(({ text }) => {
        const label = specimenLabel.exec(text)?.[1]
        return label === undefined ? [] : materialsIn(label)
      }),
    ),
  )
  const [only = null] = told
  return told.size === 1 ? only : null
}

/** "Serum, EDTA, urine" names each material; "urine, clean catch" one of them and how it was taken. */
function materialsIn(label: string): (Specimen | null)[] {
  const parts = label.split(/[,;+&]/).flatMap((part): (Specimen | null)[] => {
    const one = bloodTubes.test(part) ? 'blood' : panelSpecimen(part)
    return one === null ? [] : [one]
  })
  return parts.length > 0 ? parts : [panelSpecimen(label)]
}

/** Whether its test can be made of a material: of others the label says nothing. */
const isOf = (specimen: Specimen | null, { name, unit }: LabReading): boolean =>
  specimen !== null && matchConcept('lab', name, { specimen, unit })?.concept.specimen === specimen

const namesFluid = ({ name, unit }: LabReading): boolean =>
  matchConcept('lab', name, { unit })?.concept.specimen === 'fluid'

/** A table without a title is of urine where several of its rows can be of nothing else (nitrite, glucose in a word). */
function specimenByCompany(readings: readonly LabReading[]): Specimen | null {
  const bare = readings.filter((reading) => !otherThanBlood.test(reading.name))
  // Beside amounts in units of their own, a word says nothing of what the others are of.
  const stripped = readings.every(({ unit }) => unit === null)
  const urine = bare.filter(({ name, unit, value }) => {
    const told = stripped && dipstickWord.test(value) ? { unit, specimen: 'urine' as const } : { unit }
    return matchConcept('lab', name, told)?.concept.specimen === 'urine'
  })
  return urine.length >= 2 && urine.length >= 0.3 * readings.length ? 'urine' : null
}

/** Of its row or its column; of a day and a month, the year is the one that comes before the day of the page. */
function dayOf(
  { date, bareDay, unsure }: ResultRow,
  { facts }: Document,
): Pick<LabReading, 'date' | 'dayUnread'> {
  if (date !== null || (bareDay ?? null) === null) return { date, dayUnread: unsure === 'day' }
  const reference = facts.date?.value ?? null
  const found = findDates(`(${bareDay!.replace('.', '/')})`, facts.dateOrder, { reference })
  const day = found.find(({ precision }) => precision === 'day')?.iso ?? null
  return { date: day, dayUnread: day === null }
}
