/** One of the two isolates that a page passes through in production, as a thread of the bench: reading, or extraction. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import type { PageReading } from '../../core/document/page'
import { readDocument } from '../../core/document/read'
import { decide } from '../../core/extraction/decision'
import { extract } from '../../core/extraction/extract'
import { openReader } from '../../workers/adapters/ocr/reader'

const require = createRequire(import.meta.url)

/** Bytes of a picture to the `PageReading`; null where it cannot be read. */
async function reading(): Promise<(picture: Uint8Array) => Promise<PageReading | null>> {
  const reader = await openReader({
    wasmModule: new WebAssembly.Module(
      readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
    ),
    loadLanguage: async (language) => {
      const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
      return new Uint8Array(gunzipSync(readFileSync(file)))
    },
  })
  return async (picture) => {
    const read = await reader.read(picture)
    return read.ok ? read.value : null
  }
}

/** The facts of a page with the decision on each. */
const extraction = () => (page: PageReading) =>
  extract(readDocument(page)).map((entity) => ({ ...entity, decision: decide(entity).decision }))

const work = (workerData === 'reading' ? await reading() : extraction()) as (given: unknown) => unknown
parentPort?.on('message', (given: unknown) => {
  void (async () => parentPort?.postMessage(await work(given), []))()
})
