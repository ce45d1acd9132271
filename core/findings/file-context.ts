import { contextLists, type FileContext } from '../records/context'
import type { FileCounts } from '../records/file-counts'
import type { FileRecord } from '../records/file'
import type { RegistryRecord } from '../records/registry'

/** What of a document its card counts above all. */
export type CountedAs = 'lab' | 'imaging' | 'items'

/** A document with what else it says. @param items of the lists that its chips lead to. */
export function fileContext(
  file: FileRecord,
  items: readonly RegistryRecord[],
  counts: FileCounts,
  as: CountedAs,
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
    total_count: counts[as],
    abnormal_count: as === 'lab' ? counts.abnormal : 0,
  }
}
