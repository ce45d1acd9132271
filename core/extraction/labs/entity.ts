import type { Document } from '../../document/types'
import { calibrate } from '../confidence'
import { round, wordingKey } from '../draft'
import { evidenceAt, textOf, wordsSaying } from '../marks'
import { meanConfidence } from '../passage'
import type { Word } from '../../document/page'
import { untold, type ExtractedEntity } from '../types'
import { codesFor } from './codes'
import type { LabReading } from './reading'
import type { Resolved } from './resolve'

/** A result as a fact of its document. */
export function entityOf(document: Document, resolved: Resolved, date: string | null): ExtractedEntity {
  const { reading, match, range } = resolved
  const words = [...new Set([...reading.nameWords, ...reading.valueWords])]
  const mean = meanConfidence(words)
  const value = reading.valueWords.map((word) => word.confidence)
  const grave =
    resolved.doubt !== null &&
    !['unknown_analyte', 'uncertain_name', 'unknown_unit', 'uncertain_date'].includes(resolved.doubt)
  const confidence = calibrate(
    'lab',
    {
      match: match?.score ?? 0.5,
      reading: Math.min(mean, 1, ...value),
      place: reading.form === 'table' ? 1 : 0.6,
      ambiguous: (match?.ambiguous ?? false) || reading.ambiguous,
      fuzzy: resolved.mended || (match?.score ?? 1) < 0.9,
      known: match !== null,
      strange: grave,
      suspected: false,
    },
    resolved.doubt,
  )
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
    confidence: confidence,
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
