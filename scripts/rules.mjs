// `npm run rules`: proves of every row of a rule that it fires on its example and not on its counterexample, and that some case
// reads otherwise without it. A row of which that is not so has to go. Prints the rows and cases of each set.
import { build } from 'esbuild'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const tests = path.join(path.dirname(fileURLToPath(import.meta.url)), '../tests/rules')
// Beside the cases, which the sets look for from where they stand.
const outfile = path.join(tests, '.rules.mjs')
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
