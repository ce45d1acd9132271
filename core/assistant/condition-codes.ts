import { indexOf } from '../vocabulary/phrases'

let codes: ReadonlyMap<string, readonly string[]> | null = null

/** The codes (ICD-10-CM) of a diagnosis. */
export function codesOf(key: string): readonly string[] {
  codes ??= new Map(
    indexOf('diagnosis').concepts.map((concept) => [concept.key, concept.codes['ICD-10-CM'] ?? []]),
  )
  return codes.get(key) ?? []
}
