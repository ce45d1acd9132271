import type { LabConcept, Specimen } from '../../vocabulary/concept'
import { distance } from '../../vocabulary/fuzzy'
import { entriesOf } from '../../vocabulary/load'

interface Known {
  readonly letters: string
  readonly text: string
  readonly concept: LabConcept
}

let known: readonly Known[] | null = null

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** How much further than the nearest any other analyte has to be. */
const margin = 0.6

/**
 * The wording of the vocabulary whose letters are nearest to a misread name, among the analytes that `accepts` lets
 * stand; null where none is near (a quarter of its letters at most, misread ones counting less) or two are.
 */
export function nearestWording(
  name: string,
  specimen: Specimen | null,
  accepts: (concept: LabConcept) => boolean,
): string | null {
  const read = lettersOf(name)
  const limit = Math.min(0.25 * read.length, 3)
  if (read.length < 5) return null
  known ??= entriesOf('lab').flatMap(({ concept, wordings }) =>
    wordings.flatMap((wording) => {
      const letters = lettersOf(wording.text)
      const usable = letters.length >= 5 && !wording.ambiguous && wording.specimen === null
      return usable ? [{ letters, text: wording.text, concept }] : []
    }),
  )
  const near = known
    .flatMap((one) => {
      if (Math.abs(one.letters.length - read.length) > limit + 1) return []
      if (specimen !== null && one.concept.specimen !== specimen) return []
      const cost = distance(read, one.letters, limit)
      return cost <= limit ? [{ ...one, cost }] : []
    })
    .filter(({ concept }) => accepts(concept))
    .sort((a, b) => a.cost - b.cost)
  const best = near[0]
  const other = near.find(({ concept }) => concept !== best?.concept)
  return best && (!other || other.cost >= best.cost + margin) ? best.text : null
}
