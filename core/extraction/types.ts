import type { Box, Corners } from '../document/page'
import type { Doubt } from './doubt'

export const entityTypes = ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging'] as const
export type EntityType = (typeof entityTypes)[number]

export const codeSystems = ['ICD-10-CM', 'ATC', 'RxNorm', 'LOINC', 'ICD-10-PCS', 'CPT', 'NDC'] as const
export type CodeSystem = (typeof codeSystems)[number]

/**
 * What the page says of a mention. Only `present`, `historical` and `stopped` ones enter the record;
 * the others are kept on the file, so that a reader sees that the page was understood.
 */
export type Assertion =
  | 'present' | 'historical' | 'negated' | 'ruled-out' | 'family' | 'planned' | 'hypothetical' | 'other-person' // prettier-ignore

export type EntityStatus = 'active' | 'historical' | 'resolved' | 'suspected' | 'stopped' | 'completed'

export type Flag = 'H' | 'L' | 'N'

/** Where on the page a fact stands. */
export interface Evidence {
  /** 1-based. */
  readonly page: number
  /** Pixels of the picture as it is served (EXIF orientation applied). */
  readonly box: Box
  /** The same place as it lies on the picture, which may show the sheet tilted. */
  readonly corners: Corners
  /** Within it, what is most worth a look: a result's number, which may stand far from its name. */
  readonly mark?: Corners
  /** The words of the page, as read. */
  readonly quote: string
}

/** One fact of one document, before curation. */
export interface ExtractedEntity {
  readonly type: EntityType
  /** The wording of the page. */
  readonly text: string
  /** The concept's canonical English name, or the page's own words where the vocabulary lacks it. */
  readonly name: string
  /** `{type}:{slug}` of the concept, or of the wording where there is no concept: what the registries fold by. */
  readonly canonicalKey: string
  /** A lab's result or a drug's dose; numbers as printed (no rounding, comma decimals made points). */
  readonly value: string | null
  readonly unit: string | null
  readonly refLow: number | null
  readonly refHigh: number | null
  readonly refText: string | null
  readonly flag: Flag | null
  /** ISO; may be `YYYY` or `YYYY-MM`. Null where the page prints none for this fact. */
  readonly date: string | null
  readonly status: EntityStatus
  readonly assertion: Assertion
  readonly codes: Readonly<Partial<Record<CodeSystem, readonly string[]>>>
  /** Medications: as printed, normalised to plain words. */
  readonly route: string | null
  readonly frequency: string | null
  readonly duration: string | null
  /** Allergies. */
  readonly reaction: string | null
  readonly severity: 'mild' | 'moderate' | 'severe' | null
  readonly allergenType: string | null
  /** Imaging and procedures. */
  readonly modality: string | null
  readonly bodyPart: string | null
  readonly laterality: 'left' | 'right' | 'bilateral' | null
  /** 0..1: the mean OCR confidence of the words it rests on. */
  readonly sourceConfidence: number
  /** 0..1, calibrated: of the entities with 0.9, nine in ten are right. */
  readonly confidence: number
  /** Null where nothing speaks for a person's look. */
  readonly doubt: Doubt | null
  readonly evidence: Evidence
  /** Other concepts that the wording might mean, best first, at most three. */
  readonly candidates: readonly {
    readonly name: string
    readonly code: string
    readonly system: CodeSystem
    readonly confidence: number
  }[]
}
