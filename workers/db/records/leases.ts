import { and, eq, isNotNull, isNull, lt, or, sql, type InferSelectModel } from 'drizzle-orm'
import type { FailureCode } from '../../../core/records/failures'
import { extractionVersion } from '../../../core/extraction/version'
import { pagesAtOnce, type WaitingPage } from '../../../core/jobs/dispatch'
import { openFiles } from './files'
import { files } from './schema/files'
import type { Scope } from './scope'
import { among } from './statements'

type FileRow = InferSelectModel<typeof files>

/** As the partial index says it, letter by letter: SQLite uses it for nothing else. */
export const unfinished = sql`processing_state IN ('queued', 'running')`
const none = sql`0`
/** Those that somebody was woken for are few; more than these only after messages were lost by the dozen. */
const sentLimit = 20

/** Who reads which file, and who was woken for it. Times are ms since 1970. */
export function openLeases(scope: Scope) {
  const { touch, held } = openFiles(scope)
  const free = () => or(isNull(files.leaseUntil), lt(files.leaseUntil, scope.now().getTime()))
  const heldBy = (id: string, leaseId: string) => and(eq(files.id, id), eq(files.leaseId, leaseId)) ?? none

  return {
    /** Compare-and-set: true for exactly one of those who ask, until `until`. */
    async claim(id: string, leaseId: string, until: number): Promise<boolean> {
      const claimable = and(eq(files.id, id), unfinished, free()) ?? none
      const claimed = touch(id, { processingState: 'running', leaseId, leaseUntil: until })
      const { ok } = await scope.commit(
        [claimed, scope.note(files, eq(files.id, id), { attempts: sql`attempts + 1` })],
        { require: [scope.exists(files, claimable)] },
      )
      return ok
    },

    /** False when the lease has gone to somebody else, or the file is gone. No change: screens are told how far it is. */
    async renew(id: string, leaseId: string, pct: number, until: number): Promise<boolean> {
      const met = await scope.run(
        scope.note(files, heldBy(id, leaseId), { processingPct: pct, leaseUntil: until }),
      )
      return met > 0
    },

    /** Hands the file back for another try, for which the message that failed comes again. */
    async release(id: string, leaseId: string): Promise<boolean> {
      const sentAt = scope.now().getTime()
      const waiting = touch(id, { processingState: 'queued', leaseId: null, leaseUntil: null, sentAt })
      const { ok } = await scope.commit([waiting], { require: [held(id, leaseId)] })
      return ok
    },

    /** With no lease: what nobody holds and nobody could finish. */
    async fail(id: string, leaseId: string | null, code: FailureCode, words: string): Promise<boolean> {
      const failed: Partial<FileRow> = {
        status: 'failed',
        processingState: 'failed',
        errorCode: code,
        lastError: words,
        extractionVersion,
        leaseId: null,
        leaseUntil: null,
      }
      const holds =
        leaseId === null
          ? scope.exists(files, and(eq(files.id, id), unfinished, free()) ?? none)
          : held(id, leaseId)
      const { ok } = await scope.commit([touch(id, failed)], { require: [holds] })
      return ok
    },

    /**
     * The next pages to be read: those that somebody was woken for or reads, then the oldest of those that were never
     * read, then of those to be read again. No more than decide what to send, however many wait.
     */
    async line(): Promise<WaitingPage[]> {
      const heard = or(isNotNull(files.sentAt), isNotNull(files.leaseUntil))
      const unheard = (read: 'new' | 'again') =>
        scope.list(files, {
          where: and(
            unfinished,
            isNull(files.sentAt),
            isNull(files.leaseUntil),
            read === 'new' ? isNull(files.extractionVersion) : isNotNull(files.extractionVersion),
          ),
          order: [{ by: files.createdAt }],
          limit: pagesAtOnce + 1,
        })
      const rows = await Promise.all([
        scope.list(files, {
          where: and(unfinished, heard),
          order: [{ by: files.createdAt }],
          limit: sentLimit,
        }),
        unheard('new'),
        unheard('again'),
      ])
      return rows.flat().map(({ id, leaseUntil, sentAt, sends }) => ({ id, leaseUntil, sentAt, sends }))
    },

    /** A wake-up was sent for these; not for what has been read meanwhile. */
    async markSent(ids: readonly string[], at: number): Promise<void> {
      const waiting = and(among(files.id, ids), unfinished) ?? none
      await scope.run(scope.note(files, waiting, { sentAt: at, sends: sql`sends + 1` }))
    },
  }
}
