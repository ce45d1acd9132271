import { writtenOn } from '../../language/written-on'
import type { LabConcept } from '../../vocabulary/concept'
import { findMentions, matchConcept, tokenise, type Mention } from '../../vocabulary/match'
import { pairs } from '../../vocabulary/pairs'
import type { Range } from '../assertion/scope'

export interface Named {
  readonly concept: LabConcept
  readonly start: number
  readonly end: number
  readonly ambiguous: boolean
  /** Where the page prints an abbreviation of two. */
  readonly name?: string
}

/** A number's unit, so that "mg/L" is not taken for magnesium nor "U/L, WBC" for leukocytes of urine. */
const unitsIn = new RegExp(
  String.raw`(\d\s?)((?:x\s?)?10\s?\S{0,2}?\d{1,2}\s?\/\s?\p{L}{1,4}|` +
    String.raw`[A-Za-zµμ]{1,8}\s?\/\s?[A-Za-zµμ\d.³²^]{1,12}|mg|mcg|g|mL|U|IU|kPa|fL|pg)(?=[\s,.;:=)\]]|$)`,
  'giu',
)

/** Analytes named in a text, and the places where a drug is. */
export function namedIn(text: string): { labs: Named[]; drugs: readonly Range[] } {
  const masked = text.replace(unitsIn, (_, before: string, unit: string) => before + ' '.repeat(unit.length))
  const tokens = tokenise(masked)
  const range = (mention: Mention) => {
    const start = tokens[mention.start]?.start ?? 0
    // "65%, lymphocytes": the sign is the number's before it.
    const sign = /\d$/.test(text.slice(0, start)) ? /^%[\s,;(]*/.exec(text.slice(start)) : null
    return { start: start + (sign?.[0].length ?? 0), end: tokens[mention.end - 1]?.end ?? 0 }
  }
  const mentions = findMentions(tokens, ['lab', 'medication'])
  const drugs = mentions.filter((mention) => mention.type === 'medication' && !mention.ambiguous).map(range)
  const labs = mentions.flatMap((mention) =>
    mention.type === 'lab'
      ? [{ concept: mention.concept as LabConcept, ...range(mention), ambiguous: mention.ambiguous }]
      : [],
  )
  // "DAS28-CRP" is no CRP, and "mg" by itself no magnesium.
  // "AST/ALT" are two: the slash stands behind another of them.
  const stands = ({ start, end }: Named) =>
    (!/(?<!(?:^|\s)\p{Script=Hebrew}?)[\p{L}\d][-/]$/u.test(text.slice(0, start)) ||
      labs.some((lab) => lab.end === start - 1 && text[lab.end] === '/')) &&
    !/^(?:mg|g|u|l|ml|m|s|h|d|k)$/.test(text.slice(start, end))
  return {
    drugs,
    labs: [...labs.filter(stands), ...pairsIn(text), ...ontoNumbers(text)].sort((a, b) => a.start - b.start),
  }
}

/** "WBC17.4": a test whose number is written onto its letters. */
const ontoNumbers = (text: string): Named[] =>
  [...text.matchAll(writtenOn)].flatMap(({ 0: printed, index: start }): Named[] => {
    const concept = matchConcept('lab', printed)?.concept
    return concept
      ? [{ concept, start, end: start + printed.length, ambiguous: false, name: concept.name }]
      : []
  })

/** Both tests of each abbreviation of two, each at its letter. */
function pairsIn(text: string): Named[] {
  return pairs.flatMap(({ first, second, concepts }) =>
    [
      ...text.matchAll(
        new RegExp(`(?<![\\p{L}\\d])${first}\\s?(?:[&/]|and\\s)\\s?${second}(?![\\p{L}\\d])`, 'gu'),
      ),
    ].flatMap(({ 0: printed, index }) =>
      [index, index + printed.length - second.length].flatMap((start, at): Named[] => {
        const concept = matchConcept('lab', concepts[at]!)?.concept
        return concept
          ? [
              {
                concept,
                start,
                end: start + [first, second][at]!.length,
                ambiguous: false,
                name: concept.name,
              },
            ]
          : []
      }),
    ),
  )
}
