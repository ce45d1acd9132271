/** An edition of a code system: what it is called, and where it is defined. */
interface Edition {
  /** As its publisher calls it. */
  readonly edition: string
  /** The first day on which it held, where its publisher sets one. */
  readonly from: string | null
  readonly publisher: string
  /** The system's name in FHIR R4. */
  readonly uri: string
}

/**
 * The edition that the built-in codes of each system were held against. What an operator imports is
 * told by its own release.
 */
export const codeEditions = {
  'ICD-10-CM': {
    edition: 'FY2026',
    from: '2025-10-01',
    publisher: 'CMS and NCHS',
    uri: 'http://hl7.org/fhir/sid/icd-10-cm',
  },
  'ICD-10-PCS': {
    edition: 'FY2026',
    from: '2025-10-01',
    publisher: 'CMS',
    uri: 'http://www.cms.gov/Medicare/Coding/ICD10',
  },
  ATC: {
    edition: '2026',
    from: '2026-01-01',
    publisher: 'WHO Collaborating Centre for Drug Statistics Methodology',
    uri: 'http://www.whocc.no/atc',
  },
  RxNorm: {
    edition: '2025-10-06',
    from: '2025-10-06',
    publisher: 'National Library of Medicine',
    uri: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  },
  LOINC: { edition: '2.81', from: null, publisher: 'Regenstrief Institute', uri: 'http://loinc.org' },
} as const satisfies Readonly<Record<string, Edition>>

/** "FY2026, CMS and NCHS": the edition that a built-in code is of; null of a system that is not built in. */
export function editionOf(system: string): string | null {
  if (!Object.hasOwn(codeEditions, system)) return null
  const { edition, publisher } = codeEditions[system as keyof typeof codeEditions]
  return `${edition}, ${publisher}`
}
