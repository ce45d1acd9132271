import type { PageReader } from '../adapters/ocr/reader'
import { describeError, log } from '../log'
import { takeBody } from './take-body'

/** The largest upload, and what stands about it. */
export const largestPage = 26 * 1024 * 1024
/** Above this the engine's memory, which never shrinks, is given back after the page. */
const keepBelowBytes = 48 * 1024 * 1024

/**
 * Answers `POST /read`, one page at a time, since two would not fit 128 MB; a body stays with its sender until its
 * turn. 200 with a PageReading; 422 `{error}` where the picture is at fault; 413 above `largestPage`; 500 where the
 * engine failed, which the next page does not feel: it gets a new one.
 */
export function servePages<Parts>(
  open: (parts: Parts) => Promise<PageReader>,
): (request: Request, parts: Parts) => Promise<Response> {
  let opened: PageReader | null = null
  let turn: Promise<unknown> = Promise.resolve()

  return (request, parts) => {
    const read = turn.then(() => readOne(request, parts))
    turn = read
    return read
  }

  async function readOne(request: Request, parts: Parts): Promise<Response> {
    const started = Date.now()
    try {
      const body = await takeBody(request, largestPage)
      if (!body.ok) return new Response(null, { status: body.status })
      opened ??= await open(parts)
      const result = await opened.read(body.bytes)
      if (opened.memoryBytes() > keepBelowBytes) drop()
      log('page.read', { ok: result.ok, ms: Date.now() - started })
      return result.ok ? Response.json(result.value) : Response.json({ error: result.error }, { status: 422 })
    } catch (error) {
      // An engine that failed may be in any state, so it is not asked to end in order.
      opened = null
      log('page.read_failed', describeError(error))
      return new Response(null, { status: 500 })
    }
  }

  function drop() {
    opened?.dispose()
    opened = null
  }
}
