import type { Word } from '../../document/page'
import { sexOf } from '../../document/facts/sex'
import type { Document } from '../../document/types'
import { round, wordingKey } from '../draft'
import { evidenceAt, textOf, wordsSaying } from '../marks'
import { meanConfidence, type Passage } from '../passage'
import { passagesOf } from '../passages'
import { calibrate } from '../confidence'
import { untold, type ExtractedEntity } from '../types'
import { readPortals } from './from-portals'
import { readProse } from './from-prose'
import { readResults } from './from-results'
import { readStacks } from './from-stacks'
import { readTicks } from './from-ticks'
import { heedReader } from './misread'
import { codesFor } from './codes'
import { withDoubts, type Dated } from './doubts'
import { parseFlag, parseValue, type DecimalMark } from '../../document/values/numbers'
import type { LabReading } from './reading'
import { resolve, type Resolved } from './resolve'
import { datesFor } from './result-days'
import { pointRoom } from './room'
import { isThin } from './thin'
import { withTwoValues } from './two-values'

/** The laboratory results of a document, in reading order; each analyte, value and date once. */
export function extractLabs(document: Document, passages = passagesOf(document)): ExtractedEntity[] {
  const seen = new Map<string, ExtractedEntity>()
  for (const { resolved, date } of resolveAll(document, passages)) {
    const entity = entityOf(document, resolved, date)
    const key = `${entity.canonicalKey} ${entity.value} ${entity.date ?? ''}`
    const other = seen.get(key)
    if (!other || other.confidence < entity.confidence) seen.set(key, entity)
  }
  return [...seen.values()]
}

function resolveAll(document: Document, passages: readonly Passage[]): Dated[] {
  const { mark } = document
  const columns = [readStacks(document, mark), readPortals(document, mark)]
  const sheets = [...columns.map((sheet) => untabled(sheet, document)), readTicks(document)]
  const used = new Set(sheets.flatMap((sheet) => [...sheet.used]))
  const tabled = document.results.flatMap(({ words }) => [...words])
  const taken = new Set([...used, ...document.classes, ...tabled])
  const readings = [
    ...sheets.flatMap((sheet) => sheet.readings),
    ...readResults(document).filter(({ words }) => !words.some((word) => used.has(word))),
    ...readProse(document, passages)
      .filter(({ words }) => !words.some((word) => taken.has(word)))
      .map((reading) => ({ ...reading, thin: isThin(reading, document.lines) })),
  ]
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
  const dateOf = datesFor(document, readings)
  const told = withDoubts(
    readings.flatMap((reading) => {
      const resolved = resolve(reading, context)
      return resolved ? [{ resolved: heedReader(resolved), ...dateOf(reading) }] : []
    }),
  )
  const twice = withTwoValues(told)
  return told.map((one) => {
    const { resolved, date, open } = one
    const doubt = resolved.doubt ?? (open || twice.has(one) ? 'uncertain_date' : null)
    return { date, resolved: { ...resolved, doubt } }
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

function entityOf(document: Document, resolved: Resolved, date: string | null): ExtractedEntity {
  const { reading, match, range } = resolved
  const words = [...new Set([...reading.nameWords, ...reading.valueWords])]
  const mean = meanConfidence(words)
  const value = reading.valueWords.map((word) => word.confidence)
  const grave =
    resolved.doubt !== null &&
    !['unknown_analyte', 'uncertain_name', 'unknown_unit', 'uncertain_date'].includes(resolved.doubt)
  const confidence = calibrate('lab', {
    match: match?.score ?? 0.5,
    reading: Math.min(mean, 1, ...value),
    place: reading.form === 'table' ? 1 : 0.6,
    ambiguous: (match?.ambiguous ?? false) || reading.ambiguous,
    fuzzy: resolved.mended || (match?.score ?? 1) < 0.9,
    known: match !== null,
    strange: grave,
    suspected: false,
  })
  const concept = match?.concept ?? null
  return {
    ...untold,
    type: 'lab',
    text: wordingOf(reading),
    name: concept?.name ?? reading.name,
    canonicalKey: concept?.key ?? wordingKey('lab', reading.name),
    value: resolved.value,
    unit: resolved.unit,
    refLow: range?.low ?? null,
    refHigh: range?.high ?? null,
    refText: range?.text ?? null,
    flag: resolved.flag,
    date,
    status: 'completed',
    assertion: 'present',
    codes: concept && resolved.coded ? codesFor(concept, resolved.unit, resolved.number) : {},
    sourceConfidence: round(mean),
    confidence: grave ? Math.min(confidence, 0.45) : confidence,
    doubt: resolved.doubt,
    evidence: evidenceAt(document.page, reading.box, statementWords(reading), textOf(reading.words)),
  }
}

/** As the page prints it: a cell that holds the unit or the flag with the number tells it once. */
function wordingOf({ name, value, flag, unit, range }: LabReading): string {
  const rest = [flag, unit, range].filter((part) => part !== null && !` ${value} `.includes(` ${part} `))
  return [name, value, ...rest].filter((part) => part !== '').join(' ')
}

/** What the row says of this result: not what it repeats of an earlier one. */
function statementWords({ words, nameWords, valueWords, ...said }: LabReading): readonly Word[] {
  const { unit, flag, range, low, high } = said
  return [...nameWords, ...valueWords, ...wordsSaying(words, [unit, flag, range, low, high])]
}
