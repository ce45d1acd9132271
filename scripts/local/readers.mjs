// The reader of pages beside the app, renewed before what it holds of this machine's memory matters.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const megabyte = 1024 * 1024
/** A reader holds about 190 MB after its first page; its memory is given back whole, by a new one. */
export const renewal = { pages: 200, bytes: 384 * megabyte }

/**
 * @typedef {object} Reader
 * @property {(request: Request) => Promise<Pick<Response, 'status' | 'headers' | 'arrayBuffer'>>} read
 * @property {() => number} memoryBytes of its process
 * @property {() => Promise<void>} dispose
 */

/**
 * Hands pages to one reader, one at a time, and puts a new one in its place between two pages: none is lost.
 * @param {() => Promise<Reader>} open
 * @param {{ pages: number, bytes: number }} [limits]
 */
export async function openReaders(open, limits = renewal) {
  let reader = await open()
  let pages = 0
  /** @type {Promise<unknown>} */
  let turn = Promise.resolve()

  /** @param {Request} request its body stays with the caller until its turn */
  function read(request) {
    const mine = turn.then(() => readOne(request))
    turn = mine.then(renewWhenDue, renewWhenDue)
    return mine
  }

  /** @param {Request} request */
  async function readOne(request) {
    const response = await reader.read(request)
    // Whole before the next page comes, or before this reader goes.
    return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers })
  }

  async function renewWhenDue() {
    pages += 1
    if (pages < limits.pages && reader.memoryBytes() < limits.bytes) return
    try {
      const next = await open()
      const last = reader
      reader = next
      pages = 0
      await last.dispose()
    } catch {
      // The one that is there goes on; it is due again after the next page.
    }
  }

  return {
    read,
    /** After the page that is being read. */
    dispose: async () => reader.dispose(),
  }
}

/**
 * What a process holds in memory; 0 where that cannot be told.
 * @param {number} pid
 */
export function residentBytes(pid) {
  try {
    const pages = process.platform === 'linux' && readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]
    if (pages) return Number(pages) * 4096
  } catch {
    return 0
  }
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout ?? 0) * 1024
}
