// `npm run fuzz -- --seed S --pages N [--noise] [--shrink] [--show SEED]`: generated pages through the extraction, their
// figures by feature of the layout. Bundled first, so that nothing is transformed while pages are timed.
import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'))
const outfile = path.join(folder, 'fuzz.mjs')
try {
  await build({
    entryPoints: [path.join(root, 'tests/layouts/fuzz.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  })
  await import(pathToFileURL(outfile).href)
} finally {
  rmSync(folder, { recursive: true })
}
