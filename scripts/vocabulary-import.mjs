// `npm run vocabulary:import -- FILE`: loads an official release of ICD-10-CM, RxNorm, LOINC, ATC or NDC, downloaded by
// the operator, into the local vocabulary database, and prints the built-in codes that it does not have or has retired;
// with `--sql OUT.sql` it writes the file that wrangler takes for a deployed one, with `--check` it only compares.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { openLocalData } from './local/data.mjs'
import { builtInCodes, notInRelease } from './vocabulary/built-in.mjs'
import { linesOf } from './vocabulary/lines.mjs'
import { loadTerms } from './vocabulary/load.mjs'
import { expected, releaseOf, WrongFile } from './vocabulary/releases.mjs'
import { sqlOf } from './vocabulary/sql.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
const option = (/** @type {string} */ name) => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}
const flag = (/** @type {string} */ name) => {
  const at = args.indexOf(name)
  return at >= 0 && args.splice(at, 1).length > 0
}
const sqlFile = option('--sql')
const system = option('--system')
const onlyCheck = flag('--check')
const dataDir = option('--data-dir')
const [file] = args
let told = 0
if (!file || args.length > 1) {
  console.error(
    'usage: npm run vocabulary:import -- FILE [--check] [--system ATC] [--data-dir .data] [--sql OUT.sql]',
  )
  console.error(`FILE: ${expected}`)
  process.exit(2)
}

try {
  await run(file)
} catch (error) {
  if (error instanceof WrongFile) console.error(error.message)
  else if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    console.error(`There is no file ${file}.`)
  else throw error
  process.exit(1)
}

/** @param {string} file */
async function run(file) {
  if (!statSync(file).isFile()) throw new WrongFile(`${file} is not a file.`)
  const release = releaseOf(await firstLines(file), system)
  console.log(`${path.basename(file)}: ${release.what}`)
  await compare(release, file)
  if (onlyCheck) return
  const version = await digest(file)
  const source = {
    schema: readFileSync(path.join(root, 'workers/db/vocabulary/schema.sql'), 'utf8'),
    release,
    version,
    now: new Date().toISOString(),
  }
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

/**
 * Which edition the built-in codes are of is told in core/vocabulary/editions.ts.
 * @param {import('./vocabulary/releases.mjs').Release} release @param {string} file
 */
async function compare(release, file) {
  const builtIn = await builtInCodes(release.system)
  if (builtIn.length === 0) return
  const strange = await notInRelease(builtIn, release, linesOf(file))
  console.log(`${builtIn.length} built-in codes, ${strange.length} of them not in this release or retired.`)
  for (const { code, name } of strange) console.log(`  ${code}  ${name}`)
}

/** @param {number} lines @param {number} terms so far */
function tell(lines, terms) {
  if (terms - told < 10_000) return
  told = terms
  console.log(`  ${lines} lines, ${terms} terms`)
}

/** @param {string} file */
async function firstLines(file) {
  const lines = []
  for await (const line of linesOf(file)) if (lines.push(line) >= 50) break
  return lines
}

/** SHA-256. @param {string} file */
async function digest(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
