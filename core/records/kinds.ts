export const entityTypes = ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging'] as const
export type EntityType = (typeof entityTypes)[number]

export const codeSystems = ['ICD-10-CM', 'ATC', 'RxNorm', 'LOINC', 'ICD-10-PCS', 'CPT', 'NDC'] as const
export type CodeSystem = (typeof codeSystems)[number]

/**
 * What the page says of a mention. Only `present`, `historical` and `stopped` ones enter the record;
 * the others are kept on the file, so that a reader sees that the page was understood.
 */
export const assertions = [
  'present',
  'historical',
  'negated',
  'ruled-out',
  'family',
  'planned',
  'hypothetical',
  'other-person',
] as const
export type Assertion = (typeof assertions)[number]

export const statuses = ['active', 'historical', 'resolved', 'suspected', 'stopped', 'completed'] as const
export type EntityStatus = (typeof statuses)[number]

export type Flag = 'H' | 'L' | 'N'

/** What else a document's card tells beside its own findings: the lists that its chips lead to. */
export const contextTypes = [
  'diagnosis',
  'medication',
  'procedure',
  'allergy',
] as const satisfies readonly EntityType[]
export type ContextType = (typeof contextTypes)[number]
