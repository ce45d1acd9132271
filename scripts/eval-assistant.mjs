// `npm run eval:assistant`: asks the sample record all forms of questions, and prints by language how many were understood,
// how many of those were answered with the right facts, each that was not, and how many statements name no source.
import { build } from 'esbuild'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const tests = path.join(path.dirname(fileURLToPath(import.meta.url)), '../tests/unit/assistant')
// Beside the questions, which are looked for from where it stands.
const outfile = path.join(tests, '.print.mjs')
try {
  await build({
    entryPoints: [path.join(tests, 'print.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  })
  await import(pathToFileURL(outfile).href)
} finally {
  rmSync(outfile, { force: true })
}
