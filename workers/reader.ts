import wasmModule from 'tesseract.js-core/tesseract-core-simd-lstm.wasm'
import { openReader, type PageReader } from './adapters/ocr/reader'
import { describeError, log } from './log'

interface ReaderEnv {
  /** Tesseract's trained data as static assets. */
  readonly LANGUAGES: Fetcher
}

/** Above this the engine's memory, which never shrinks, is given back after the page. */
const keepBelowBytes = 48 * 1024 * 1024

let opened: Promise<PageReader> | null = null
let queue: Promise<unknown> = Promise.resolve()

/** Reads pages: `POST /read` with a picture → 200 and a PageReading, 422 `{error}` where the picture is at fault. */
export default {
  async fetch(request, env) {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/read')
      return new Response(null, { status: 404 })
    const bytes = new Uint8Array(await request.arrayBuffer())
    // One page at a time: two would not fit 128 MB.
    const read = queue.then(() => readOne(env, bytes))
    queue = read.catch(() => {})
    return read
  },
} satisfies ExportedHandler<ReaderEnv>

async function readOne(env: ReaderEnv, bytes: Uint8Array): Promise<Response> {
  const started = Date.now()
  try {
    opened ??= openReader({ wasmModule, loadLanguage: (language) => loadLanguage(env, language) })
    const reader = await opened
    const result = await reader.read(bytes)
    if (reader.memoryBytes() > keepBelowBytes) drop(reader)
    log('page.read', { ok: result.ok, ms: Date.now() - started })
    return result.ok ? Response.json(result.value) : Response.json({ error: result.error }, { status: 422 })
  } catch (error) {
    // An engine that failed may be in any state: the next page gets a new one.
    opened = null
    log('page.read_failed', describeError(error))
    return new Response(null, { status: 500 })
  }
}

function drop(reader: PageReader) {
  reader.dispose()
  opened = null
}

async function loadLanguage(env: ReaderEnv, language: string): Promise<Uint8Array> {
  const response = await env.LANGUAGES.fetch(`https://languages/${language}.traineddata`)
  if (!response.ok) throw new Error(`no trained data for ${language}`)
  return new Uint8Array(await response.arrayBuffer())
}
