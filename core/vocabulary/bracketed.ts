import type { Concept } from './concept'
import { entriesOf } from './load'
import { normalisePhrase } from './normalise'
import { indexOf } from './phrases'

/** Words that qualify a test's name without making it another test. */
export const qualifiers = new Set(
  normalisePhrase(
    'serum sr plasma blood level levels fasting random auto automated calc calculated calculation quantitative quant measured value result s p sp conc concentration measurement test assay fluorescence photometric marker סמן מספר ערך כמותי כללית לכללית בדם בסרום רמת רמה מחושב בצום',
  ),
)

let wordsOf: ReadonlyMap<string, ReadonlySet<string>> | null = null

/**
 * An abbreviation in brackets behind words that tests have in their names, but none of which this one has: "… Saturation
 * Index (TSI)" is no immunoglobulin.
 */
export function contradictsWords({ key }: Concept, beside: string): boolean {
  const { lexicon } = indexOf('lab')
  const telling = normalisePhrase(beside).filter(
    (norm) => norm.length > 4 && !qualifiers.has(norm) && lexicon.has(norm),
  )
  if (telling.length === 0) return false
  wordsOf ??= new Map(
    entriesOf('lab').map(({ concept, wordings }) => [
      concept.key,
      new Set(wordings.flatMap(({ text }) => normalisePhrase(text))),
    ]),
  )
  return !telling.some((norm) => wordsOf?.get(key)?.has(norm))
}
