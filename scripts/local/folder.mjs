// The data folder before a server opens it: its owner's alone, writable, and with all that was in it before.
import { createHash, createHmac } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Fault } from './fault.mjs'

const header = 'SQLite format 3\0'
/** Of every database (sqlite.org/fileformat2.html §1.3, offsets 21 to 23): a runtime that meets others ends with a stack. */
const fractions = [64, 32, 32]

/**
 * Makes the folder, or takes it from everybody but its owner.
 * @param {string} dataDir
 */
export function secureFolder(dataDir) {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if ((statSync(dataDir).mode & 0o077) !== 0) closeToOthers(dataDir)
}

/** @param {string} dir */
function closeToOthers(dir) {
  chmodSync(dir, 0o700)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const at = path.join(dir, entry.name)
    if (entry.isDirectory()) closeToOthers(at)
    else if (entry.isFile()) chmodSync(at, 0o600)
  }
}

/**
 * A database by what to call it: its file within the folder, and where the objects lie that only it knows.
 * @typedef {Readonly<Record<string, { file: string, objects?: string }>>} Databases
 */

/**
 * Refuses a folder that has lost a database: it would open as an empty record.
 * @param {string} dataDir
 * @param {Databases} databases
 * @throws {Fault}
 */
export function refuseLosses(dataDir, databases) {
  const expected = expectedIn(dataDir, databases)
  for (const [name, { file }] of Object.entries(databases)) {
    const at = path.join(dataDir, file)
    if (expected.has(file) && !existsSync(at))
      throw new Fault(
        `The database of ${name} (${file}) is missing from ${dataDir}: restore it from a backup, since without it the record would look empty.`,
      )
    if (existsSync(at) && !isSqlite(at))
      throw new Fault(`The database of ${name} (${file}) in ${dataDir} is damaged: restore it from a backup.`)
  }
}

/**
 * What a folder had: what it lists; where it keeps no list yet, all that a first start made, if anything is there; and
 * in any case what knows the objects that are there.
 * @param {string} dataDir @param {Databases} databases
 */
function expectedIn(dataDir, databases) {
  const all = Object.values(databases)
  const first = all.filter(({ objects }) => objects === undefined)
  const used = first.some(({ file }) => existsSync(path.join(dataDir, file)))
  const known = all.filter(({ objects }) => {
    const at = objects && path.join(dataDir, objects)
    return at && existsSync(at) && readdirSync(at).length > 0
  })
  return new Set([...(listedIn(dataDir) ?? (used ? files(first) : [])), ...files(known)])
}

/**
 * Notes which databases there are, for the next start.
 * @param {string} dataDir @param {Databases} databases
 */
export function listContents(dataDir, databases) {
  const present = files(Object.values(databases)).filter((file) => existsSync(path.join(dataDir, file)))
  const all = [...new Set([...(listedIn(dataDir) ?? []), ...present])].sort()
  writeFileSync(path.join(dataDir, 'contents.json'), JSON.stringify(all), { mode: 0o600 })
}

/**
 * Whether a database was there, whole, when the folder was last served.
 * @param {string} dataDir @param {Databases} databases
 * @returns {(name: string) => boolean}
 */
export function wasWhole(dataDir, databases) {
  const listed = listedIn(dataDir)
  return (name) => listed?.includes(databases[name]?.file ?? '') ?? false
}

/** @param {readonly { file: string }[]} databases */
const files = (databases) => databases.map(({ file }) => file)

/** @param {string} dataDir @returns {string[] | null} */
function listedIn(dataDir) {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, 'contents.json'), 'utf8'))
  } catch {
    return null
  }
}

/** @param {string} file */
function isSqlite(file) {
  const read = Buffer.alloc(24)
  const opened = openSync(file, 'r')
  try {
    // One that was made and not written yet is empty.
    if (readSync(opened, read) === 0) return true
    const named = read.subarray(0, header.length).toString('latin1') === header
    return named && fractions.every((value, index) => read[21 + index] === value)
  } finally {
    closeSync(opened)
  }
}

/**
 * The file in which workerd keeps an object by its name: `idFromName` as the runtime computes it.
 * @param {string} uniqueKey @param {string} name
 */
export function objectFile(uniqueKey, name) {
  const key = createHash('sha256').update(uniqueKey).digest()
  const half = (/** @type {string | Buffer} */ of) =>
    createHmac('sha256', key).update(of).digest().subarray(0, 16)
  const first = half(name)
  return `${uniqueKey}/${Buffer.concat([first, half(first)]).toString('hex')}.sqlite`
}
