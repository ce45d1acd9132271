import { contextLists, type FileContext } from '../records/context'
import type { EntityRecord } from '../records/entity'
import type { FileRecord } from '../records/file'
import type { RegistryRecord } from '../records/registry'
import { judge } from './judge'

/** A document with what else it says. @param findings its results or studies; null of a report, of which all counts. */
export function fileContext(
  file: FileRecord,
  items: readonly RegistryRecord[],
  findings: readonly EntityRecord[] | null,
): FileContext {
  const lists = contextLists(items)
  return {
    file_id: file.id,
    file_created_at: file.created_at,
    detected_date: file.detected_date,
    doc_meta: file.doc_meta,
    ...lists,
    diagnoses_count: lists.diagnoses.length,
    medications_count: lists.medications.length,
    procedures_count: lists.procedures.length,
    allergies_count: lists.allergies.length,
    total_count: findings === null ? items.length : findings.length,
    abnormal_count: (findings ?? []).filter((finding) => judge(finding).abnormal).length,
  }
}
