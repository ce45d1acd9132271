import type { Concept } from '../../vocabulary/concept'
import { indexOf } from '../../vocabulary/phrases'

/** The code of "history of …" for a condition that is over, by the condition's own category (ICD-10-CM Z85–Z87, I25.2). */
const histories: readonly (readonly [RegExp, string])[] = [
  [/^I2[12]/, 'I25.2'],
  [/^(?:I6[0-3]|G45)/, 'Z86.73'],
  [/^I26/, 'Z86.711'],
  [/^I82\.[24]/, 'Z86.718'],
  [/^C50/, 'Z85.3'],
  [/^C61/, 'Z85.46'],
  [/^C18/, 'Z85.038'],
  [/^C20/, 'Z85.048'],
  [/^C34/, 'Z85.118'],
  [/^C43/, 'Z85.820'],
  [/^C64/, 'Z85.528'],
  [/^C67/, 'Z85.51'],
  [/^C73/, 'Z85.850'],
  [/^C54/, 'Z85.42'],
  [/^C56/, 'Z85.43'],
  [/^F17/, 'Z87.891'],
]

let byCode: ReadonlyMap<string, Concept> | null = null

/** The concept that stands for a past occurrence ("Old myocardial infarction"), where the vocabulary has one. */
export function pastConcept(concept: Concept): Concept | null {
  const code = concept.codes['ICD-10-CM']?.[0] ?? ''
  const history = histories.find(([category]) => category.test(code))?.[1]
  if (!history || concept.attributes.has('history')) return null
  byCode ??= new Map(
    indexOf('diagnosis').concepts.flatMap((one) =>
      (one.codes['ICD-10-CM'] ?? []).map((coded) => [coded, one] as const),
    ),
  )
  return byCode.get(history) ?? null
}
