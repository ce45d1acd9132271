import { importText } from '../../core/import/faults'
import { maxBytes } from '../../core/records/upload'
import { Refusal } from './refusal'

/** Of every body but an upload's. */
const bodyBytes = 64 * 1024
/** Of an upload: the file, and what the form says around it. */
const formBytes = maxBytes + bodyBytes

/** Of an archive: what Cloudflare lets through is 100 MB, and the browser's own words stand about it. */
const archiveBytes = 95 * 1024 * 1024

/** A body that is refused is still read to its end, so that its sender hears why, but not beyond this. */
const drainBytes = 128 * 1024 * 1024
const drainMs = 20_000
/** A whole small body; the next piece of a large one, and all of it. */
const smallMs = 10_000
const pieceMs = 15_000
const largeMs = 10 * 60_000
const pieceBytes = 64 * 1024

type Taken =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly why: Refusal }
/** The next piece of a body; null at its end. */
type Reader = () => Promise<Uint8Array | null>

const tooSlow = () => new Refusal(408, 'too_slow', 'The request took too long to arrive. Please try again.')

const tooLarge = () => new Refusal(413, 'too_large', 'The request is too large (max 64KB).')
const archiveTooLarge = () => new Refusal(413, 'too_large_export', importText.too_large_export)
const fileTooLarge = () => new Refusal(413, 'too_large', 'File too large (max 25MB)')

/** All of a small body, counted as it comes, whatever length it declares. Null: there is none. */
export async function takeBody(request: Request): Promise<Taken | null> {
  if (!request.body) return null
  if (declaredBytes(request) > bodyBytes) {
    await drain(readerOf(request.body))
    return { ok: false, why: tooLarge() }
  }
  const reader = readerOf(request.body)
  const pieces: Uint8Array[] = []
  const until = Date.now() + smallMs
  let size = 0
  for (;;) {
    const piece = await nextPiece(reader, until - Date.now())
    if (piece === 'slow') return { ok: false, why: tooSlow() }
    if (piece === null) return { ok: true, bytes: join(pieces, size) }
    size += piece.byteLength
    if (size > bodyBytes) {
      await drain(reader)
      return { ok: false, why: tooLarge() }
    }
    pieces.push(piece)
  }
}

type TakenForm =
  /** Null: there is no form, or a broken one. */
  { readonly ok: true; readonly value: FormData | null } | { readonly ok: false; readonly why: Refusal }

/** A form that carries a file, counted as it comes. */
export async function takeForm(request: Request): Promise<TakenForm> {
  if (!request.body) return { ok: true, value: null }
  const reader = readerOf(request.body)
  if (declaredBytes(request) > formBytes) {
    await drain(reader)
    return { ok: false, why: fileTooLarge() }
  }
  let refusal: Refusal | null = null
  let size = 0
  const until = Date.now() + largeMs
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await nextPiece(reader, Math.min(pieceMs, until - Date.now()))
      if (piece === null) return controller.close()
      if (piece === 'slow') refusal = tooSlow()
      else if ((size += piece.byteLength) > formBytes) refusal = fileTooLarge()
      if (refusal) controller.error(new Error(refusal.code))
      else controller.enqueue(piece as Uint8Array)
    },
  })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(counted, { headers }).formData().catch(() => null)
  if (!form) await drain(reader)
  return refusal ? { ok: false, why: refusal } : { ok: true, value: form }
}

/** A large body as it comes; once its pieces have ended, `refusal` says whether they ended early, and why. */
export interface TakenPieces {
  readonly pieces: () => AsyncGenerator<Uint8Array>
  readonly refusal: () => Refusal | null
}

export function takePieces(request: Request): TakenPieces {
  let refusal: Refusal | null = null
  async function* pieces(): AsyncGenerator<Uint8Array> {
    if (!request.body) return
    const reader = readerOf(request.body)
    const until = Date.now() + largeMs
    let size = 0
    for (;;) {
      const piece = await nextPiece(reader, Math.min(pieceMs, until - Date.now()))
      if (piece === null) return
      if (piece === 'slow') refusal = tooSlow()
      else if ((size += piece.byteLength) > archiveBytes) refusal = archiveTooLarge()
      if (piece === 'slow') return
      if (refusal) return drain(reader)
      yield piece
    }
  }
  return { pieces, refusal: () => refusal }
}

/** What of a body nobody wanted is left; without it the connection breaks before the answer is heard. */
export async function drainRest(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await drain(readerOf(request.body))
}

async function drain(reader: Reader): Promise<void> {
  const until = Date.now() + drainMs
  for (let size = 0; size <= drainBytes;) {
    const piece = await nextPiece(reader, until - Date.now())
    if (piece === null || piece === 'slow') return
    size += piece.byteLength
  }
}

/** A body that breaks off ends. */
async function nextPiece(reader: Reader, withinMs: number): Promise<Uint8Array | 'slow' | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const slow = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), Math.max(0, withinMs))
  })
  try {
    return await Promise.race([reader(), slow])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** Left to itself, the runtime hands a body out 4 KB at a time: ten thousand turns for one large picture. */
function readerOf(body: ReadableStream<Uint8Array>): Reader {
  const reader = byteReader(body)
  if (!reader) {
    const plain = body.getReader()
    return async () => (await plain.read()).value ?? null
  }
  return async () => {
    const { value, done } = await reader.readAtLeast(pieceBytes, new Uint8Array(2 * pieceBytes))
    return done && !value?.byteLength ? null : (value ?? null)
  }
}

/** The runtime's own addition: waits until there are so many bytes, or the end. */
interface NativeReader {
  readAtLeast(
    bytes: number,
    into: Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>
}

/** Null where the stream is no native one, which cannot be read so. */
function byteReader(body: ReadableStream<Uint8Array>): NativeReader | null {
  try {
    const reader = body.getReader({ mode: 'byob' })
    if ('readAtLeast' in reader) return reader as unknown as NativeReader
    reader.releaseLock()
  } catch {
    // Told by the null.
  }
  return null
}

function declaredBytes(request: Request): number {
  return Number(request.headers.get('content-length') ?? 0)
}

function join(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
