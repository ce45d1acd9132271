// The built app as a process of its own, for the commands and tests that start, kill and measure it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

/** @typedef {{ port: number, dataDir: string, env?: Record<string, string> }} ServerOptions */
/** @typedef {Awaited<ReturnType<typeof startServer>>} ServerProcess `ended`: with its exit code, null where a signal ended it */

/**
 * Resolves when it serves.
 * @param {ServerOptions} options
 * @param {(child: import('node:child_process').ChildProcess) => void} [spawned] told of its process as soon as there is one
 */
export async function startServer(options, spawned) {
  const { child, ended, log } = spawnServer(options)
  spawned?.(child)
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready') && resolve(null))
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${log().slice(-2000)}`)))
  })
  return {
    url: `http://localhost:${options.port}`,
    pid: /** @type {number} a process that has spoken has one */ (child.pid),
    log,
    ended,
    /** As a power cut would: nobody gets to clean up. */
    kill: () => end(child, ended, 'SIGKILL'),
    stop: () => end(child, ended, 'SIGTERM'),
  }
}

/** A start that is to fail: how it ended, and what it said. @param {ServerOptions} options */
export async function failToStart(options) {
  const { child, ended, log } = spawnServer(options)
  child.stdout.on('data', (chunk) => String(chunk).includes('is ready') && child.kill('SIGTERM'))
  return { code: await ended, said: log() }
}

/** @param {ServerOptions} options */
export function spawnServer({ port, dataDir, env = {} }) {
  // A process group, so that a kill takes the runtimes with it, as a power cut would.
  const child = spawn(
    path.join(root, 'node_modules/.bin/node'),
    [path.join(root, 'scripts/start.mjs'), '--built'],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ACCESS_PASSWORD: 'welcome', ...env },
    },
  )
  /** @type {string[]} */
  const lines = []
  child.stderr.on('data', (chunk) => lines.push(String(chunk)))
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve))
  return { child, ended, log: () => lines.join('') }
}

/** @param {import('node:child_process').ChildProcess} child @param {Promise<number | null>} ended @param {'SIGKILL' | 'SIGTERM'} signal */
async function end(child, ended, signal) {
  const pid = child.pid ?? 0
  if (child.exitCode === null && child.signalCode === null)
    process.kill(signal === 'SIGKILL' ? -pid : pid, signal)
  const code = await ended
  // Whoever of the group outlived its leader goes too.
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // nobody was left
  }
  return code
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })
}
