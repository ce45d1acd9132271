import type { EntityRecord, FileRecord } from '../../../core/records/file'
import type { Locale } from '../../../core/i18n/locale'
import type { EntityType } from '../../../core/records/kinds'
import type { Counts, Profile } from '../../../core/records/profile'
import type { RegistryRecord } from '../../../core/records/registry'
import { signPicture, type Links } from '../../adapters/links'
import { toEntityRecord } from './entities'
import { toFileRecord } from './files'
import type { RecordDoor } from './open'

/** The record as pages read it: API shapes, and only what the screens show. */
export interface RecordView {
  readonly userId: string
  /** Newest first. */
  files(): Promise<FileRecord[]>
  /** The first ten of them: what home and the banner are made of (spec app.md §9). */
  newestFiles(): Promise<FileRecord[]>
  file(id: string): Promise<FileRecord | null>
  entities(fileId: string): Promise<EntityRecord[]>
  counts(): Promise<Counts>
  /** How many items wait for the patient's yes or no, by entity type. */
  pending(): Promise<Readonly<Record<string, number>>>
  openReviews(): Promise<number>
  /** The curated list of one type, newest evidence first. */
  registryItems(type: EntityType, options?: { limit?: number; offset?: number }): Promise<RegistryRecord[]>
  /** Paths of our own, good for an hour, by file id; ids that are not the caller's are left out. */
  pictures(fileIds: readonly string[]): Promise<Readonly<Record<string, Picture>>>
  profile(): Promise<Profile | null>
  /** The language of the interface, on every device. */
  setLocale(locale: Locale): Promise<void>
  hasConsented(): Promise<boolean>
}

/** What it takes to draw a page, or a strip of it. */
export interface Picture {
  readonly url: string
  /** Pixels, as served. */
  readonly width: number
  readonly height: number
  /** Clockwise degrees that make it stand upright. */
  readonly turn: number
}

export function openRecordView(record: RecordDoor, links: Links): RecordView {
  // One view serves one request, whose loaders ask for the same side by side.
  let profile: Promise<Profile | null> | null = null
  let newest: Promise<FileRecord[]> | null = null
  const list = async (options: { limit?: number } = {}) =>
    (await record.files.list(options)).map(toFileRecord)
  return {
    userId: record.owner.userId,
    newestFiles: () => (newest ??= list({ limit: 10 })),
    files: () => list(),
    file: async (id) => {
      const row = await record.files.find(id)
      return row && toFileRecord(row)
    },
    entities: async (fileId) => (await record.entities.ofFile(fileId)).map(toEntityRecord),
    counts: () => record.registry.counts(),
    pending: async () => Object.fromEntries(await record.registry.pendingByType()),
    openReviews: () => record.registry.openReviews(),
    registryItems: (type, { limit = 100, offset = 0 } = {}) => record.registry.ofType(type, limit, offset),
    pictures: async (fileIds) => {
      const rows = fileIds.length === 0 ? [] : await record.files.list({ ids: fileIds })
      const signed = await Promise.all(
        rows.map(async ({ id, storagePath, width, height, turn }) => {
          const url = await signPicture(links, storagePath, Date.now() / 1000)
          return [id, { url, width, height, turn }] as const
        }),
      )
      return Object.fromEntries(signed)
    },
    profile: () => (profile ??= record.profile.read()),
    setLocale: async (locale) => {
      profile = null
      await record.profile.setLocale(locale)
    },
    hasConsented: async () => (await record.profile.latestConsent()) !== null,
  }
}
