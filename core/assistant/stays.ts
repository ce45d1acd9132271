import { daysBetween } from '../records/days'
import type { NamedPlace } from './places'
import type { KnownFile } from './record'

/** A stay is longer than this seldom, and a test of so long before it is of another visit. */
const stayAtMost = 14

/**
 * The documents whose results are of a place: of a stay also the tests of the same hospital in the days up to its letter, which
 * lie on pages of their own.
 */
export function idsOfTests(place: NamedPlace, files: readonly KnownFile[]): ReadonlySet<string> {
  if (!place.isStay) return place.fileIds
  const letters = files.filter(({ id, category }) => category === 'discharge' && place.fileIds.has(id))
  const tests = files.filter(
    (file) => file.category === 'lab' && letters.some((letter) => isOfStay(file, letter)),
  )
  return new Set([...place.fileIds, ...tests.map(({ id }) => id)])
}

function isOfStay(file: KnownFile, letter: KnownFile): boolean {
  const [tested, left] = [file.detected_date, letter.detected_date]
  const facility = letter.doc_meta?.facility ?? null
  if (!tested || !left || facility === null || file.doc_meta?.facility !== facility) return false
  const days = daysBetween(tested, left)
  return days >= 0 && days <= stayAtMost
}
