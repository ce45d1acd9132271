import { tokenise } from '../../vocabulary/normalise'
import { rowsOfTests } from '../answers/judged-by'
import { codesOf } from '../condition-codes'
import { findWords } from '../asking'
import { findCues } from '../question-cues'
import type { Reading } from '../reading'
import { itemsOf, type KnownRecord } from '../record'
import { findSubjects, subjectOf, type Subject } from '../subjects'
import { findWiderWords } from './words'

/** An illness that is named as patients name it, by its test or by what was done for it: told as what it is. */
export const ofIllness = (reading: Reading, record: KnownRecord): Reading =>
  ofDoneForIt(ofTestAsIllness(reading, record), record)

/** The illnesses of the record that doctors judge by a test. */
function judgedBy({ key }: Subject, { items }: KnownRecord): readonly Subject[] {
  const rows = rowsOfTests([key])
  return itemsOf(items, 'diagnosis')
    .filter(({ canonical_key: own }) => rows.some(({ icd }) => codesOf(own).some((code) => icd.test(code))))
    .map((item) => subjectOf(item))
}

/** "Since when do I have sugar", "I have sugar and high pressure, right": the test by whose word an illness is called. */
function ofTestAsIllness(reading: Reading, record: KnownRecord): Reading {
  const { intent, subjects, cues, time, place, asks, text } = reading
  const tests = subjects.filter(({ type, places }) => type === 'lab' && places.length > 0)
  const isOwn = cues.has('have') && time === null && place === null && asks.numbers.length === 0
  if (!isOwn || tests.length === 0) return reading
  const isSince =
    (intent === 'latest' || intent === 'since') && asksSince(text) && tests.length === subjects.length
  const isBeside =
    intent === 'condition' && subjects.some(({ type, item }) => type === 'diagnosis' && item !== null)
  if (!isSince && !isBeside) return reading
  const ills = tests.map((test) => judgedBy(test, record).map((one) => ({ ...one, places: test.places })))
  if (ills.some(({ length }) => length !== 1)) return reading
  const own = subjects.filter((one) => !tests.includes(one))
  const keys = new Set(own.map(({ key }) => key))
  const all = [...own, ...ills.flat().filter(({ key }) => !keys.has(key))]
  return { ...reading, intent: isSince ? 'since' : 'condition', subjects: all, missing: [] }
}

const asksSince = (text: string): boolean => findCues(tokenise(text)).cues.has('since')

/** "Did I have appendicitis", of which there is the operation alone: that it is listed is no yes to the illness. */
function ofDoneForIt(reading: Reading, record: KnownRecord): Reading {
  const { intent, subjects, text } = reading
  const acts = subjects.filter(
    ({ type, item, places }) => type === 'procedure' && item !== null && places.length > 0,
  )
  if (intent !== 'procedures' || acts.length === 0 || acts.length < subjects.length) return reading
  const tokens = tokenise(text)
  const ills = findSubjects(tokens, [], new Set(), ['diagnosis', 'procedure']).named
  // "Did I have an appendix", which everyday speech has for the illness and for the operation: the operation is told, and no yes.
  const saysAct = findCues(tokens).cues.has('procedures') || ills.some(({ type }) => type === 'procedure')
  const isOut = findWords(tokens, 'removes') !== null || findWiderWords(tokens, 'takenOut') !== null
  if (ills.length === 0 && !saysAct && !isOut && reading.cues.has('have'))
    return { ...reading, asks: { ...reading.asks, yesNo: false } }
  const [ill, ...others] = ills
  if (!ill || others.length > 0 || ill.type !== 'diagnosis') return reading
  const own = record.items.some(({ canonical_key: key }) => key === ill.key)
  return own ? reading : { ...reading, missing: [{ ...ill, places: ill.places }] }
}
