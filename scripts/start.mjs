// `npm start`: builds, brings the databases up to date, serves, and says where.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
console.log('Building Chartlight…')
try {
  execFileSync(process.execPath, [path.join(here, 'build.mjs')], { stdio: 'inherit' })
} catch {
  process.exit(1)
}
process.argv[1] = path.join(here, 'serve.mjs')
await import('./serve.mjs')
