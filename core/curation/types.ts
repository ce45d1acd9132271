import type { CodeSystem, EntityType } from '../records/kinds'

/** An accepted entity as the fold sees it, with what its document says of time and place. */
export interface Mention {
  readonly entityId: string
  readonly fileId: string
  readonly type: EntityType
  readonly canonicalKey: string
  readonly name: string
  readonly text: string
  readonly value: string | null
  readonly unit: string | null
  readonly flag: 'H' | 'L' | 'N' | null
  readonly status: string
  readonly codes: Readonly<Partial<Record<CodeSystem, readonly string[]>>>
  readonly reaction: string | null
  readonly severity: string | null
  readonly allergenType: string | null
  readonly frequency: string | null
  readonly confidence: number
  /** The fact's own date, else its document's, else the day of upload. ISO, possibly `YYYY` or `YYYY-MM`. */
  readonly date: string
  /** The document's date, else the day of upload: what "newest evidence" goes by. */
  readonly documentDate: string
  readonly facility: string | null
  readonly physician: string | null
}

/** One concept of the record, folded from all its mentions. */
export interface RegistryItem {
  readonly canonicalKey: string
  readonly type: EntityType
  readonly name: string
  readonly category: string | null
  readonly status: string
  readonly codes: Readonly<Partial<Record<CodeSystem, readonly string[]>>>
  readonly firstSeenDate: string
  readonly lastSeenDate: string
  readonly firstFacility: string | null
  readonly firstPhysician: string | null
  /** Distinct facts: one result printed on two documents counts once. */
  readonly evidenceCount: number
  readonly detail: Readonly<Record<string, unknown>>
  /** Entity ids, newest evidence first. */
  readonly citations: readonly string[]
}
