import wasmModule from 'tesseract.js-core/tesseract-core-simd-lstm.wasm'
import { openReader } from './adapters/ocr/reader'
import { servePages } from './reader/serve-pages'

interface ReaderEnv {
  /** Tesseract's trained data as static assets. */
  readonly LANGUAGES: Fetcher
}

const readPage = servePages((env: ReaderEnv) =>
  openReader({ wasmModule, loadLanguage: (language) => loadLanguage(env, language) }),
)

/** Reads pages: `POST /read` with a picture. */
export default {
  async fetch(request, env) {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/read')
      return new Response(null, { status: 404 })
    return readPage(request, env)
  },
} satisfies ExportedHandler<ReaderEnv>

async function loadLanguage(env: ReaderEnv, language: string): Promise<Uint8Array> {
  const response = await env.LANGUAGES.fetch(`https://languages/${language}.traineddata`)
  if (!response.ok) throw new Error(`no trained data for ${language}`)
  return new Uint8Array(await response.arrayBuffer())
}
