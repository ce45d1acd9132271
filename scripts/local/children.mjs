// The runtimes that a server starts: known by their process ids, so that none outlives it.
import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { identityOf, isRuntimeOf } from './identity.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const posix = process.platform !== 'win32'
const prefix = 'server.children.'
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Ends the runtimes that a server left behind which was killed. Only under the lock, which says that it is gone.
 * @param {string} dataDir
 */
export async function endStrays(dataDir) {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(prefix))) {
    const file = path.join(dataDir, name)
    const strays = pidsIn(file).filter((pid) => isRuntimeOf(pid, dataDir))
    for (const pid of strays) end(pid)
    for (let look = 0; look < 200 && strays.some((pid) => identityOf(pid) !== null); look += 1)
      await pause(25)
    rmSync(file, { force: true })
  }
}

/**
 * From here on every runtime that Miniflare starts is noted in the folder, and ended when this process is no more,
 * however it ended: a helper of its own waits for the end of a pipe that only this process holds.
 * @param {string} dataDir
 * @returns {{ pids: () => number[], forget: () => void }}
 */
export function watchChildren(dataDir) {
  const file = path.join(dataDir, `${prefix}${process.pid}`)
  closeSync(openSync(file, 'w', 0o600))
  process.env.CHARTLIGHT_DATA = dataDir
  if (!posix) return { pids: () => [], forget: () => rmSync(file, { force: true }) }
  const require = createRequire(createRequire(import.meta.url).resolve('miniflare'))
  process.env.CHARTLIGHT_CHILDREN = file
  process.env.CHARTLIGHT_WORKERD ??= process.env.MINIFLARE_WORKERD_PATH ?? require('workerd').default
  process.env.MINIFLARE_WORKERD_PATH = path.join(here, 'workerd.sh')
  const minder = spawn('/bin/sh', [path.join(here, 'minder.sh'), file], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const held = /** @type {import('node:net').Socket} */ (minder.stdin)
  held.unref()
  minder.unref()
  return {
    pids: () => pidsIn(file).filter((pid) => isRuntimeOf(pid, dataDir)),
    forget: () => rmSync(file, { force: true }),
  }
}

/** @param {string} file */
function pidsIn(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 1)
}

/** @param {number} pid */
function end(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}
