/**
 * Reads pictures of pages and writes what was read, for looking at the reader by itself:
 *   read-page FILE... [--out FOLDER]
 * Prints a line a page; with --out writes FOLDER/NAME.json (a `PageReading`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openReader } from '../workers/adapters/ocr/reader'

const require = createRequire(import.meta.url)

const args = process.argv.slice(2)
const at = args.indexOf('--out')
const out = at < 0 ? null : (args[at + 1] ?? '.')
const files = args.filter((_name: string, i: number) => at < 0 || (i !== at && i !== at + 1))

const wasm = readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'))
const reader = await openReader({
  wasmModule: await WebAssembly.compile(wasm),
  loadLanguage: async (language) => {
    const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
    return new Uint8Array(gunzipSync(readFileSync(file)))
  },
})
if (out) mkdirSync(out, { recursive: true })
for (const file of files) {
  const before = process.cpuUsage()
  const result = await reader.read(new Uint8Array(readFileSync(file)))
  const { user, system } = process.cpuUsage(before)
  const seconds = ((user + system) / 1e6).toFixed(2)
  const name = basename(file, extname(file))
  if (!result.ok) {
    console.log(`${name}  ${result.error}  ${seconds} s`)
    continue
  }
  const { words, script, turn, frame } = result.value
  const mean = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  console.log(
    `${name}  ${script}  turn ${turn}  ${frame.width}x${frame.height}  ${words.length} words  ` +
      `confidence ${mean.toFixed(3)}  ${seconds} s`,
  )
  if (out) writeFileSync(join(out, `${name}.json`), JSON.stringify(result.value))
}
reader.dispose()
