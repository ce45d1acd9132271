import type { PageReading } from '../../core/document/page'

/** What the pages of one document gave, or why they gave nothing. */
export type Read =
  { readonly ok: true; readonly page: PageReading } | { readonly ok: false; readonly error: string }

/** More than the slowest page takes: one that hangs must not hold up all others for ever. */
const longestMs = 5 * 60_000

/** Asks the reader Worker. A refusal of the picture is a value; a reader that is down or died is an error, and retried. */
export function pageReader(reader: Fetcher) {
  return async (bytes: Uint8Array<ArrayBuffer>): Promise<Read> => {
    const response = await reader.fetch('https://reader/read', {
      method: 'POST',
      body: bytes,
      signal: AbortSignal.timeout(longestMs),
    })
    if (response.status === 422) {
      const { error } = await response.json<{ error: string }>()
      return { ok: false, error }
    }
    if (!response.ok) throw new ReaderError(response.status)
    return { ok: true, page: await response.json<PageReading>() }
  }
}

export class ReaderError extends Error {
  override readonly name = 'ReaderError'
  constructor(readonly status: number) {
    super(`the reader answered ${status}`)
  }
}
