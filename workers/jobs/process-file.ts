import type { PageReading } from '../../core/document/page'
import { failureText, isFailureCode, type FailureCode } from '../../core/records/failures'
import type { FileRow } from '../db/records/files'
import type { Extraction } from '../db/records/extraction'
import { withHeartbeat } from './heartbeat'

const leaseMs = 60_000
/** A language model may take longer than a lease. */
const beatMs = 20_000
/** A page that takes its consumer down with it must stop some day. */
const maxAttempts = 8

/** What the pages of one document gave, or why they gave nothing. */
export type Read =
  { readonly ok: true; readonly page: PageReading } | { readonly ok: false; readonly error: string }

export interface ProcessDeps {
  readonly files: {
    find(id: string): Promise<FileRow | null>
    claim(id: string, leaseId: string, until: number): Promise<boolean>
    progress(id: string, leaseId: string, pct: number, until: number): Promise<boolean>
    release(id: string, leaseId: string): Promise<boolean>
    fail(id: string, leaseId: string | null, code: string, words: string): Promise<boolean>
  }
  readonly loadPicture: (file: FileRow) => Promise<Uint8Array<ArrayBuffer> | null>
  readonly loadPage: (file: FileRow) => Promise<PageReading | null>
  readonly storePage: (file: FileRow, page: PageReading) => Promise<void>
  readonly readPicture: (bytes: Uint8Array<ArrayBuffer>) => Promise<Read>
  /** Null where the page is not a medical one. */
  readonly extract: (file: FileRow, page: PageReading, signal: AbortSignal) => Promise<Extraction | null>
  readonly save: (file: FileRow, leaseId: string, extraction: Extraction) => Promise<boolean>
  readonly now: () => number
  readonly newLeaseId: () => string
}

/**
 * Reads one file. Each step's result is stored before the next, so a retry resumes; the lease makes it one
 * consumer's, and everything it writes is refused once the lease went to another.
 */
export async function processFile(deps: ProcessDeps, fileId: string): Promise<'done' | 'skipped'> {
  const file = await deps.files.find(fileId)
  if (!file || (file.processingState !== 'queued' && file.processingState !== 'running')) return 'skipped'
  const leaseId = deps.newLeaseId()
  if (!(await deps.files.claim(fileId, leaseId, deps.now() + leaseMs))) return 'skipped'
  try {
    return await readClaimed(deps, file, leaseId)
  } catch (error) {
    // Free for the next try at once, not only when the lease runs out.
    await deps.files.release(fileId, leaseId)
    throw error
  }
}

async function readClaimed(deps: ProcessDeps, file: FileRow, leaseId: string): Promise<'done' | 'skipped'> {
  const fileId = file.id
  const until = () => deps.now() + leaseMs
  const fail = async (code: FailureCode) => {
    await deps.files.fail(fileId, leaseId, code, failureText[code])
    return 'done' as const
  }
  if (file.attempts >= maxAttempts) return fail('gave_up')
  const step = (pct: number) => deps.files.progress(fileId, leaseId, pct, until())

  let page = await deps.loadPage(file)
  if (!page) {
    await step(10)
    const bytes = await deps.loadPicture(file)
    if (!bytes) return fail('missing_object')
    if (!(await step(20))) return 'skipped'
    const read = await deps.readPicture(bytes)
    if (!read.ok) return fail(isFailureCode(read.error) ? read.error : 'damaged_image')
    page = read.page
    await deps.storePage(file, page)
  }
  if (!(await step(75))) return 'skipped'
  const words = page
  const extraction = await withHeartbeat(
    () => step(75),
    beatMs,
    (signal) => deps.extract(file, words, signal),
  )
  if (!extraction) return fail('not_medical')
  if (!(await step(90))) return 'skipped'
  return (await deps.save(file, leaseId, extraction)) ? 'done' : 'skipped'
}
