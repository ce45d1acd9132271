import { matchHeading } from '../../document/headings'
import { normaliseWord } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import { assertionOf } from '../assertion/assert'
import { draftOf, type Draft } from '../draft'
import { readDirections } from '../medications/directions'
import { meanConfidence, wordsIn, type Passage } from '../passage'
import { statusOf } from './course'
import { printedCodes } from './printed-code'
import { denialBefore, noCondition, sentenceWord } from '../../language/conditions'
import { chargedFor } from '../../language/illness-ends'

/** An entry in the page's own words, where it is a short noun phrase. */
export function entryOf(passage: Passage, entry: string, offset: number): Draft[] {
  const code = printedCodes(entry)[0] ?? null
  const bare = code
    ? entry.replace(entry.slice(code.start, code.end), ' ').replace(/[([]\s*[)\]]/, ' ')
    : entry
  const name =
    bare
      .replace(/^[\s\-–:)\].]+/, '')
      .split(/[,;(]|\s[-–]\s/)[0]
      ?.replace(/[\s.,:]+$/, '')
      .trim() ?? ''
  const at = entry.indexOf(name)
  // The title of a column that stands beside another one's is no entry.
  if (at < 0 || !isNoun(name, code !== null) || matchHeading(name)) return []
  if (meanConfidence(wordsIn(passage, offset + at, offset + at + name.length)) < legible) return []
  const range = { start: offset + at, end: offset + at + name.length }
  const verdict = assertionOf(passage, range)
  if (verdict.assertion !== 'present' && verdict.assertion !== 'historical') return []
  return [
    draftOf({
      type: 'diagnosis',
      of: name,
      codes: code ? { 'ICD-10-CM': [code.code] } : {},
      passage,
      range,
      assertion: verdict.assertion,
      status: statusOf(null, verdict, passage.text, range),
      doubt: 'unknown_diagnosis',
      features: { match: code ? 0.8 : 0.4, place: 1, suspected: verdict.suspected },
      rank: 8,
    }),
  ]
}

/** Below this the engine guessed the letters, and a name that no vocabulary has is noise. */
const legible = 0.8

/** A short noun phrase of letters, some of them not everyday words. */
function isNoun(name: string, coded: boolean): boolean {
  const words = name.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word))
  if (denialBefore.test(name) || noCondition.test(name) || chargedFor.test(name)) return false
  if (words.length === 0 || words.length > 7 || name.length < 5 || sentenceWord.test(name)) return false
  if (
    /\d{3}|[@:=<>|!?*\\]/.test(name) ||
    readDirections(name).frequency !== null ||
    (name.match(/\p{L}/gu) ?? []).length < 0.75 * name.replace(/\s/g, '').length
  )
    return false
  return coded || words.some((word) => word.length >= 5 && !isOrdinary(normaliseWord(word)))
}
