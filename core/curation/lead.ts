import type { Mention } from './mention'

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** By document, of one day the patient's own word last; then by the fact's own date. */
export const newestFirst = (group: readonly Mention[]): readonly Mention[] =>
  [...group].sort(
    (a, b) =>
      compare(b.documentDate, a.documentDate) ||
      Number(b.fileId === null) - Number(a.fileId === null) ||
      compare(b.date, a.date) ||
      compare(a.entityId, b.entityId),
  )

/**
 * The fact that speaks for its concept: what a card shows of value, date and flag is this one's, and its strip is the
 * line that says so. A result: the newest by its own date, since a letter of today may quote one of last year. A drug:
 * the newest document that tells its dose, unless the newest of all says that it was stopped. An allergy: the newest
 * that tells the reaction. Anything else: the newest.
 * @param ordered newest document first, at least one.
 */
export function leadOf(ordered: readonly Mention[]): Mention {
  const newest = ordered[0]
  if (!newest) throw new Error('a concept has at least one mention')
  switch (newest.type) {
    case 'lab':
      return ordered.filter(hasValue).toSorted((a, b) => compare(b.date, a.date))[0] ?? newest
    case 'medication':
      return newest.status === 'active' ? (ordered.find(isTakenWithDose) ?? newest) : newest
    case 'allergy':
      return ordered.find(({ reaction }) => reaction !== null) ?? newest
    default:
      return newest
  }
}

const hasValue = ({ value }: Mention): boolean => value !== null
const isTakenWithDose = ({ status, value }: Mention): boolean => status === 'active' && value !== null
