import { actsCalledAs, isKindOfWide } from '../../vocabulary/wider-illnesses'
import { codesOf } from '../condition-codes'
import type { Reading } from '../reading'
import { itemsOf, type KnownRecord } from '../record'
import { subjectOf, type Subject } from '../subjects'

/**
 * "Did I have skin cancer", of a record that lists a basal cell carcinoma; "the shock to my heart", of one that lists a
 * cardioversion: what is a kind of it is told, by its own name. What is asked of relatives stays as it is.
 */
export function ofWideNames(reading: Reading, record: KnownRecord): Reading {
  const { subjects, missing, ofRelative, urgency, intent } = reading
  const absent = subjects.filter(({ item, places }) => item === null && places.length > 0)
  if (absent.length === 0 || ofRelative || urgency !== null || saysFamily(reading)) return reading
  const found = new Map(absent.map((one) => [one.key, kindsOf(one, record)]))
  if ([...found.values()].every(({ length }) => length === 0)) return reading
  const own = subjects.flatMap((one) => {
    const kinds = one.item === null ? (found.get(one.key) ?? []) : []
    return kinds.length > 0 ? kinds : [one]
  })
  const types = new Set(own.map(({ type }) => type))
  const sought = intent === null && types.size === 1 && types.has('procedure') ? 'procedures' : intent
  return {
    ...reading,
    intent: sought,
    subjects: [...new Map(own.map((one) => [one.key, one])).values()],
    missing: missing.filter(({ key }) => (found.get(key) ?? []).length === 0),
  }
}

/** "Cancer in the family": of relatives, whose illnesses are no items of the record. */
const saysFamily = ({ aside, cues }: Reading): boolean => aside?.kind === 'family' || cues.has('family')

function kindsOf({ type, key, places }: Subject, { items }: KnownRecord): readonly Subject[] {
  if (type === 'diagnosis')
    return itemsOf(items, 'diagnosis')
      .filter(({ canonical_key: own }) => isKindOfWide(key, codesOf(own)))
      .map((item) => subjectOf(item, places))
  if (type !== 'procedure') return []
  const called = actsCalledAs(key)
  return itemsOf(items, 'procedure')
    .filter(({ canonical_key: own }) => called.includes(own))
    .map((item) => subjectOf(item, places))
}
