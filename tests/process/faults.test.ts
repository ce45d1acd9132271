import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { databaseFiles } from '../../scripts/local/options.mjs'
import { failToStart, freePort } from '../../scripts/server-process.mjs'
import { newFolder, page, runServer } from './support'

const files = databaseFiles()

describe('a start that cannot serve says why in one sentence', () => {
  test('a database that is missing while others are there', async () => {
    for (const name of ['ACCOUNTS', 'RECORDS_1']) {
      const dataDir = await usedFolder()
      rmSync(path.join(dataDir, files[name]?.file ?? ''))
      await expectSentence(dataDir, new RegExp(`^The database of ${name} .* is missing from .*$`))
    }
  })

  test('the list of pictures that is missing', async () => {
    const dataDir = await usedFolder()
    rmSync(path.join(dataDir, files['MEDICAL_FILES']?.file ?? ''))
    await expectSentence(dataDir, /^The database of MEDICAL_FILES .* is missing from .*$/)
  })

  test('a database that is something else, or broken inside', async () => {
    const other = await usedFolder()
    writeFileSync(path.join(other, files['RECORDS_0']?.file ?? ''), 'not a database at all, for sure')
    await expectSentence(other, /^The database of RECORDS_0 .* is damaged: restore it from a backup\.$/)
    const broken = await usedFolder()
    const file = path.join(broken, files['ACCOUNTS']?.file ?? '')
    for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true })
    const size = Math.max(statSync(file).size, 16 * 4096)
    writeFileSync(file, Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(size - 16, 0x5a)]))
    await expectSentence(broken, /^The database of ACCOUNTS .*is damaged: .*$/)
  })

  test('secrets that cannot be read', async () => {
    for (const text of ['{"SIGNING_KEY": ', '{}', '{"SIGNING_KEY":"x","SESSION_SECRET":"y"}']) {
      const dataDir = newFolder()
      writeFileSync(path.join(dataDir, 'secrets.json'), text)
      await expectSentence(dataDir, /secrets\.json is damaged: restore it from a backup, or delete it/)
    }
  })

  test('a port in use', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    await expectSentence(newFolder(), new RegExp(`^Port ${port} is already in use: .*$`), { port })
    other.close()
  })

  test('a folder that is a file', async () => {
    const file = path.join(newFolder(), 'file')
    writeFileSync(file, '')
    await expectSentence(file, /is not a folder/)
  })

  test('the default password beyond this machine', async () => {
    await expectSentence(newFolder(), /^HOST is 0\.0\.0\.0 and the access password is still the default/, {
      env: { HOST: '0.0.0.0' },
    })
  })

  test.runIf(canMount())('a disk that is full, or read-only', async () => {
    await withDisk(4, async (disk) => {
      fill(disk)
      await expectSentence(path.join(disk, 'data'), /^The disk that holds .* is full: .*$/)
    })
    await withDisk(16, async (disk) => {
      execFileSync('mount', ['-o', 'remount,ro', disk])
      await expectSentence(path.join(disk, 'data'), /^The data folder .* cannot be written: .*$/)
    })
  })
})

test('a folder that others could read is closed to them, and what is written stays so', async () => {
  const dataDir = newFolder()
  mkdirSync(path.join(dataDir, 'd1'), { mode: 0o755 })
  writeFileSync(path.join(dataDir, 'd1/old.txt'), '', { mode: 0o644 })
  chmodSync(dataDir, 0o755)
  await runServer({ dataDir })
  const open = [
    dataDir,
    ...readdirSync(dataDir, { recursive: true }).map((name) => path.join(dataDir, String(name))),
  ].filter((at) => (statSync(at).mode & 0o077) !== 0)
  expect(open).toEqual([])
})

test('a server with the default password is not there for others, by whatever way they come', async () => {
  const { url } = await runServer()
  const { hostname, port } = new URL(url)
  const asked = (headers: string[]) =>
    spawnSync(
      'curl',
      [
        '-s',
        '-o',
        '/dev/null',
        '-w',
        '%{http_code}',
        ...headers.flatMap((one) => ['-H', one]),
        `${url}/api/health`,
      ],
      { encoding: 'utf8' },
    ).stdout
  expect(asked([])).toBe('200')
  expect(asked([`Host: ${hostname}:${port}`])).toBe('200')
  expect(asked(['Host: chart.example'])).toBe('403')
  expect(asked(['X-Forwarded-Host: chart.example'])).toBe('403')
})

test.runIf(canMount())(
  'a disk that fills up while serving is a 503 in words, and serving goes on when there is room',
  async () => {
    await withDisk(64, async (disk) => {
      const server = await runServer({ dataDir: path.join(disk, 'data') })
      const client = new Client(server.url)
      await client.signUp('welcome')
      fill(disk)
      const full = await upload(server.url, client.authorization)
      expect(full.status).toBe(503)
      expect(await full.json()).toEqual({
        error: 'The disk of this server is full, so nothing can be saved: free some space and try again.',
        code: 'storage_unavailable',
      })
      const health = await fetch(`${server.url}/api/health`)
      expect(health.status).toBe(503)
      expect(await health.json()).toMatchObject({ status: 'degraded', checks: { disk: 'down' } })
      expect(
        (await fetch(`${server.url}/api/rest/files`, { headers: client.authorization })).status,
      ).toBeLessThan(504)
      rmSync(path.join(disk, 'fill'))
      expect((await upload(server.url, client.authorization)).status).toBe(201)
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
      await server.kill()
      expect(server.log()).not.toMatch(/\bstack:|\n\s+at /)
    })
  },
)

/** A data folder that was used and stopped, with one picture. */
async function usedFolder(): Promise<string> {
  const server = await runServer()
  const client = new Client(server.url)
  await client.signUp('welcome')
  await upload(server.url, client.authorization)
  await server.stop()
  // Of a folder that is listed nowhere, the databases are known all the same; pictures are from the list.
  const copy = newFolder()
  execFileSync('cp', ['-a', `${server.dataDir}/.`, copy])
  return copy
}

async function expectSentence(
  dataDir: string,
  sentence: RegExp,
  options: { port?: number; env?: Record<string, string> } = {},
) {
  const { code, said } = await failToStart({ port: await freePort(), dataDir, ...options })
  expect(said.trim()).toMatch(sentence)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

function upload(url: string, headers: Record<string, string>) {
  const form = new FormData()
  form.append('file', new File([page()], `${crypto.randomUUID()}.jpg`, { type: 'image/jpeg' }))
  return fetch(`${url}/api/storage/medical-files`, { method: 'POST', body: form, headers })
}

function canMount(): boolean {
  if (process.getuid?.() !== 0) return false
  const at = path.join('/tmp', `chartlight-mount-${process.pid}`)
  mkdirSync(at)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at])
  if (status === 0) spawnSync('umount', [at])
  rmSync(at, { recursive: true })
  return status === 0
}

async function withDisk(megabytes: number, work: (disk: string) => Promise<void>) {
  const disk = path.join(newFolder(), 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
  try {
    await work(disk)
  } finally {
    execFileSync('umount', ['-l', disk])
  }
}

function fill(disk: string) {
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) appendFileSync(path.join(disk, 'fill'), Buffer.alloc(size))
    } catch {
      // That much does not fit any more.
    }
  }
}
