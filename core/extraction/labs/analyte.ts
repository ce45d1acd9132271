import type { Specimen } from '../../document/types'
import { sampleOf, samplePrefix } from '../../language/sample-prefixes'
import type { LabConcept } from '../../vocabulary/concept'
import { matchConcept, type Match, type MatchContext } from '../../vocabulary/match'
import { flagByRange } from './check'
import { labNameOf, shareMisread } from '../../vocabulary/exact'
import { isPlausible } from '../../vocabulary/plausible'
import { fits } from '../../vocabulary/fits'
import { joinedWording } from '../../vocabulary/joined'
import { withLostEnd } from './lost-ends'
import { nearestWording, withoutScrap } from './nearest'
import type { PrintedValue } from '../../document/values/numbers'
import type { ReferenceRange } from '../../document/values/range'
import type { LabReading } from './reading'
import { byAmount, byUnit } from './siblings'
import { canonicalUnit } from '../../vocabulary/units'
import {
  countedBy,
  dipstickWord,
  foundNothing,
  generation,
  methodBehind,
  perField,
  stoolName,
  urineName,
} from '../../language/results'

/** The analyte that a reading names, by its wording, its unit, its sample and what its value can be. */
export function analyteOf(
  reading: LabReading,
  unit: string | null,
  printed: PrintedValue,
  range: ReferenceRange | null,
): Match<'lab'> | null {
  const canonical = unit === null ? null : canonicalUnit(unit)
  const specimen = canonical === '/hpf' || canonical === '/lpf' ? 'urine' : (specimenIn(reading.name) ?? reading.specimen) // prettier-ignore
  for (const { wording: name, match } of matchesOf(reading.name, { specimen, unit })) {
    const { concept } = match
    // An amount of substance is no result in words: "Lac 2.4 mmol/L" is no lupus anticoagulant.
    if (
      concept.unit === 'text' &&
      printed.number !== null &&
      /mol|^[mnu]?g\/d?l$|^ml$/i.test(canonical ?? '')
    )
      continue
    const lostEnd = canonical === null ? undefined : withLostEnd(concept, canonical, printed.number)
    if (lostEnd !== undefined) return lostEnd
    if (canonical !== null && !fits(concept, canonical))
      return (
        byUnit(name, specimen, match, canonical) ??
        otherSpecimen(name, unit, (other) => fits(other, canonical)) ??
        match
      )
    // "Glucose 3+" and "pH 5.5" are of urine, whatever the page leaves unsaid.
    const dipped =
      printed.number === null &&
      concept.unit !== 'text' &&
      concept.unit !== '' &&
      (dipstickWord.test(printed.text) || foundNothing.test(printed.text))
    const impossible =
      printed.number !== null &&
      specimen === null &&
      flagByRange(printed.number, range) === 'N' &&
      !isPlausible(printed.number, concept, unit)
    if (dipped && concept.specimen !== 'urine') return otherSpecimen(name, unit, () => true) ?? match
    // "Hemoglobin A1c" that has lost its end: what is normal of it is a few per cent, of hemoglobin A nearly all.
    if (concept.name === 'Hemoglobin A' && range?.high != null && range.high < 20) {
      const glycated = matchConcept('lab', 'Hemoglobin A1c')
      return glycated && { ...glycated, score: 0.8 }
    }
    // A value that has only lost its point is no other sample's: "Potassium 49, 35-53" is no potassium of urine.
    const lost = [10, 100, 1000].some((part) => isPlausible((printed.number ?? 0) / part, concept, unit))
    const other = impossible && !lost ? otherSpecimen(name, unit, (one) => isPlausible(printed.number ?? 0, one, unit)) : null // prettier-ignore
    if (other) return { ...other, score: Math.min(other.score, 0.84) }
    return canonical === null && printed.number !== null
      ? byAmount(name, specimen, match, printed.number, range)
      : match
  }
  return misread(reading, specimen, unit, canonical, printed, range)
}

/** A sample that the name itself tells, whatever the title above says. */
function specimenIn(name: string): Specimen | null {
  if (urineName.test(name)) return 'urine'
  if (stoolName.test(name)) return 'stool'
  if (/\bcsf\b/i.test(name)) return 'csf'
  if (perField.test(name)) return 'urine'
  return /\b(?:serum|plasma)\b/i.test(name) ? 'blood' : null
}

/** What an analyser of blood gases sets before the substance whose concentration it gives: "cNa+", "ctHb". */
const concentration = /^c(?=(?:Na|K|Cl|Ca|Mg|Glu|Lac|HCO3|Crea|Urea|Base|t?Bil|tCO2)(?![a-z]{3}))/

/** Letters after a name that tell how it was measured: "TESTOSTERONE, TOTAL, MS". */
const method = /[,\s]+(?:LC\/?MS(?:\/?MS)?|MS|IA|ECLIA|CLIA|CMIA|ELISA|IFA|IFE|EIA|Lvl)$|,\s?U\/?A$/i

/** The name as printed, then without what a laboratory or the reading added to it. */
function wordingsOf(name: string, unit: string | null = null): ReadonlySet<string> {
  const counted = unit === '%' ? name.replace(countedBy, '') : name
  // "GPT (ALA": a bracket that the edge of its column cut off.
  const uncut = counted.replace(methodBehind, '').replace(/(?<=\p{L}{3})\s\([^()]*$/u, '')
  const plain = uncut.replace(generation, '').replace(perField, '').replace(method, '').replace(/[,\s]+(?:serum|plasma)\s+or\s+(?:serum|plasma)$|[,\s]+(?:serum|plasma)\/(?:serum|plasma)$|,\s*(?:whole )?blood$/i, '') // prettier-ignore
  const halves = /^(\p{L}{3}[^/]*?)\s+\/\s+(\p{L}{3}[^/]*)$/u.exec(name)
  return new Set([
    concentration.test(name) ? name.replace(concentration, '').replace(/\(.*$|[+-]+$/, '') : name,
    name,
    plain,
    plain.replace(/\s+\d{1,2}$/, ''),
    plain.replace(/^[^\p{L}\d]*\d{1,3}[.)]\s+/u, ''),
    plain.replace(/^(?:[^\p{L}]|\p{L}\s)+|\s[^\p{L}\d]*$|\s[a-z|]$/gu, ''),
    plain.replace(/\/?1\.73\s?m.*$/i, ''),
    plain.replace(/\s[-–]\s.*$/, ''),
    plain.replace(/\s(?:calculated\s)?(?:by|using|per)\s.*$/i, ''),
    plain.replace(/^(?:microscopic|macroscopic|chemistry|ha?ematology|urinalysis|transaminases?)\s+/i, ''),
    digitsOf(plain),
    initialsOf(plain),
    // "MEAN CORPUSCULAR VOLUME, MCV": its short name behind a comma, as others set it in brackets.
    plain.replace(/,\s*(\p{Lu}{2,5})$/u, ' ($1)'),
    joinedWording(plain) ?? plain,
    (unit === '%' ? shareMisread(plain) : null) ?? plain,
    ...besidesOf(plain),
    // One test in two languages: "Leukozyten / Leucocytes".
    ...(halves ? [halves[2]!, halves[1]!] : []),
    ...(unit !== null && /^kU(?:A)?\/L$/i.test(unit) ? ofAllergen(plain) : []),
  ])
}

/** "Sodium;Na": a name and its symbol with a semicolon between, where the symbol is no other test's. */
function besidesOf(name: string): readonly string[] {
  const [full = '', short = '', ...more] = name.split(/\s*;\s*/)
  const [first, symbol] = [labNameOf(full), labNameOf(short)]
  if (more.length > 0 || symbol.strength !== 'exact') return []
  const other = first.strength === 'exact' && !first.concepts.some((one) => symbol.concepts.includes(one))
  return other ? [] : [full, short]
}

/** An allergen by its unit: "Peanut 6.92 kU/L", in the words that its allergy has; never what IgE alone is. */
function ofAllergen(name: string): readonly string[] {
  const allergen = matchConcept('allergy', name)
  const known = allergen && allergen.score >= 0.95 ? [`${allergen.concept.name} IgE`] : []
  const whole = matchConcept('lab', 'IgE')?.concept
  return [`${name} IgE`, ...known].filter((one) => {
    const concept = matchConcept('lab', one)?.concept
    return concept !== undefined && concept !== whole
  })
}

/** The analyte of a name alone, without what a laboratory added to it: of its wordings, the one that is nearest. */
export function named(name: string, context: MatchContext): Match<'lab'> | null {
  return matchesOf(name, context)[0]?.match ?? null
}

/** What the wordings of a name match, nearest first; as good as exact, no further wording is asked. */
function matchesOf(name: string, context: MatchContext): { wording: string; match: Match<'lab'> }[] {
  const found: { wording: string; match: Match<'lab'> }[] = []
  const specimen = specimenIn(name) ?? context.specimen ?? null
  const twice = saidTwice(name, context)
  if (twice) return [twice]
  // "S Proteins total": of serum.
  const serum = name.replace(/^S\.?\s(?=\p{L}{3})/u, '')
  const whole = serum === name ? null : matchConcept('lab', serum, { ...context, specimen })
  if (whole && whole.score >= 0.95) return [{ wording: serum, match: whole }]
  for (const wording of wordingsOf(name, context.unit)) {
    const match = matchConcept('lab', wording, { ...context, specimen })
    if (match) found.push({ wording, match })
    if (match && match.score >= 0.95 && match.concept.unit !== 'text') break
  }
  return found.sort((x, y) => y.match.score - x.match.score)
}

/** A short name and the name in full. */
const shortAndFull = /^(\S{1,8})\s+(\p{L}.{2,})$/u

/**
 * "fP-Gluc Glucose": a test that is named by the sample, in short and in full, where both are the same test, or both together
 * are one's name.
 */
function saidTwice(name: string, context: MatchContext): { wording: string; match: Match<'lab'> } | null {
  const sample = samplePrefix.exec(name)?.groups?.['sample']
  const [, short, full] = shortAndFull.exec(name.replace(samplePrefix, '')) ?? []
  if (!sample || !short || !full) return null
  const specimen = sampleOf(sample)
  const [one, other, both] = [short, full, `${short} ${full}`].map((wording) =>
    matchConcept('lab', wording, { ...context, specimen }),
  )
  if (both?.score === 1 && !both.ambiguous) return { wording: `${short} ${full}`, match: both }
  return other?.score === 1 && one?.concept.key === other.concept.key ? { wording: full, match: other } : null
}

/** "M.CV": initials with a stop that was not read between each two. */
const initialsOf = (name: string): string =>
  /^\p{Lu}{1,3}(?:\.\p{Lu}{1,3})+\.?$/u.test(name) ? name.replace(/\./g, '') : name

/** "Alc", "BI2", "lgG": a 1 within a short name, or the first letter of a class of antibodies, that was read as another. */
const digitsOf = (name: string): string =>
  name.replace(/(?<=\b[A-Z]{1,2})[lI|](?=[a-z\d]?\b)/g, '1').replace(/(?<![A-Za-z])[l1|](?=g[GAMED]\b)/g, 'I')

/** A unit or a value that no result of blood has may name the specimen: protein in mg/24h. */
function otherSpecimen(
  name: string,
  unit: string | null,
  accepts: (concept: LabConcept) => boolean,
): Match<'lab'> | null {
  for (const specimen of ['urine', 'stool', 'csf'] as const) {
    const match = matchConcept('lab', name, { specimen, unit })
    if (match && match.concept.specimen === specimen && accepts(match.concept))
      return { ...match, ambiguous: true }
  }
  return null
}

/**
 * A name that no wording is near enough to, in a row that has all the marks of a result: the one analyte that is
 * nearest by its letters, is given in the row's unit, and can have both its value and its limits. Never without a doubt.
 */
function misread(
  reading: LabReading,
  specimen: Specimen | null,
  unit: string | null,
  canonical: string | null,
  printed: PrintedValue,
  range: ReferenceRange | null,
): Match<'lab'> | null {
  if (reading.form === 'prose') return null
  const amounts = [printed.number, range?.low ?? null, range?.high ?? null].filter(
    (amount) => amount !== null,
  )
  const counted = printed.number !== null && range !== null && canonical !== null
  const dipped = printed.number === null && specimen === 'urine' && dipstickWord.test(printed.text)
  if (!counted && !dipped) return null
  const accepts = (concept: LabConcept): boolean =>
    dipped ? concept.specimen === 'urine' : fits(concept, canonical) && amounts.every((amount) => isPlausible(amount, concept, unit)) // prettier-ignore
  const wording =
    nearestWording(reading.name, specimen, accepts) ?? withoutScrap(reading.name, specimen, accepts)
  const match = wording === null ? null : matchConcept('lab', wording, { specimen, unit })
  return match && { ...match, score: 0.75, ambiguous: true }
}
