import type { CodeSystem, EntityType } from '../records/kinds'

/** FHIR R4 names of code systems (https://terminology.hl7.org, "Using Codes in FHIR"). */
export const systems: Readonly<Record<CodeSystem, string>> = {
  'ICD-10-CM': 'http://hl7.org/fhir/sid/icd-10-cm',
  ATC: 'http://www.whocc.no/atc',
  RxNorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  LOINC: 'http://loinc.org',
  'ICD-10-PCS': 'http://www.cms.gov/Medicare/Coding/ICD10',
  CPT: 'http://www.ama-assn.org/go/cpt',
  NDC: 'http://hl7.org/fhir/sid/ndc',
}

/** IPS STU1, CodeSystem absent-unknown-uv-ips. */
export const absentSystem = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'

export interface SectionKind {
  readonly kind: Exclude<EntityType, 'imaging'> | 'immunization' | 'vital_sign'
  /** What its owner shares or leaves out. */
  readonly type: EntityType
  readonly title: string
  /** LOINC, as IPS STU1 gives its sections. */
  readonly loinc: string
  readonly display: string
}

/** Sections of the International Patient Summary; the first three it requires. Vaccines are among the drugs of a record,
 * vital signs among its results. */
export const sectionKinds: readonly SectionKind[] = [
  {
    kind: 'allergy',
    type: 'allergy',
    title: 'Allergies and Intolerances',
    loinc: '48765-2',
    display: 'Allergies and adverse reactions Document',
  },
  {
    kind: 'medication',
    type: 'medication',
    title: 'Medication Summary',
    loinc: '10160-0',
    display: 'History of Medication use Narrative',
  },
  {
    kind: 'diagnosis',
    type: 'diagnosis',
    title: 'Problem List',
    loinc: '11450-4',
    display: 'Problem list - Reported',
  },
  {
    kind: 'immunization',
    type: 'medication',
    title: 'Immunizations',
    loinc: '11369-6',
    display: 'History of Immunization Narrative',
  },
  {
    kind: 'lab',
    type: 'lab',
    title: 'Results',
    loinc: '30954-2',
    display: 'Relevant diagnostic tests/laboratory data Narrative',
  },
  {
    kind: 'vital_sign',
    type: 'lab',
    title: 'Vital Signs',
    loinc: '8716-3',
    display: 'Vital signs',
  },
  {
    kind: 'procedure',
    type: 'procedure',
    title: 'History of Procedures',
    loinc: '47519-4',
    display: 'History of Procedures Document',
  },
]

/** Units of the record that are UCUM codes as they stand (https://ucum.org); any other goes as text alone. */
export const ucum: ReadonlySet<string> = new Set([
  'mg/dL',
  'g/dL',
  'g/L',
  'mg/L',
  'ug/dL',
  'ug/L',
  'ng/mL',
  'ng/dL',
  'ng/L',
  'pg/mL',
  'pg',
  'fL',
  'mmol/L',
  'umol/L',
  'nmol/L',
  'pmol/L',
  'mmol/mol',
  'U/L',
  'mL/min',
  'mm/h',
  '%',
  'mg',
  'g',
  'mL',
  'L',
  '10*3/uL',
  '10*6/uL',
  '10*9/L',
  '10*12/L',
])

/** Units in which vital signs are printed, as UCUM codes (FHIR R4, vital signs profiles: table of units). */
export const ucumOfSigns: ReadonlyMap<string, string> = new Map([
  ['mmHg', 'mm[Hg]'],
  ['bpm', '/min'],
  ['/min', '/min'],
  ['kg', 'kg'],
  ['lb', '[lb_av]'],
  ['lbs', '[lb_av]'],
  ['cm', 'cm'],
  ['in', '[in_i]'],
  ['°C', 'Cel'],
  ['C', 'Cel'],
  ['°F', '[degF]'],
  ['F', '[degF]'],
  ['kg/m2', 'kg/m2'],
  ['kg/m²', 'kg/m2'],
])
