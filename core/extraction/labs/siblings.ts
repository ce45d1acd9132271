import type { LabConcept, Specimen } from '../../vocabulary/concept'
import { matchConcept, type Match } from '../../vocabulary/match'
import { fits } from '../../vocabulary/fits'
import type { ReferenceRange } from '../../document/values/range'
import { partOrWhole } from '../../language/results'

/** What a laboratory leaves unsaid where the unit says it: a count or a share, a day's urine, a ratio. */
const unsaid = ['absolute', '%', '24 hour', 'ratio', 'high sensitivity', 'activity', 'molar'] as const

/** The analyte of the same name that is given in another unit: "Neutrophils" in 10^9/L is their count, no percentage. */
export function byUnit(
  name: string,
  specimen: Specimen | null,
  match: Match<'lab'>,
  canonical: string,
): Match<'lab'> | null {
  // A Hebrew name takes none of these words: then the name of the concept does.
  const named = match.concept.name.replace(/(?: %|, absolute)$/, '')
  for (const wording of [name, named].flatMap((one) => unsaid.map((word) => `${one} ${word}`))) {
    const other = matchConcept('lab', wording, { specimen })
    if (
      other &&
      other.score >= 0.85 &&
      related(other.concept, match.concept) &&
      fits(other.concept, canonical)
    )
      return { ...other, score: match.score, ambiguous: match.ambiguous }
  }
  return null
}

/** Cells that are told as a share and as a count, and the greatest upper limit that a count of them has, in 10^9/L. */
const counts: ReadonlyMap<string, number> = new Map([
  ['Neutrophils', 14], ['Lymphocytes', 14], ['Monocytes', 1.9], ['Eosinophils', 0.9], ['Basophils', 0.4],
  ['Granulocytes', 14], ['Immature granulocytes', 0.3], ['Large unstained cells', 0.9], ['Band neutrophils', 1.5],
]) // prettier-ignore

/**
 * Without a unit, the limits beside a cell count tell whether it is a share or a count ("Neutrophils 3.8, 1.4-7.0").
 * Where the name says which, that holds; where neither does, the match is ambiguous.
 */
export function byAmount(
  name: string,
  specimen: Specimen | null,
  match: Match<'lab'>,
  value: number,
  range: ReferenceRange | null,
): Match<'lab'> {
  const [cells = '', kind] = match.concept.name.split(/, (?=absolute$)| (?=%$)/)
  const greatest = counts.get(cells)
  if (kind === undefined || greatest === undefined) return match
  if (partOrWhole.test(name)) return match
  const high = range?.high ?? null
  if (high === null) return value > 3 * greatest ? match : { ...match, ambiguous: true, score: Math.min(match.score, 0.9) }
  if (high > greatest) return match
  const other = matchConcept('lab', `${cells} absolute`, { specimen })
  return other && other.concept.name.startsWith(cells) ? { ...other, score: match.score } : match
} // prettier-ignore

/** Of one name but for what the unit says. */
const related = (a: LabConcept, b: LabConcept): boolean => {
  const [x = '', y = ''] = [a, b].map((concept) =>
    concept.name.replace(/^Urine /, '').split(/[,(%]| level| ratio/)[0]!.trim().toLowerCase(),
  )
  return a !== b && (x.startsWith(y) || y.startsWith(x))
} // prettier-ignore
