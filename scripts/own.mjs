// What a command starts and makes for itself goes with it, however it ends: by itself, by an error or at a signal.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { spawnServer, startServer } from './server-process.mjs'

/** @import { ChildProcess } from 'node:child_process' */
/** @import { ServerOptions } from './server-process.mjs' */

/** @type {(() => void)[]} */
const ends = []
const signals = /** @type {const} */ ({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })

/** Called when this process ends, the newest first; nothing that it promises is waited for. @param {() => void} end */
export function atEnd(end) {
  if (ends.length === 0) {
    process.once('exit', () => {
      for (const one of ends.toReversed()) one()
    })
    for (const [signal, number] of Object.entries(signals))
      process.once(signal, () => process.exit(128 + number))
  }
  ends.push(end)
}

/** An empty one. @param {string} name what it is for */
export function ownFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `chartlight-${name}-`))
  // Whoever was killed just now may still be writing there.
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

/** Its group, runtimes and all. @param {ChildProcess} child @returns {ChildProcess} */
export function ownGroup(child) {
  atEnd(() => {
    const { pid, exitCode, signalCode } = child
    // The number of one that has ended may be somebody else's.
    if (pid === undefined || exitCode !== null || signalCode !== null) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It ended, and this process had no time yet to be told.
    }
  })
  return child
}

/** The built app on a data folder. @param {ServerOptions} options */
export const ownServer = (options) => startServer(options, ownGroup)

/** One that nobody waits for. @param {ServerOptions} options */
export function spawnOwnServer(options) {
  const spawned = spawnServer(options)
  ownGroup(spawned.child)
  return spawned
}
