// One server on a data folder: a file with its owner's process id.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Fault } from './fault.mjs'
import { identityOf } from './identity.mjs'

/** How long another may take to write its name into a lock that it just made. */
const patience = 40
const pause = (ms = 25) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/**
 * Takes the folder, also from an owner that is no more.
 * @param {string} dataDir
 * @returns {{ release: () => void }}
 * @throws {Fault} where another server has it.
 */
export function takeLock(dataDir) {
  const file = path.join(dataDir, 'server.lock')
  const own = JSON.stringify({ pid: process.pid, started: identityOf(process.pid) })
  for (let look = 0; look < patience; look += 1) {
    if (writeNew(file, own)) return { release: () => releaseOwn(file, own) }
    const held = readOr(file, '')
    const owner = ownerOf(held)
    if (owner && isAlive(owner))
      throw new Fault(
        `Another Chartlight (process ${owner.pid}) has the data folder ${dataDir} open: stop it first, or set DATA_DIR to another.`,
      )
    if (owner || look > patience / 2) takeAway(file, held, own)
    pause()
  }
  throw new Fault(`The data folder ${dataDir} stayed locked: delete server.lock in it if nothing uses it.`)
}

/**
 * Of several that find one stale lock, one removes it: who makes the claim that is named for the lock's content, and
 * finds the lock still to be that.
 * @param {string} file @param {string} held @param {string} own
 */
function takeAway(file, held, own) {
  const claim = `${file}.${createHash('sha256').update(held).digest('hex').slice(0, 12)}`
  if (!writeNew(claim, own)) {
    const claimant = ownerOf(readOr(claim, ''))
    if (claimant && !isAlive(claimant)) rmSync(claim, { force: true })
    return
  }
  try {
    if (readOr(file, '') === held) rmSync(file, { force: true })
  } finally {
    rmSync(claim, { force: true })
  }
}

/** @param {string} file @param {string} own */
function releaseOwn(file, own) {
  if (readOr(file, '') === own) rmSync(file, { force: true })
}

/** @param {{ pid: number, started: string | null }} owner */
function isAlive({ pid, started }) {
  const now = identityOf(pid)
  return now !== null && (started === null || now === started)
}

/** @param {string} text @returns {{ pid: number, started: string | null } | null} */
function ownerOf(text) {
  try {
    const { pid, started } = JSON.parse(text)
    return Number.isInteger(pid) ? { pid, started } : null
  } catch {
    return null
  }
}

/** False when the file is there already. @param {string} file @param {string} text */
function writeNew(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file @param {string} otherwise */
function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}
