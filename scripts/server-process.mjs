// The built app as a process of its own, for the commands that start, kill and measure it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

/** @param {{ port: number, dataDir: string }} options */
export async function startServer({ port, dataDir }) {
  // A process group, so that a kill takes the runtimes with it, as a power cut would.
  const child = spawn(path.join(root, 'node_modules/.bin/node'), [path.join(root, 'scripts/serve.mjs')], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ACCESS_PASSWORD: 'welcome' },
  })
  const lines = []
  child.stderr.on('data', (chunk) => lines.push(String(chunk)))
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready') && resolve(null))
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code}: ${lines.join('').slice(-2000)}`)),
    )
  })
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    log: () => lines.join(''),
    /** As a power cut would: nobody gets to clean up. */
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

function end(child, signal) {
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', () => {
      // Whoever of the group outlived its leader goes too.
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // nobody was left
      }
      resolve(null)
    })
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
  })
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
