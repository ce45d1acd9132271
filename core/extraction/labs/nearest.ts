import { antibodyClass } from '../../language/results'
import type { LabConcept, Specimen } from '../../vocabulary/concept'
import { distance } from '../../vocabulary/fuzzy'
import { entriesOf } from '../../vocabulary/load'
import { matchConcept } from '../../vocabulary/match'
import { normalisePhrase } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import { indexOf } from '../../vocabulary/phrases'

interface Known {
  readonly letters: string
  readonly text: string
  readonly concept: LabConcept
}

let known: readonly Known[] | null = null

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** The letters that tell one analyte from another: "RET abs" and "NEUT abs" share all but those. */
const tellingOf = (text: string): string => lettersOf(text.replace(/(?<!\p{L})(?:abs(?:olute)?|count|level|serum|plasma|calc(?:ulated)?)(?!\p{L})/giu, '')) // prettier-ignore

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
  // "LYM2%": a figure between the letters of a name and its sign is a speck, and the name as short as before.
  const unspecked = name.replace(/(?<=^\p{Lu}{3,4})\d(?=%$)/u, '')
  if (unspecked !== name) {
    const match = matchConcept('lab', unspecked, { specimen })
    return match && match.score === 1 && accepts(match.concept) ? unspecked : null
  }
  const read = lettersOf(name)
  const telling = tellingOf(name)
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
    .filter(
      ({ concept, text }) =>
        distance(telling, tellingOf(text), limit) <= 0.25 * telling.length && accepts(concept),
    ) // prettier-ignore
    .sort((a, b) => a.cost - b.cost)
  const best = near[0]
  const other = near.find(({ concept }) => concept !== best?.concept)
  return best && (!other || other.cost >= best.cost + margin) ? best.text : null
}

/**
 * The wording within a name that has a scrap of print before or behind it, such as a stamp's or a watermark's: "WEN GGT".
 * A scrap is no word that a test has in its name, nor one that anybody uses; before "IgG" it may be what the antibodies are
 * against.
 */
export function withoutScrap(
  name: string,
  specimen: Specimen | null,
  accepts: (concept: LabConcept) => boolean,
): string | null {
  const words = name.split(/\s+/)
  if (words.length < 2) return null
  const isScrap = (word: string) => {
    const norms = normalisePhrase(word)
    return norms.every((norm) => !isOrdinary(norm) && !indexOf('lab').lexicon.has(norm))
  }
  for (const [scrap, rest] of [
    [words[0]!, words.slice(1)],
    [words.at(-1)!, words.slice(0, -1)],
  ] as const) {
    const wording = rest.join(' ')
    const match =
      lettersOf(wording).length < 3 || antibodyClass.test(wording) || !isScrap(scrap)
        ? null
        : matchConcept('lab', wording, { specimen })
    if (match && match.score === 1 && !match.ambiguous && accepts(match.concept)) return wording
  }
  return null
}
