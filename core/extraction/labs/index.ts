import type { Word } from '../../document/page'
import { sexOf } from '../../document/facts/sex'
import type { Document } from '../../document/types'
import type { Passage } from '../passage'
import { isPartners } from '../partners'
import { passagesOf } from '../passages'
import type { ExtractedEntity } from '../types'
import { readAntibiograms } from './antibiograms'
import { readCultures } from './cultures'
import { readPairedUnits } from './paired-units'
import { readPairs } from './from-pairs'
import { readPortals } from './from-portals'
import { readProse } from './from-prose'
import { isOne, readResults } from './from-results'
import { readStacks } from './from-stacks'
import { readTicks } from './from-ticks'
import { withoutArrows } from './lost-arrows'
import { heedReader } from './misread'
import { withDoubts, type Dated } from './doubts'
import { entityOf } from './entity'
import { parseFlag, parseValue, type DecimalMark } from '../../document/values/numbers'
import type { LabReading } from './reading'
import { resolve } from './resolve'
import { datesFor } from './result-days'
import { pointRoom } from './room'
import { resolveSigns } from '../vitals'
import { isThin } from './thin'
import { groupOfBlood } from '../../language/results'
import { isOfColumns, withTwoValues } from './two-values'

/**
 * The results of a document: of its laboratory and its vital signs, in reading order; each analyte, value and date once.
 */
export function extractLabs(document: Document, passages = passagesOf(document)): ExtractedEntity[] {
  const seen = new Map<string, ExtractedEntity>()
  const signs = resolveSigns(document, passages)
  const words = new Set(signs.flatMap(({ resolved }) => [...resolved.reading.valueWords]))
  for (const { resolved, date } of [...resolveAll(document, passages, words), ...signs]) {
    const entity = entityOf(document, resolved, date)
    const key = `${entity.canonicalKey} ${entity.value} ${entity.date ?? ''}`
    const other = seen.get(key)
    if (!other || other.confidence < entity.confidence) seen.set(key, entity)
  }
  return [...seen.values()]
}

/** "Ph: 510-498-2813": where to call, not what was measured. */
const isNumberToCall = ({ text }: Word): boolean => /^\D{0,3}\d{3}\)?[-–.]\d{3}[-–.]\d{4}\D?$/.test(text)

function resolveAll(document: Document, passages: readonly Passage[], signs: ReadonlySet<Word>): Dated[] {
  const { mark } = document
  const columns = [readStacks(document, mark), readPortals(document, mark)]
  const sheets = [
    ...columns.map((sheet) => untabled(sheet, document)),
    readTicks(document),
    readCultures(document),
    readPairedUnits(document),
    readPairs(document, mark),
  ]
  const germs = readAntibiograms(document, passages)
  const used = new Set([...germs.used, ...sheets.flatMap((sheet) => [...sheet.used])])
  const running = new Set(
    document.results.flatMap(({ rows }) => rows.flatMap((row) => (isOne(row) ? [] : [...row.words]))),
  )
  const tabled = document.results.flatMap(({ words }) => [...words].filter((word) => !running.has(word)))
  const taken = new Set([...used, ...document.classes, ...tabled])
  const rowed = new Set(document.results.flatMap(({ rows }) => rows.flatMap(({ words }) => [...words])))
  // A letter is no number of a table: the row of a blood group stands between its rows, and is none of them.
  const isLeft = ({ value, words }: LabReading): boolean =>
    groupOfBlood.test(value) && !words.some((word) => rowed.has(word) || used.has(word))
  const readings: LabReading[] = [
    ...sheets.flatMap((sheet) => sheet.readings),
    ...readResults(document).filter(({ words }) => !words.some((word) => used.has(word))),
    ...readProse(document, passages)
      .filter((one) => isLeft(one) || !one.words.some((word) => taken.has(word)))
      .map((reading) => ({ ...reading, thin: isThin(reading, document.lines) })),
  ].filter(
    ({ valueWords }) =>
      !valueWords.some((word) => signs.has(word) || isNumberToCall(word) || isPartners(word.box, document)),
  )
  const context = {
    mark,
    arrows:
      readings.some((reading) => /^1 (\d{1,2}[.,]\d|\d{2}$|\d{4}$)/.test(reading.value)) ||
      readings.filter((reading) => /^\S*\d [1lI|Tt↑↓]$/.test(reading.value)).length > 2,
    report: document.facts.category.value === 'lab',
    sex: sexOf(document.lines),
    turned: document.direction === 'rtl',
    flagged: flaggedTables(readings, mark),
    roomForPoint: pointRoom(readings),
  }
  const dateOf = datesFor(document, [...readings, ...germs.readings.map(({ reading }) => reading)])
  const read = readings.flatMap((reading) => resolve(reading, context) ?? [])
  const resolved = [...read, ...germs.readings].map(heedReader)
  const told = withDoubts(withoutArrows(resolved).map((one) => ({ resolved: one, ...dateOf(one.reading) })))
  const twice = withTwoValues(told)
  return told.map((one) => {
    const doubt = one.resolved.doubt ?? (one.open || twice.has(one) ? 'uncertain_date' : null)
    return { date: isOfColumns(one, told) ? null : one.date, resolved: { ...one.resolved, doubt } }
  })
}

/** Without the undated columns whose numbers the parse has found with their limits. */
function untabled(
  sheet: ReturnType<typeof readStacks>,
  { results }: Document,
): ReturnType<typeof readStacks> {
  const told = results.flatMap(({ rows }) => rows).filter(({ unsure }) => unsure === null)
  const isTold = ({ nameWords, valueWords, date, range: own }: LabReading): boolean =>
    date === null &&
    own === null &&
    told.some(
      ({ name, value, range }) =>
        range !== null &&
        nameWords.every((word) => name.words.includes(word)) &&
        valueWords.some((word) => value.words.includes(word)),
    )
  const readings = sheet.readings.filter((reading) => !isTold(reading))
  return readings.length === sheet.readings.length
    ? sheet
    : { readings, used: new Set(readings.flatMap(({ words }) => [...words])) }
}

function flaggedTables(readings: readonly LabReading[], mark: DecimalMark): ReadonlySet<number | null> {
  const flagged = readings.filter(
    (reading) =>
      (reading.flag !== null && parseFlag(reading.flag) !== null) || parseValue(reading.value, mark)?.flag,
  )
  // One flagged table of a report tells how the report flags.
  return flagged.length === 0
    ? new Set()
    : new Set(readings.map((reading) => reading.table).filter((table) => table !== null))
}
