import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { expectSentence, newFolder, runServer, upload } from './support'

/** Disks of a size that a test can fill: of a mount, which needs the right to make one. */
describe.runIf(canMount())('a disk', () => {
  test('that is full or read-only keeps a start from serving, which says so in one sentence', async () => {
    await withDisk(4, async (disk) => {
      fill(disk)
      await expectSentence(path.join(disk, 'data'), /^The disk that holds .* is full: .*$/)
    })
    await withDisk(16, async (disk) => {
      execFileSync('mount', ['-o', 'remount,ro', disk])
      await expectSentence(path.join(disk, 'data'), /^The data folder .* cannot be written: .*$/)
    })
  })

  test('that fills up while serving is a 503 in words, and serving goes on when there is room', async () => {
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
  })
})

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
