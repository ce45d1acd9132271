import { registryShape, type RegistryRecord } from '../../../core/records/registry'
import type { RegistryRow } from './part'

/** A row of the curated lists as it is answered. */
export function toRegistryRecord(row: RegistryRow): RegistryRecord {
  return registryShape.parse({
    id: row.id,
    type: row.type,
    canonical_key: row.canonicalKey,
    name: row.name,
    // Of a drug it says which of the two lists it stands on, which is nobody's business but the index's.
    category: row.type === 'medication' ? null : row.category,
    status: row.status,
    codes: row.codes,
    first_seen_date: row.firstSeenDate,
    last_seen_date: row.lastSeenDate,
    first_facility: row.firstFacility,
    first_physician: row.firstPhysician,
    evidence_count: row.evidenceCount,
    detail: row.detail,
    citations: row.citations,
    evidence: row.evidence,
  })
}
