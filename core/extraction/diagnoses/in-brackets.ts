import { billingMark } from '../../language/conditions'
import type { Draft } from '../draft'

/** The group of a condition within its chapter: I4 is of the heart's rhythm. */
const groupOf = (draft: Draft): string => (draft.codes['ICD-10-CM']?.[0] ?? '').slice(0, 2)

/** "Irregular heartbeat (AF)": the same condition, by its exact abbreviation. */
const explains = (general: Draft, exact: Draft): boolean =>
  general !== exact &&
  general.passage === exact.passage &&
  general.canonicalKey !== exact.canonicalKey &&
  groupOf(general) !== '' &&
  groupOf(general) === groupOf(exact) &&
  /^\s?\($/.test(exact.passage.text.slice(general.range.end, exact.range.start)) &&
  /^\p{Lu}[\p{L}\d]{1,5}$/u.test(exact.passage.text.slice(exact.range.start, exact.range.end)) &&
  exact.passage.text.startsWith(')', exact.range.end)

/** "Atrial fibrillation (HCC)": behind a condition its group for the insurer, no cancer of the liver. */
const isBillingMark = ({ passage, range, canonicalKey }: Draft, drafts: readonly Draft[]): boolean =>
  billingMark.test(passage.text.slice(range.start, range.end)) &&
  drafts.some(
    (other) =>
      other.passage === passage &&
      other.canonicalKey !== canonicalKey &&
      other.range.end <= range.start &&
      /^[^;(\t]{0,60}\($/.test(passage.text.slice(other.range.end, range.start)),
  )

/** The words before a bracket say in general what the abbreviation in it says exactly: one fact, and its meaning is sure. */
export function withBrackets(drafts: readonly Draft[]): Draft[] {
  const exact = new Set(drafts.filter((draft) => drafts.some((general) => explains(general, draft))))
  return drafts
    .filter((draft) => !drafts.some((other) => explains(draft, other)) && !isBillingMark(draft, drafts))
    .map((draft) =>
      exact.has(draft) ? { ...draft, features: { ...draft.features, ambiguous: false } } : draft,
    )
}
