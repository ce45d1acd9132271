// `npm run vocabulary:import -- FILE`: loads an official ICD-10-CM or RxNorm release, downloaded by the operator, into
// the local vocabulary database; with `--sql OUT.sql` it writes the file that wrangler takes for a deployed one.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { openLocalData } from './local/data.mjs'
import { linesOf } from './vocabulary/lines.mjs'
import { loadTerms } from './vocabulary/load.mjs'
import { releaseOf, WrongFile } from './vocabulary/releases.mjs'
import { sqlOf } from './vocabulary/sql.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
const option = (name) => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}
const sqlFile = option('--sql')
const dataDir = option('--data-dir')
const [file] = args
let told = 0
if (!file || args.length > 1) {
  console.error('usage: npm run vocabulary:import -- FILE [--data-dir .data] [--sql OUT.sql]')
  console.error(
    'FILE: icd10cm_order_YYYY.txt, icd10cm_codes_YYYY.txt, a CSV of code and description, or RXNCONSO.RRF',
  )
  process.exit(2)
}

try {
  await run()
} catch (error) {
  if (!(error instanceof WrongFile) && error.code !== 'ENOENT') throw error
  console.error(error.code === 'ENOENT' ? `There is no file ${file}.` : error.message)
  process.exit(1)
}

async function run() {
  if (!statSync(file).isFile()) throw new WrongFile(`${file} is not a file.`)
  const release = releaseOf(await firstLines())
  const version = await digest()
  const source = {
    schema: readFileSync(path.join(root, 'workers/db/vocabulary/schema.sql'), 'utf8'),
    release,
    version,
    now: new Date().toISOString(),
  }
  console.log(`${path.basename(file)}: ${release.what}`)
  if (sqlFile) {
    await pipeline(Readable.from(sqlOf({ ...source, lines: linesOf(file) })), createWriteStream(sqlFile))
    console.log(`Now run: npx wrangler d1 execute VOCABULARY --remote --file ${sqlFile}`)
    return
  }
  const data = await openLocalData(dataDir)
  try {
    const database = await data.getD1Database('VOCABULARY')
    const result = await loadTerms(database, { ...source, lines: linesOf(file), progress: tell })
    console.log(
      result.already
        ? `Already imported: ${result.terms} terms.`
        : `${result.lines} lines read, ${result.terms} terms imported, ${result.unread} lines not understood.`,
    )
  } finally {
    await data.close()
  }
}

function tell(lines, terms) {
  if (terms - told < 10_000) return
  told = terms
  console.log(`  ${lines} lines, ${terms} terms`)
}

async function firstLines() {
  const lines = []
  for await (const line of linesOf(file)) if (lines.push(line) >= 50) break
  return lines
}

async function digest() {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
