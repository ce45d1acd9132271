import { normaliseWord } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import type { SectionKind } from '../../document/types'
import { draftOf, type Draft } from '../draft'
import { overlaps, type Range } from '../assertion/scope'
import { mentionsOf, rangeOf } from '../mentions'
import { meanConfidence, wordsIn, type Passage } from '../passage'
import { findDoses } from './dose'
import { readDirections } from './directions'
import { rowSaysStopped } from './status'
import { formBehind, formOfOrder, pouredForm } from '../../language/dose-units'
import { openingOfOrder, stopVerb } from '../../language/drugs'

/** Sections whose lines are no orders, whatever they begin with. */
const apart: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'allergies',
  'family-history',
  'furniture',
  'technique',
  'labs',
])

/** Below this the engine guessed the letters, and a name that no vocabulary has is noise. */
const legible = 0.8

/**
 * A line of a medication list whose name the vocabulary lacks but whose dose and directions are clear: kept in the page's
 * own words, without a code, for a person to look at. Elsewhere a line is such a one where it begins with its form:
 * "Syp. Zworkle 10 ml twice daily". A form right behind the name stands for a dose.
 */
export function unknownDrugs(passage: Passage, inList: boolean): Draft[] {
  const { text } = passage
  const starts = [...text.matchAll(formOfOrder)].map(({ index }) => index)
  const parts = starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }))
  const formed = apart.has(passage.kind)
    ? []
    : parts.filter(({ start }) => !stopVerb.test(text.slice(Math.max(0, start - 20), start)))
  if (inList && passage.item && starts.every((start) => start === 0))
    return unknownIn(passage, { start: 0, end: text.length }, false)
  return formed.flatMap((part) => unknownIn(passage, part, true))
}

function unknownIn(passage: Passage, part: Range, formed: boolean): Draft[] {
  const mentions = mentionsOf(passage).filter((mention) => overlaps(rangeOf(passage, mention), part))
  if (mentions.some(({ type, fuzzy }) => type === 'medication' && !(fuzzy && formed))) return []
  const text = passage.text.slice(part.start, part.end)
  const poured = pouredForm.test(text)
  const dose = findDoses(text).find((one) => (one.unit !== 'mL' || poured) && one.unit !== '%')
  const skip = openingOfOrder.exec(text)?.[0].length ?? 0
  const name =
    /^[\p{L}][\p{L}\d'’-]{3,}(?:[\s-]\p{L}[\p{L}\d'’-]{2,}){0,2}/u.exec(text.slice(skip))?.[0].trim() ?? ''
  const far = dose ? dose.start - skip - name.length : null
  if (name === '' || (far === null ? !formBehind.test(text.slice(skip + name.length)) : far < 0 || far > 25))
    return []
  const named = { start: part.start + skip, end: part.start + skip + name.length }
  if (meanConfidence(wordsIn(passage, named.start, named.end)) < legible) return []
  const { end: behind, ...directions } = readDirections(text.slice(skip + name.length))
  if (directions.frequency === null && directions.route === null) return []
  const taken = mentions.some((one) => !one.fuzzy && overlaps(rangeOf(passage, one), named))
  if (taken || name.split(/[\s-]/).some((word) => isOrdinary(normaliseWord(word)))) return []
  const range = { start: named.start, end: Math.max(part.start + (dose?.end ?? 0), named.end + behind) }
  return [
    draftOf({
      type: 'medication',
      of: name,
      passage,
      range,
      assertion: 'present',
      status:
        passage.kind === 'medications-stopped' || rowSaysStopped(text) || /^(?:stop|discontinue)/i.test(text)
          ? 'stopped'
          : 'active',
      doubt: 'unknown_medication',
      features: { place: 1, strange: dose?.repaired ?? false },
      rank: 3,
      fields: { value: dose?.value ?? null, unit: dose?.unit ?? null, ...directions },
    }),
  ]
}
