import { conceptOfKey } from '../vocabulary/by-key'

/** The codes (ICD-10-CM) of a diagnosis. */
export const codesOf = (key: string): readonly string[] =>
  conceptOfKey('diagnosis', key)?.codes['ICD-10-CM'] ?? []
