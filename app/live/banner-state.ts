import type { FileRecord } from '#core/records/file'

/** What the banner needs of a file. */
export type BannerFile = Pick<
  FileRecord,
  'id' | 'display_name' | 'processing_state' | 'processing_pct' | 'last_error' | 'error_code'
> & {
  /** Touched within the last 30 seconds, by the server's clock. */
  readonly recent: boolean
}

/** A file that the banner follows; a completed one says so and goes. */
export interface BannerItem {
  readonly file: BannerFile
  readonly phase: 'processing' | 'failed' | 'completed'
}

const bannerLimit = 10
const recentMs = 30_000

export function toBannerFile(file: FileRecord, now: number): BannerFile {
  const { id, display_name, processing_state, processing_pct, last_error, error_code, updated_at } = file
  const recent = now - Date.parse(updated_at) <= recentMs
  return { id, display_name, processing_state, processing_pct, last_error, error_code, recent }
}

/**
 * What the banner follows after the files (newest first) were read: what is being read, what was being read when they
 * were read before, and at first also what ended within the last 30 seconds. `gone` were shown to their end.
 */
export function followFiles(
  before: readonly BannerItem[] | null,
  files: readonly BannerFile[],
  gone: ReadonlySet<string>,
): BannerItem[] {
  const followed = new Set(before?.map(({ file }) => file.id))
  return files.slice(0, bannerLimit).flatMap((file): BannerItem[] => {
    const phase = phaseOf(file)
    if (phase === 'processing') return [{ file, phase }]
    const known = followed.has(file.id) || (before === null && file.recent)
    return known && !gone.has(file.id) ? [{ file, phase }] : []
  })
}

/** What was shown to its end or dismissed, but for what is being read once more. */
export function stillGone(gone: ReadonlySet<string>, files: readonly BannerFile[]): ReadonlySet<string> {
  const again = files.filter((file) => gone.has(file.id) && phaseOf(file) === 'processing')
  return again.length === 0 ? gone : new Set([...gone].filter((id) => again.every((file) => file.id !== id)))
}

function phaseOf({ processing_state: state }: BannerFile): BannerItem['phase'] {
  if (state === 'queued' || state === 'running') return 'processing'
  return state === 'failed' ? 'failed' : 'completed'
}

/** The newest file that is being read, else the newest that waits for it; else what just ended, failures first, as those have something to say. */
export function headOf(items: readonly BannerItem[]): BannerItem | null {
  const first = (phase: BannerItem['phase']) => items.find((item) => item.phase === phase)
  const read = items.find(({ file }) => file.processing_state === 'running')
  return read ?? first('processing') ?? first('failed') ?? first('completed') ?? null
}
