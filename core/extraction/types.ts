import type { Dosage } from '../records/dosage'
import type { Doubt } from '../records/doubts'
import type { DueIn } from '../records/fact'
import {
  entityTypes,
  type Assertion,
  type CodeSystem,
  type EntityStatus,
  type EntityType,
  type Flag,
} from '../records/kinds'
import type { Evidence } from '../records/place'

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
  /** The same as a structure; null where the page does not tell how it is taken. */
  readonly dosage: Dosage | null
  /** Allergies. */
  readonly reaction: string | null
  readonly severity: 'mild' | 'moderate' | 'severe' | null
  readonly allergenType: string | null
  /** Imaging and procedures. */
  readonly modality: string | null
  readonly bodyPart: string | null
  readonly laterality: 'left' | 'right' | 'bilateral' | null
  /** Of what the page asks for: within which time. */
  readonly dueIn?: DueIn
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

/** All that a fact may leave open. */
export const untold = {
  value: null,
  unit: null,
  refLow: null,
  refHigh: null,
  refText: null,
  flag: null,
  route: null,
  frequency: null,
  duration: null,
  dosage: null,
  reaction: null,
  severity: null,
  allergenType: null,
  modality: null,
  bodyPart: null,
  laterality: null,
  candidates: [],
} as const satisfies Partial<ExtractedEntity>

/** By type, then as they stand on the page. */
export function inOrder(a: ExtractedEntity, b: ExtractedEntity): number {
  const byType = entityTypes.indexOf(a.type) - entityTypes.indexOf(b.type)
  const [ax, ay] = a.evidence.box
  const [bx, by] = b.evidence.box
  return (
    byType ||
    ay - by ||
    ax - bx ||
    (a.canonicalKey < b.canonicalKey ? -1 : a.canonicalKey > b.canonicalKey ? 1 : 0)
  )
}
