import { matchConcept } from '../../vocabulary/match'
import { normaliseWord } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import type { SectionKind } from '../../document/types'
import { draftOf, type Draft } from '../draft'
import { overlaps, type Range } from '../assertion/scope'
import { mentionsOf, rangeOf } from '../mentions'
import { meanConfidence, wordsIn, type Passage } from '../passage'
import { findDoses } from './dose'
import { longestFrom } from '../directions/lexicon'
import { readDirections, type Directions } from './directions'
import { rowSaysStopped } from './status'
import { formBehind, formGlued, formOfOrder, pouredForm, scheduled } from '../../language/dose-units'
import { openingOfOrder, stopVerb } from '../../language/drugs'

/** Sections whose lines are no orders, whatever they begin with. */
const apart: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'allergies',
  'family-history',
  'furniture',
  'technique',
  'labs',
])

/** Below this the engine guessed the letters, and a name that no vocabulary has is noise; a row of a table of drugs has more to go by. */
const legible = { line: 0.8, row: 0.65 } as const

/**
 * A line of a medication list whose name the vocabulary lacks but whose dose and directions are clear: kept in the page's
 * own words, without a code, for a person to look at. Elsewhere a line is such a one where it begins with its form:
 * "Syp. Zworkle 10 ml twice daily". A form right behind the name stands for a dose.
 */
export function unknownDrugs(passage: Passage, inList: boolean): Draft[] {
  const { text } = passage
  const starts = [...text.matchAll(formOfOrder)].map(({ index }) => index)
  const parts = starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }))
  // A schedule tells an order wherever a line with its form stands: "T. Zworkle (1-0-1)" under what looked like results.
  const placed = parts.filter(
    ({ start, end }) => !apart.has(passage.kind) || scheduled.test(text.slice(start, end)),
  )
  const formed = placed.filter(({ start }) => !stopVerb.test(text.slice(Math.max(0, start - 20), start)))
  if (inList && passage.item && starts.every((start) => start === 0))
    return entriesOf(text).flatMap((part) => unknownIn(passage, part, false))
  return formed.flatMap((part) => unknownIn(passage, part, true))
}

/** The whole line, or, where commas part several with their amounts, each: "Zworkle 20 mg weekly, folic acid 5 mg weekly". */
function entriesOf(text: string): readonly Range[] {
  const commas = [...text.matchAll(/[,;.]\s+(?=\p{L}{4})/gu)].map(
    ({ index, 0: { length } }) => index + length,
  )
  const parts = [0, ...commas].map((start, at) => ({ start, end: commas[at] ?? text.length }))
  const several = parts.filter(({ start, end }) => findDoses(text.slice(start, end)).length > 0)
  return several.length > 1 ? several : [{ start: 0, end: text.length }]
}

function unknownIn(passage: Passage, part: Range, formed: boolean): Draft[] {
  const mentions = mentionsOf(passage).filter((mention) => overlaps(rangeOf(passage, mention), part))
  if (mentions.some(({ type, fuzzy }) => type === 'medication' && !(fuzzy && formed))) return []
  const text = passage.text.slice(part.start, part.end)
  const poured = pouredForm.test(text)
  const dose = findDoses(text).find((one) => (one.unit !== 'mL' || poured) && one.unit !== '%')
  const opening = openingOfOrder.exec(text)?.[0].length ?? 0
  const skip = opening + (formGlued.exec(text.slice(opening))?.[0].length ?? 0)
  const name = withLetters(text.slice(skip), nameOf(text.slice(skip)))
  const far = dose ? dose.start - skip - name.length : null
  const behindName = text.slice(skip + name.length)
  const { end: behind, ...directions } = readDirections(behindName)
  // "Tab Zworkle Z OD", "Syp. Zworkle 2 tsp TDS": a form before it and how often behind it tell an order.
  const told = skip > 0 && (scheduled.test(behindName) || isToldOften(directions, behindName))
  const ordered = far === null ? formBehind.test(behindName) || told : far >= 0 && far <= 25
  if (name === '' || !ordered) return []
  const named = { start: part.start + skip, end: part.start + skip + name.length }
  const row = passage.lines.some(({ table }) => table === 'drugs')
  if (meanConfidence(wordsIn(passage, named.start, named.end)) < (row ? legible.row : legible.line)) return []
  if (directions.frequency === null && directions.route === null && !told) return []
  // An allergen that is known by a name of its own may be the drug.
  const taken = mentions.some(
    (one) => !one.fuzzy && one.type !== 'allergy' && overlaps(rangeOf(passage, one), named),
  )
  if (taken || name.split(/[\s-]/).some((word) => isOrdinary(normaliseWord(word)))) return []
  // "TABBRUFEN 400 mg": a known name behind a form that was read into it.
  const known = skip > opening ? matchConcept('medication', name) : null
  const range = { start: named.start, end: Math.max(part.start + (dose?.end ?? 0), named.end + behind) }
  return [
    draftOf({
      type: 'medication',
      of: known?.score === 1 ? known.concept : name,
      passage,
      range,
      assertion: 'present',
      status:
        passage.kind === 'medications-stopped' || rowSaysStopped(text) || /^(?:stop|discontinue)/i.test(text)
          ? 'stopped'
          : 'active',
      doubt: known?.score === 1 ? 'uncertain_name' : 'unknown_medication',
      features: { place: 1, strange: dose?.repaired ?? false },
      rank: 3,
      fields: { value: dose?.value ?? null, unit: dose?.unit ?? null, ...directions },
    }),
  ]
}

const nameOf = (text: string): string =>
  /^[\p{L}][\p{L}\d'’-]{3,}(?:[\s-]\p{L}[\p{L}\d'’-]{2,}){0,2}/u.exec(text)?.[0].trim() ?? ''

/** The letters of its kind that belong to a name, in capitals; those of a prescription do not: "Zworkle SP", "Zworkle OD". */
function withLetters(text: string, name: string): string {
  const [whole = '', letters = ''] = /^[\s-]([A-Z]{1,3}\d?)(?![\p{L}\d])/u.exec(text.slice(name.length)) ?? []
  return name === '' || letters === '' || longestFrom(letters.toLowerCase()) > 0 ? name : name + whole
}

/** How often it is taken, told right behind the name: of a count, a form and few words more. */
const isToldOften = ({ frequency, dosage }: Omit<Directions, 'end'>, behind: string): boolean =>
  frequency !== null &&
  dosage !== null &&
  dosage.unread.join(' ').length < 25 &&
  !/[.;]\s\p{L}{4}/u.test(behind)
