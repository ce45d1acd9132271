// One person's pile of pages, and another's one page beside it.
import { randomUUID } from 'node:crypto'
import { Client } from '../client.mjs'

/**
 * @param {string} url @param {Buffer} page
 * @returns {(count: number) => Promise<{ client: Client, ids: string[] }>} somebody new who uploads so many at once
 */
export function uploaders(url, page) {
  return async (count) => {
    const client = new Client(url)
    await client.signUp('welcome')
    const copies = Array.from({ length: count }, () => Buffer.concat([page, Buffer.from(randomUUID())]))
    const files = await Promise.all(copies.map((bytes) => client.upload('page.jpg', bytes)))
    return { client, ids: files.map(({ id }) => id) }
  }
}

/** Ms until they are read, and how many of them were. @param {{ client: Client, ids: string[] }} upload */
export async function readAll({ client, ids }) {
  const started = performance.now()
  const files = await client.waitUntilRead(ids)
  const read = files.filter((file) => file.processing_state === 'succeeded').length
  return { ms: performance.now() - started, read, of: ids.length }
}
