// The reader by itself, renewed as a server renews it: what it holds after each page.
import { openReader } from '../local/reader.mjs'
import { openReaders, residentBytes } from '../local/readers.mjs'
import { takeFolder } from '../local/data.mjs'
import { megabytes, series } from './memory.mjs'

/**
 * Reads a picture so often, and prints the reader's memory.
 * @param {string} dataDir @param {Buffer} page @param {number} pages
 * @returns {Promise<{ first: number, peak: number, renewals: number, read: number }>} in bytes, and how many pages gave words
 */
export async function measureReader(dataDir, page, pages) {
  const folder = await takeFolder(dataDir)
  const readers = await openReaders(() => openReader(folder.children))
  /** @type {number[]} */
  const held = []
  let read = 0
  try {
    for (let number = 0; number < pages; number += 1) {
      const request = new Request('http://reader/read', { method: 'POST', body: new Uint8Array(page) })
      if ((await readers.read(request)).status === 200) read += 1
      held.push(folder.children.pids().reduce((all, pid) => all + residentBytes(pid), 0))
    }
  } finally {
    await readers.dispose()
    folder.release()
  }
  const renewals = held.filter((bytes, at) => bytes < (held[at - 1] ?? 0) * 0.75).length
  const [first = 0] = held
  const peak = Math.max(...held)
  console.log(
    `the reader, ${pages} pages: ${megabytes(first)} MB after the first, ${megabytes(peak)} MB at most, ${renewals} renewals: ${series(held)}`,
  )
  return { first, peak, renewals, read }
}
