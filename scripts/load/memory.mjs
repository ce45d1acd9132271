// What the processes of a server hold in memory, looked at while it works.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { residentBytes } from '../local/readers.mjs'

const everyMs = 500
export const megabytes = (/** @type {number} */ bytes) => Math.round(bytes / 1024 / 1024)

/**
 * @typedef {object} Sample in bytes
 * @property {number} app the server's own process and the runtime of the app, which the queue is in
 * @property {number} reader the runtime, or for a moment two, that reads pages
 */

/**
 * @param {{ pid: number, port: number, dataDir: string }} server
 * @returns {{ during: <T>(work: () => Promise<T>) => Promise<{ result: T, samples: Sample[] }> }}
 */
export function watchMemory({ pid, port, dataDir }) {
  const look = () => {
    const sizes = runtimesOf(dataDir, port).map(({ pid: runtime, reads }) => ({
      reads,
      bytes: residentBytes(runtime),
    }))
    const sum = (/** @type {boolean} */ reads) =>
      sizes.filter((one) => one.reads === reads).reduce((all, { bytes }) => all + bytes, 0)
    return { app: residentBytes(pid) + sum(false), reader: sum(true) }
  }
  return {
    async during(work) {
      const samples = [look()]
      const timer = setInterval(() => samples.push(look()), everyMs)
      try {
        return { result: await work(), samples }
      } finally {
        clearInterval(timer)
      }
    },
  }
}

/** @param {readonly number[]} values in bytes @returns {string} at most twelve of them, evenly, in MB */
export function series(values) {
  const step = Math.max(1, Math.ceil(values.length / 12))
  return values
    .filter((_, at) => at % step === 0)
    .map(megabytes)
    .join(' ')
}

/** @param {string} dataDir @param {number} port on which the app listens, and no reader does */
function runtimesOf(dataDir, port) {
  const notes = readdirSync(dataDir).filter((name) => name.startsWith('server.children.'))
  const pids = notes.flatMap((name) =>
    readFileSync(path.join(dataDir, name), 'utf8').split('\n').filter(Boolean),
  )
  return pids.map((pid) => ({ pid: Number(pid), reads: !commandOf(pid).includes(`:${port}\0`) }))
}

/** @param {string} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It ended meanwhile, and holds nothing.
    return ''
  }
}
