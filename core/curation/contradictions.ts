import { sameDose, sameUnit, sameValue } from '../extraction/model/amount'
import { isVaccine } from '../vocabulary/vaccines'
import type { Mention } from './mention'

/** Two documents that cannot both be right as read. The doubt hangs on one of their facts. */
export interface Contradiction {
  /** The fact that a person is asked about. */
  readonly mention: Mention
  /** The fact of another document that it disagrees with. */
  readonly against: Mention
}

/**
 * What documents say against one another, whatever the order in which they came: results of one day that differ, doses
 * or the course of a drug that differ in documents of one date, and an allergy that a later document denies. Time alone
 * explains any other difference (a new dose, a drug stopped since), and a page never contradicts itself: a day in
 * hospital has several results.
 * @param denials what pages say the patient is not allergic to, "no known drug allergies" among them.
 */
export function contradictions(
  mentions: readonly Mention[],
  denials: readonly Mention[] = [],
): readonly Contradiction[] {
  // What the patient entered is no document: it is the word by which such questions are settled.
  const ordered = mentions
    .filter(({ fileId }) => fileId !== null)
    .sort((a, b) => (a.entityId < b.entityId ? -1 : 1))
  const concepts = Map.groupBy(ordered, ({ canonicalKey }) => canonicalKey)
  return [
    ...ordered.flatMap((mention) =>
      denials.filter((denial) => denies(denial, mention)).map((against) => ({ mention, against })),
    ),
    ...[...concepts.values()].flatMap(amongOne),
  ]
}

/** Of one concept's facts; the less certain of two is the one in question. */
function amongOne(facts: readonly Mention[]): Contradiction[] {
  return facts.flatMap((one, i) =>
    facts
      .slice(i + 1)
      .filter((other) => one.fileId !== other.fileId && disagree(one, other, facts))
      .map((other) =>
        one.confidence < other.confidence
          ? { mention: one, against: other }
          : { mention: other, against: one },
      ),
  )
}

function disagree(one: Mention, other: Mention, all: readonly Mention[]): boolean {
  if (one.type === 'lab')
    return one.date === other.date && one.date.length === 10 && noResultIn(one, other, all)
  if (one.type !== 'medication' || one.documentDate !== other.documentDate) return false
  // On one list, told as given on another: it was given.
  if (isVaccine(one.codes)) return false
  if (one.status !== other.status) return true
  if (one.status !== 'active' || one.value === null || other.value === null) return false
  return !sameDose({ value: one.value, unit: one.unit }, { value: other.value, unit: other.unit })
}

/** No result of that day is on both documents: one blood drawn twice would be, a misread digit is not. */
function noResultIn(one: Mention, other: Mention, all: readonly Mention[]): boolean {
  const ofDay = (fileId: string | null) => all.filter((m) => m.fileId === fileId && m.date === one.date)
  return ofDay(one.fileId).every((a) => ofDay(other.fileId).every((b) => differ(a, b)))
}

function differ(a: Mention, b: Mention): boolean {
  if (a.value === null || b.value === null || a.unit === null || b.unit === null) return false
  return sameUnit(a.unit, b.unit) && !sameValue(a.value, b.value) && !rounded(a.value, b.value)
}

/** "7.26" is "7.3" where one of two documents prints fewer decimals. */
function rounded(a: string, b: string): boolean {
  const [x, y] = [Number(a), Number(b)]
  if (!Number.isFinite(x) || !Number.isFinite(y)) return false
  const step = 10 ** -Math.min(decimals(a), decimals(b))
  return Math.abs(x - y) <= step / 2 + 1e-9
}

const decimals = (value: string): number => value.split('.')[1]?.length ?? 0

/** A later document that says the patient is not allergic, to anything or to this. */
function denies(
  denial: Mention,
  { type, canonicalKey, documentDate, fileId, allergenType }: Mention,
): boolean {
  if (type !== 'allergy' || denial.fileId === fileId || denial.documentDate < documentDate) return false
  if (denial.canonicalKey === canonicalKey) return true
  return denial.canonicalKey === noKnownDrugAllergies && allergenType === 'drug'
}

/** The statement itself, as the extraction names it. */
export const noKnownDrugAllergies = 'allergy:no-known-drug-allergies'
