import { normaliseWord } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import { assertionOf } from '../assertion/assert'
import { wordingKey, type Draft } from '../draft'
import { mentionsOf } from '../mentions'
import { meanConfidence, wordsIn, type Passage } from '../passages'
import { statusOf } from './course'
import { printedCodes } from './printed-code'

const sentence = /(?<!\p{L})(?:is|was|were|are|has|had|have|will|please|see|per|patient|he|she|we|none|unknown|same|date|page|dr|md|continued|discharge|admission|אין|ללא|המטופל|המטופלת|הינו|היה|היתה|ראה|תאריך)(?!\p{L})/iu

/** An item of a list of diagnoses that names nothing the vocabulary knows: kept in the page's own words. */
export function unknownDiagnosis(passage: Passage): Draft[] {
  if (passage.kind !== 'diagnoses' || !passage.item || mentionsOf(passage).length > 0) return []
  const code = printedCodes(passage.text)[0] ?? null
  const end = code ? passage.text.slice(0, code.start).replace(/[\s([:–-]+$/, '').length : passage.text.replace(/[\s.,;]+$/, '').length
  const start = code && end === 0 ? code.end : 0
  const text = passage.text.slice(start, end === 0 ? undefined : end).replace(/^[\s\-–:)\].]+/, '')
  const name = text.split(/[,;(]|\s[-–]\s/)[0]?.trim() ?? ''
  if (!isNoun(name, code !== null)) return []
  const from = passage.text.indexOf(name)
  const range = { start: from, end: from + name.length }
  const verdict = assertionOf(passage, range)
  if (verdict.assertion !== 'present' && verdict.assertion !== 'historical') return []
  return [
    {
      type: 'diagnosis',
      name,
      canonicalKey: wordingKey('diagnosis', name),
      concept: null,
      codes: code ? { 'ICD-10-CM': [code.code] } : {},
      passage,
      range,
      assertion: verdict.assertion,
      status: statusOf(null, verdict, passage.text, range),
      date: null,
      doubt: 'unknown_diagnosis',
      features: {
        match: code ? 0.8 : 0.4,
        reading: meanConfidence(wordsIn(passage, range.start, range.end)),
        place: 1,
        ambiguous: false,
        fuzzy: false,
        known: false,
        strange: false,
        suspected: verdict.suspected,
      },
      rank: 8,
      fields: {},
    },
  ]
}

/** A short noun phrase of letters, some of them not everyday words. */
function isNoun(name: string, coded: boolean): boolean {
  const words = name.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word))
  if (words.length === 0 || words.length > 7 || name.length < 5 || sentence.test(name)) return false
  if (/\d{3}|[@:=<>|]/.test(name) || (name.match(/\p{L}/gu) ?? []).length < 0.75 * name.replace(/\s/g, '').length) return false
  return coded || words.some((word) => word.length >= 5 && !isOrdinary(normaliseWord(word)))
}
