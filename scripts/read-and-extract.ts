/** Reading and extraction of one picture on Node, for the bench. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { readDocument } from '../core/document/read'
import { decide } from '../core/extraction/decision'
import { extract } from '../core/extraction/extract'
import { openReader } from '../workers/adapters/ocr/reader'

const require = createRequire(import.meta.url)

const reader = openReader({
  wasmModule: new WebAssembly.Module(
    readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  ),
  loadLanguage: async (language) => {
    const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
    return new Uint8Array(gunzipSync(readFileSync(file)))
  },
})

/** The facts of a page with the decision on each; none where the page cannot be read. */
export async function readAndExtract(picture: Uint8Array) {
  const read = await (await reader).read(new Uint8Array(picture))
  if (!read.ok) return []
  return extract(readDocument(read.value)).map((entity) => ({ ...entity, decision: decide(entity).decision }))
}
