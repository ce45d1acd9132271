import { request } from 'node:http'
import { expect, test } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import { openLocalData } from '../../scripts/local/data.mjs'
import { Client } from '../../scripts/client.mjs'
import { page, runServer, runtimesOf } from './support'

test('a stop lets an upload finish that was taken, and takes no other', async () => {
  const server = await runServer()
  const client = new Client(server.url)
  await client.signUp('welcome')
  const { sent, answer } = halfUpload(server.url, client.authorization)
  await sent
  process.kill(server.pid, 'SIGTERM')
  await expect.poll(() => health(server.url)).not.toBe(200)
  expect(await answer()).toBe(201)
  expect(await server.ended).toBe(0)
  expect(runtimesOf(server.dataDir)).toEqual([])

  const again = await runServer({ dataDir: server.dataDir })
  const known = new Client(again.url)
  await known.signIn('welcome', client.credentials)
  expect(await known.get('/api/rest/files')).toHaveLength(1)
})

test('a stop hands the page that is being read back, and the next start reads it', async () => {
  const server = await runServer()
  const client = new Client(server.url)
  await client.signUp('welcome')
  const { id } = await client.upload('page.jpg', page())
  await expect
    .poll(async () => (await client.get<FileRecord>(`/api/rest/files/${id}`)).processing_state, {
      timeout: 30_000,
      interval: 50,
    })
    .toBe('running')
  expect(await server.stop()).toBe(0)
  expect(await leases(server.dataDir)).toEqual([{ processing_state: 'queued', lease_id: null, attempts: 0 }])

  const again = await runServer({ dataDir: server.dataDir })
  const known = new Client(again.url)
  await known.signIn('welcome', client.credentials)
  const [file] = await known.waitUntilRead([id])
  expect(file?.processing_state).toBe('succeeded')
})

test('a start frees what a server held that was killed', async () => {
  const server = await runServer()
  const client = new Client(server.url)
  await client.signUp('welcome')
  const { id } = await client.upload('page.jpg', page())
  await expect
    .poll(async () => (await client.get<FileRecord>(`/api/rest/files/${id}`)).processing_state, {
      timeout: 30_000,
      interval: 50,
    })
    .toBe('running')
  await server.kill()
  expect(await leases(server.dataDir)).toMatchObject([{ lease_id: expect.stringMatching(/./) }])
  const again = await runServer({ dataDir: server.dataDir })
  const known = new Client(again.url)
  await known.signIn('welcome', client.credentials)
  await known.waitUntilRead([id])
})

test('Ctrl-C stops as SIGTERM does, and a second signal does not wait', async () => {
  const server = await runServer()
  process.kill(server.pid, 'SIGINT')
  expect(await server.ended).toBe(0)

  const other = await runServer()
  const client = new Client(other.url)
  await client.signUp('welcome')
  const { sent, answer } = halfUpload(other.url, client.authorization)
  await sent
  process.kill(other.pid, 'SIGTERM')
  // Two at once may reach a process as one.
  await expect.poll(() => health(other.url)).not.toBe(200)
  process.kill(other.pid, 'SIGTERM')
  expect(await other.ended).toBe(1)
  expect(await answer()).toBe(null)
  await expect.poll(() => runtimesOf(other.dataDir)).toEqual([])
})

/** The status of its answer; 0 where there is none. */
const health = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ status }) => status,
    () => 0,
  )

/** An upload of which half is sent, and its head was taken; `answer` sends the rest and tells the status, or null where the line broke. */
function halfUpload(url: string, headers: Record<string, string>) {
  const boundary = 'half-and-half'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="page.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), page(), Buffer.from(`\r\n--${boundary}--\r\n`)])
  const half = Math.floor(body.length / 2)
  const upload = request(`${url}/api/storage/medical-files`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    },
  })
  const status = new Promise<number | null>((resolve) => {
    upload.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? null)
    })
    upload.once('error', () => resolve(null))
  })
  // What is asked after it is answered after it was taken.
  const sent = new Promise((resolve) => upload.write(body.subarray(0, half), resolve)).then(() => health(url))
  return {
    sent,
    answer: () => {
      upload.end(body.subarray(half))
      return status
    },
  }
}

async function leases(dataDir: string) {
  const data = await openLocalData(dataDir)
  try {
    const shards = await Promise.all(
      ['RECORDS_0', 'RECORDS_1'].map(async (name) => {
        const database = await data.getD1Database(name)
        return database.prepare('SELECT processing_state, lease_id, attempts FROM files').all()
      }),
    )
    return shards.flatMap(({ results }) => results)
  } finally {
    await data.close()
  }
}
