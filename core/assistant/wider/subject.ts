import type { RegistryRecord } from '../../records/registry'
import type { Subject } from '../subjects'

/** A thing of the record as what a question is asked of. */
export const subjectOf = (item: RegistryRecord, places: readonly number[] = []): Subject => ({
  type: item.type,
  key: item.canonical_key,
  name: item.name,
  item,
  places,
})
