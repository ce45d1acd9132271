import { and, eq, isNull, lt, or, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import { fileCountsShape, nothingRests, type FileCounts } from '../../../core/records/file-counts'
import { docMetaShape, type FileRecord } from '../../../core/records/file'
import { engineUsageShape } from '../../../core/records/engine-usage'
import { ownWords, searchWords } from '../../../core/records/search-words'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import { after } from './keyset'
import { openDerived } from './refold'
import { files, removals } from './schema/files'
import type { Scope, Write } from './scope'

export type FileRow = InferSelectModel<typeof files>

export interface NewFile {
  readonly id: string
  readonly storagePath: string
  readonly sha256: string
  /** Of the bytes that are stored. */
  readonly storedSha256?: string
  readonly mediaType: string
  readonly byteSize: number
  readonly width: number
  readonly height: number
  readonly displayName: string
}

/** The fields that belong to one picture's processing, as they are before it starts. */
export const unprocessed = {
  status: 'uploaded',
  processingState: 'queued',
  processingPct: 0,
  lastError: null,
  errorCode: null,
  attempts: 0,
  leaseId: null,
  leaseUntil: null,
  sentAt: null,
  sends: 0,
  restoring: false,
} as const

/** The picture of what was read is there again: what is cut from it is made anew, and nothing is read. */
export const restoring = {
  processingState: 'queued',
  processingPct: 0,
  attempts: 0,
  leaseId: null,
  leaseUntil: null,
  sentAt: null,
  sends: 0,
  restoring: true,
} as const

const byNewest = [
  { by: files.createdAt, down: true },
  { by: files.id, down: true },
] as const

/** Word for word the condition of the index `files_reports`, without which it would not be used. */
const isReport = sql`category IN ('discharge','consultation') AND status IN ('completed','needs_review')`

/** Likewise `files_unclaimed`. */
const isUnclaimed = sql`status = 'unclaimed'`

/** Likewise `files_lab` and `files_imaging`, and what those are ordered by. */
const hasFindings = {
  lab: sql`(counts ->> '$.lab') > 0`,
  imaging: sql`(counts ->> '$.imaging') > 0`,
} as const
const documentDate = sql`coalesce(detected_date, substr(created_at, 1, 10))`

export function openFiles(scope: Scope) {
  const derived = openDerived(scope)
  const touch = (id: string, values: Partial<FileRow>): Write =>
    scope.patch(files, id, { ...values, updatedAt: scope.now().toISOString() }, id)
  const held = (id: string, leaseId: string) =>
    scope.exists(files, and(eq(files.id, id), eq(files.leaseId, leaseId)) ?? sql`0`)

  async function newest({ limit, after: place }: PageOf, where: SQL | undefined): Promise<Page<FileRow>> {
    const rows = await scope.list(files, {
      where: and(where, after(files.createdAt, files.id, place)),
      order: byNewest,
      limit: limit + 1,
    })
    return pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  }

  return {
    async find(id: string): Promise<FileRow | null> {
      return scope.get(files, id)
    },

    /** By the bytes that were sent. */
    async findByBytes(sha256: string): Promise<FileRow | null> {
      const [row] = await scope.list(files, { where: eq(files.sha256, sha256), limit: 1 })
      return row ?? null
    },

    /** By the bytes that are kept of them, which is what an export hands out. */
    async findByStored(sha256: string): Promise<FileRow | null> {
      const [row] = await scope.list(files, { where: eq(files.storedSha256, sha256), limit: 1 })
      return row ?? null
    },

    /** Newest first. */
    page: (page: PageOf): Promise<Page<FileRow>> => newest(page, undefined),

    /** Letters and summaries that were read, newest first. */
    reports: (page: PageOf): Promise<Page<FileRow>> => derived(() => newest(page, isReport)),

    /** Documents with results or studies, by their own dates, the newest first. */
    async withFindings(
      type: 'lab' | 'imaging',
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<FileRow[]> {
      const order = [
        { by: documentDate, down: true },
        { by: files.id, down: true },
      ]
      const rows = await derived(() =>
        scope.list(files, { where: hasFindings[type], order, limit: offset + limit }),
      )
      return rows.slice(offset)
    },

    /** Those that clearly name somebody else, of whom nothing was said; newest first. */
    unclaimed: (limit: number): Promise<FileRow[]> =>
      derived(() => scope.list(files, { where: isUnclaimed, order: byNewest, limit })),

    /** Of all pictures together. */
    async bytes(): Promise<number> {
      return scope.sum(files.byteSize)
    },

    /** Newest first; ids that are not there are left out. */
    async ofIds(ids: readonly string[]): Promise<FileRow[]> {
      const rows = await scope.ofIds(files, ids)
      return rows.sort((a, b) => newerFirst(a.createdAt, b.createdAt) || newerFirst(a.id, b.id))
    },

    /** False when these bytes are already there, or what else is required does not hold. */
    async add(
      file: NewFile,
      also: { readonly writes: readonly Write[]; readonly require: readonly SQL[] } = {
        writes: [],
        require: [],
      },
    ): Promise<boolean> {
      const now = scope.now().toISOString()
      const row = { ...file, ...unprocessed, storedSha256: file.storedSha256 ?? null, category: null, createdAt: now, updatedAt: now, detectedDate: null, language: null, languageConfidence: null, docMeta: null, turn: 0, extractionVersion: null, engine: null, engineUsage: null, counts: null, words: ownWords(scope.userId, searchWords([file.displayName])) } // prettier-ignore
      const known = scope.exists(files, eq(files.sha256, file.sha256))
      const { ok } = await scope.commit([scope.put(files, [row]), ...also.writes], {
        require: [sql`NOT ${known}`, ...also.require],
      })
      return ok
    },

    /** Back to the queue, from any state but one in which somebody holds the lease. */
    async requeue(id: string): Promise<boolean> {
      const free = scope.exists(files, and(eq(files.id, id), leaseIsFree(scope)) ?? sql`0`)
      const { ok } = await scope.commit([touch(id, unprocessed)], { require: [free] })
      return ok
    },

    /**
     * Its picture is there again: what was read to its end gets its strips, what failed for want of it is read. False
     * where it is neither, or is not there.
     */
    async restore(id: string): Promise<boolean> {
      const put = async (values: Partial<FileRow>, where: SQL | undefined) =>
        scope.commit([touch(id, values)], {
          require: [scope.exists(files, and(eq(files.id, id), where) ?? sql`0`)],
        })
      const read = await put(restoring, eq(files.processingState, 'succeeded'))
      return read.ok || (await put(unprocessed, eq(files.errorCode, 'missing_object'))).ok
    },

    /** Its strips are drawn. False when the lease went to another consumer. */
    async restored(id: string, leaseId: string): Promise<boolean> {
      const done = {
        processingState: 'succeeded',
        processingPct: 100,
        leaseId: null,
        leaseUntil: null,
        restoring: false,
      } as const
      const { ok } = await scope.commit([touch(id, done)], { require: [held(id, leaseId)] })
      return ok
    },

    touch,
    held,

    /** The writes that take a file's row away and leave the removal of its objects behind, which ends by itself. */
    removal({ id, storagePath }: FileRow): Write[] {
      const now = scope.now()
      const row = { id, storagePath, createdAt: now.toISOString(), attempts: 0, dueAt: now.getTime() }
      return [
        scope.told(scope.put(removals, [row]), []),
        scope.remove(files, eq(files.id, id), [{ table: 'files', event: 'delete', id, fileId: id }]),
      ]
    },
  }
}

const newerFirst = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)

function leaseIsFree(scope: Scope) {
  return or(isNull(files.leaseUntil), lt(files.leaseUntil, scope.now().getTime()))
}

/** How much of the record rests on it; a document that was not read yet has nothing there. */
export const countsOf = ({ counts }: Pick<FileRow, 'counts'>): FileCounts =>
  counts === null ? nothingRests : fileCountsShape.parse(counts)

export function toFileRecord(row: FileRow): FileRecord {
  return {
    id: row.id,
    user_id: row.userId,
    storage_path: row.storagePath,
    sha256: row.sha256,
    display_name: row.displayName,
    category: row.category,
    status: row.status,
    processing_state: row.processingState,
    processing_pct: row.processingPct,
    last_error: row.lastError,
    error_code: row.errorCode,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    detected_date: row.detectedDate,
    language: row.language,
    language_confidence: row.languageConfidence,
    doc_meta: row.docMeta === null ? null : docMetaShape.parse(row.docMeta),
    width: row.width,
    height: row.height,
    turn: row.turn,
    extraction_version: row.extractionVersion,
    engine: row.engine,
    engine_usage: row.engineUsage === null ? null : engineUsageShape.parse(row.engineUsage),
  }
}
