/** The kinds of concept that the vocabulary holds; `reaction` serves allergies only. */
export const conceptTypes = [
  'lab',
  'diagnosis',
  'medication',
  'procedure',
  'allergy',
  'imaging',
  'reaction',
] as const
/** Vital signs are results, too, but stand apart: no table of laboratory results is read by their names. */
export type ConceptType = (typeof conceptTypes)[number] | 'vital'

/** What a sample was taken from; `measure` is a measurement of the body itself (ejection fraction, bone density). */
export type Specimen = 'blood' | 'urine' | 'csf' | 'stool' | 'fluid' | 'breath' | 'measure'

/** value in the canonical unit = value in `unit` × factor + offset */
export interface Conversion {
  readonly unit: string
  readonly factor: number
  readonly offset: number
}

export interface Concept {
  readonly type: ConceptType
  /** `{type}:{slug of the name}`, stable over releases as long as the name is. */
  readonly key: string
  /** Canonical English name. */
  readonly name: string
  /** By code system; only systems that have a code. */
  readonly codes: Readonly<Record<string, readonly string[]>>
  /** Hebrew names, the first for display. */
  readonly he: readonly string[]
  /** `class=statin` gives `class → statin`; a bare `symptom` gives `symptom → ''`. */
  readonly attributes: ReadonlyMap<string, string>
}

export interface LabConcept extends Concept {
  readonly type: 'lab'
  readonly specimen: Specimen
  readonly unit: string
  readonly conversions: readonly Conversion[]
  /** Units in which it is given as well, from which no factor leads to the canonical one. */
  readonly otherUnits: readonly string[]
  /** Its LOINC codes, each with the kinds of amount or the units that it is for; none = those of the canonical unit. */
  readonly loinc: readonly { readonly code: string; readonly of: readonly string[] }[]
  /** In the canonical unit: what a living person can have. Null where nothing is known. */
  readonly plausible: { readonly low: number; readonly high: number } | null
}

export interface ImagingConcept extends Concept {
  readonly type: 'imaging'
  readonly modality: string
  readonly bodyPart: string
}

export interface ReactionConcept extends Concept {
  readonly type: 'reaction'
  readonly severity: 'mild' | 'moderate' | 'severe' | null
}

export interface AllergyConcept extends Concept {
  readonly type: 'allergy'
  /** drug, food, environment, contrast, material, insect… */
  readonly allergenType: string
}

/** The concept type that each type name stands for. */
export interface ConceptOf {
  lab: LabConcept
  /** Of type `lab` like any result. */
  vital: LabConcept
  diagnosis: Concept
  medication: Concept
  procedure: Concept
  allergy: AllergyConcept
  imaging: ImagingConcept
  reaction: ReactionConcept
}

/** Lower-case words joined by hyphens; Hebrew letters are kept. */
export function slug(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’׳"״]/g, '')
    .replace(/%/g, ' percent ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
