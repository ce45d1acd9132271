import type { PageReading } from '../../core/document/page'
import type { Sheet } from '../../core/paper/geometry'
import type { Fact } from '../../core/records/fact'
import { isFailureCode, type FailureCode } from '../../core/records/failures'
import type { FileRow } from '../db/records/files'
import type { Extraction } from '../db/records/extraction'
import type { Read } from '../adapters/page-reader'
import { takeLease, type Lease, type LeaseDeps } from './lease'

/** A page that takes its consumer down with it must stop some day. */
const maxAttempts = 8

export interface ProcessDeps extends LeaseDeps {
  readonly find: (fileId: string) => Promise<FileRow | null>
  /** The reader takes one page at a time; `work` runs when this one's turn has come. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  readonly loadPicture: (file: FileRow) => Promise<Uint8Array<ArrayBuffer> | null>
  readonly readPicture: (bytes: Uint8Array<ArrayBuffer>) => Promise<Read>
  readonly loadPage: (file: FileRow) => Promise<PageReading | null>
  readonly storePage: (file: FileRow, page: PageReading) => Promise<void>
  /** All that was made of a file. */
  readonly removeMade: (file: FileRow) => Promise<void>
  /** Makes the smaller pictures of a page that has none yet, and stores them. */
  readonly storeSmaller: (file: FileRow) => Promise<void>
  /** Cuts the strips of what was read, and stores them. */
  readonly storeStrips: (file: FileRow, sheet: Sheet, facts: readonly Fact[]) => Promise<void>
  readonly factsOf: (fileId: string) => Promise<readonly Fact[]>
  readonly restored: (fileId: string, leaseId: string) => Promise<boolean>
  /** Null where the page is not a medical one. */
  readonly extract: (file: FileRow, page: PageReading, signal: AbortSignal) => Promise<Extraction | null>
  readonly save: (fileId: string, leaseId: string, extraction: Extraction) => Promise<boolean>
}

/**
 * Reads one file. Each step's result is stored before the next, so a retry resumes; the lease makes it one
 * consumer's, is renewed until the facts are saved, and what is written after it was lost is refused.
 */
export async function processFile(deps: ProcessDeps, fileId: string): Promise<'done' | 'skipped'> {
  const file = await deps.find(fileId)
  if (!file || (file.processingState !== 'queued' && file.processingState !== 'running')) return 'skipped'
  const lease = await takeLease(deps, fileId)
  if (!lease) return 'skipped'
  try {
    if (await lease.during((signal) => readClaimed(deps, file, lease, signal))) return 'done'
  } catch (error) {
    // What fails on a page that was deleted meanwhile, or is another's by now, is nobody's trouble.
    if (await lease.release()) throw error
  }
  // Deleted as its things were being stored: the removal may have looked already.
  if (!(await deps.find(fileId))) await deps.removeMade(file)
  return 'skipped'
}

/** False when the lease was lost on the way. */
async function readClaimed(
  deps: ProcessDeps,
  file: FileRow,
  lease: Lease,
  signal: AbortSignal,
): Promise<boolean> {
  if (file.restoring) return restore(deps, file, lease)
  if (file.attempts >= maxAttempts) return lease.fail('gave_up')
  await deps.storeSmaller(file)
  const stored = await deps.loadPage(file)
  const read = stored ? { ok: true as const, page: stored } : await readPage(deps, file, lease)
  if (!read.ok) return read.because !== 'lost' && lease.fail(read.because)
  if (!(await lease.step(75))) return false
  const extraction = await deps.extract(file, read.page, signal)
  if (!extraction) return lease.fail('not_medical')
  if (!(await lease.step(90))) return false
  await deps.storeStrips(file, { ...read.page.source, turn: read.page.turn }, extraction.facts)
  return deps.save(file.id, lease.id, extraction)
}

/** Draws anew what is cut from the picture; what the page said is in the record. Undrawable, it stands without. */
async function restore(deps: ProcessDeps, file: FileRow, lease: Lease): Promise<boolean> {
  if (file.attempts < maxAttempts) {
    await deps.storeSmaller(file)
    if (!(await lease.step(50))) return false
    await deps.storeStrips(file, file, await deps.factsOf(file.id))
  }
  return deps.restored(file.id, lease.id)
}

type Words =
  | { readonly ok: true; readonly page: PageReading }
  | { readonly ok: false; readonly because: FailureCode | 'lost' }

const lost = { ok: false, because: 'lost' } as const

/** The words of a page, kept for every later reading. */
async function readPage(deps: ProcessDeps, file: FileRow, lease: Lease): Promise<Words> {
  await lease.step(10)
  const words = await deps.inTurn((): Promise<Words> => readInTurn(deps, file, lease))
  if (!words.ok) return words
  if (!(await lease.step(70))) return lost
  await deps.storePage(file, words.page)
  return words
}

async function readInTurn(deps: ProcessDeps, file: FileRow, lease: Lease): Promise<Words> {
  // It may have waited long: a file that was deleted meanwhile is not read.
  if (!(await lease.step(20))) return lost
  const bytes = await deps.loadPicture(file)
  if (!bytes) return { ok: false, because: 'missing_object' }
  const read = await deps.readPicture(bytes)
  if (read.ok) return read
  return { ok: false, because: isFailureCode(read.error) ? read.error : 'damaged_image' }
}
