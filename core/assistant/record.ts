import type { EntityRecord } from '../records/entity'
import type { EntityType } from '../records/kinds'
import type { FileRecord } from '../records/file'
import type { RegistryRecord } from '../records/registry'

/** A fact that waits for the patient's word: what it is about, and nothing that it says. */
export interface WaitingFact {
  readonly type: EntityType
  /** Canonical key. */
  readonly key: string
  readonly name: string
  /** The document on which it stands; null of what the patient entered. */
  readonly file_id: string | null
}

/** A document as its reading left it: nothing that moves while it is read. */
export type KnownFile = Pick<FileRecord, 'id' | 'category' | 'display_name' | 'detected_date' | 'doc_meta'>

/** What the assistant knows before it looks closer: what stands in the record, nothing that waits or was rejected. */
export interface KnownRecord {
  readonly items: readonly RegistryRecord[]
  /** Newest first. */
  readonly files: readonly KnownFile[]
  readonly waiting: readonly WaitingFact[]
}

/** What has to be looked at closer to answer. */
export interface Needs {
  readonly factIds: readonly string[]
  readonly fileIds: readonly string[]
}

export const nothingNeeded: Needs = { factIds: [], fileIds: [] }

/** A fact with the day that it holds for. */
export interface DatedFact {
  readonly entity: EntityRecord
  readonly date: string
}

/** Facts that were looked at, as they stand now. */
export type Evidence = readonly DatedFact[]

/** In the record, and of this patient: what a page only mentions, and what is not settled, is never told. */
export const stands = ({ entity: { decision, normalized } }: DatedFact): boolean =>
  decision === 'accepted' && (normalized.assertion === 'present' || normalized.assertion === 'historical')

export type ItemOf<T extends EntityType> = Extract<RegistryRecord, { type: T }>

export const itemsOf = <T extends EntityType>(items: readonly RegistryRecord[], type: T): ItemOf<T>[] =>
  items.filter((item): item is ItemOf<T> => item.type === type)
