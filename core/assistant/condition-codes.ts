import { indexOf } from '../vocabulary/phrases'

/** The codes (ICD-10-CM) of a diagnosis. */
export const codesOf = (key: string): readonly string[] =>
  indexOf('diagnosis').concepts.find((concept) => concept.key === key)?.codes['ICD-10-CM'] ?? []
