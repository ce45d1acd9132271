import type { EntityRecord, FileRecord } from '../../../core/records/file'
import type { Counts, Profile } from '../../../core/records/profile'
import { toEntityRecord } from './entities'
import { toFileRecord } from './files'
import type { RecordDoor } from './open'

/** The record as pages read it: API shapes, and only what the screens show. */
export interface RecordView {
  readonly userId: string
  files(options?: { limit?: number }): Promise<FileRecord[]>
  file(id: string): Promise<FileRecord | null>
  entities(fileId: string): Promise<EntityRecord[]>
  counts(): Promise<Counts>
  /** How many items wait for the patient's yes or no, by entity type. */
  pending(): Promise<Readonly<Record<string, number>>>
  openReviews(): Promise<number>
  profile(): Promise<Profile | null>
  hasConsented(): Promise<boolean>
}

export function openRecordView(record: RecordDoor): RecordView {
  return {
    userId: record.owner.userId,
    files: async (options = {}) => (await record.files.list(options)).map(toFileRecord),
    file: async (id) => {
      const row = await record.files.find(id)
      return row && toFileRecord(row)
    },
    entities: async (fileId) => (await record.entities.ofFile(fileId)).map(toEntityRecord),
    counts: () => record.registry.counts(),
    pending: async () => Object.fromEntries(await record.registry.pendingByType()),
    openReviews: () => record.registry.openReviews(),
    profile: () => record.profile.read(),
    hasConsented: async () => (await record.profile.latestConsent()) !== null,
  }
}
