import { eq, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { EntityRecord } from '../../../core/records/file'
import type { Mention } from '../../../core/curation/types'
import type { FileRow } from './files'
import { entities, files } from './schema'
import { among, type Scope } from './scope'

export type EntityRow = InferSelectModel<typeof entities>

export function openEntities(scope: Scope) {
  return {
    /** In order of type, then of appearance on the page. */
    async ofFile(fileId: string): Promise<EntityRow[]> {
      const rows = await scope.list(entities, {
        where: eq(entities.fileId, fileId),
        oldestBy: entities.position,
      })
      return rows.sort((a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : a.position - b.position))
    },

    async find(id: string): Promise<EntityRow | null> {
      return scope.get(entities, id)
    },

    /** The canonical keys that a file's facts stand under: what to fold again when they go. */
    async keysOfFile(fileId: string): Promise<string[]> {
      const counted = await scope.countBy(entities, entities.canonicalKey, eq(entities.fileId, fileId))
      return [...counted.keys()]
    },

    /** All facts that the record accepts under the given concepts, with their documents, for the fold. */
    async mentionsOf(keys: readonly string[]): Promise<Mention[]> {
      if (keys.length === 0) return []
      return mentions(sql`${among(entities.canonicalKey, keys)} AND ${entities.decision} = 'accepted'`)
    },

    /** All allergies of the record, and what pages say the patient is not allergic to. */
    async allergies(): Promise<{ accepted: Mention[]; denied: Mention[] }> {
      const [accepted, denied] = await Promise.all([
        mentions(sql`${entities.type} = 'allergy' AND ${entities.decision} = 'accepted'`),
        mentions(sql`${entities.type} = 'allergy' AND ${entities.assertion} = 'negated'`),
      ])
      return { accepted, denied }
    },
  }

  async function mentions(where: SQL): Promise<Mention[]> {
    const rows = await scope.list(entities, { where, limit: 100_000 })
    const fileIds = [...new Set(rows.map((row) => row.fileId))]
    const documents = await scope.list(files, { where: among(files.id, fileIds), limit: 100_000 })
    const byId = new Map(documents.map((file) => [file.id, file]))
    return rows.flatMap((row) => {
      const file = byId.get(row.fileId)
      return file ? [toMention(row, documentOf(file))] : []
    })
  }
}

export interface DocumentOfFact {
  readonly date: string
  readonly facility: string | null
  readonly physician: string | null
}

/** What a file says of the time and place of its facts: its own date, else the day it was uploaded. */
export function documentOf(file: Pick<FileRow, 'detectedDate' | 'createdAt' | 'docMeta'>): DocumentOfFact {
  const meta = file.docMeta as { facility?: string | null; physician?: string | null } | null
  return {
    date: file.detectedDate ?? file.createdAt.slice(0, 10),
    facility: meta?.facility ?? null,
    physician: meta?.physician ?? null,
  }
}

export function toMention(row: Omit<EntityRow, 'userId'>, document: DocumentOfFact): Mention {
  const normalized = row.normalized as EntityRecord['normalized']
  return {
    entityId: row.id,
    fileId: row.fileId,
    type: row.type,
    canonicalKey: row.canonicalKey,
    name: normalized.name,
    text: row.text,
    value: row.value,
    unit: row.unit,
    flag: row.flag,
    status: normalized.status,
    codes: normalized.codes,
    reaction: normalized.reaction,
    severity: normalized.severity,
    allergenType: normalized.type,
    frequency: normalized.frequency,
    confidence: row.confidence,
    date: row.date ?? document.date,
    documentDate: document.date,
    facility: document.facility,
    physician: document.physician,
  }
}

export function toEntityRecord(row: EntityRow): EntityRecord {
  return {
    id: row.id,
    file_id: row.fileId,
    type: row.type,
    text: row.text,
    value: row.value,
    unit: row.unit,
    date: row.date,
    confidence: row.confidence,
    source_confidence: row.sourceConfidence,
    normalized: row.normalized as EntityRecord['normalized'],
    source_label: row.sourceLabel,
    canonical_key: row.canonicalKey,
    ref_low: row.refLow,
    ref_high: row.refHigh,
    ref_text: row.refText,
    flag: row.flag,
    coding_meta: row.codingMeta as EntityRecord['coding_meta'],
    needs_atc_backfill: row.needsAtcBackfill,
    decision: row.decision,
    evidence: row.evidence as EntityRecord['evidence'],
  }
}
