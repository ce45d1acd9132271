import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { failToStart, freePort, spawnServer } from '../../scripts/server-process.mjs'
import { newFolder, runServer } from './support'

test('a second server on one folder says who has it, and ends; the first goes on', async () => {
  const first = await runServer()
  const second = await failToStart({ port: await freePort(), dataDir: first.dataDir })
  expect(second.code).toBe(1)
  expect(second.said.trim()).toBe(
    `Another Chartlight (process ${first.pid}) has the data folder ${first.dataDir} open: stop it first, or set DATA_DIR to another.`,
  )
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
})

test('of three starts at once one serves', async () => {
  const dataDir = newFolder()
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const starts = ports.map((port) => spawnServer({ port, dataDir }))
  const outcomes = await Promise.all(
    starts.map(({ child, ended }) =>
      Promise.race([
        ended.then(() => 'ended'),
        new Promise((resolve) =>
          child.stdout?.on('data', (chunk) => String(chunk).includes('is ready') && resolve('serves')),
        ),
      ]),
    ),
  )
  for (const { child } of starts) child.kill('SIGTERM')
  await Promise.all(starts.map(({ ended }) => ended))
  expect(outcomes.toSorted()).toEqual(['ended', 'ended', 'serves'])
})

test('the lock of a server that is no more is taken over, also where another process has its number', async () => {
  for (const owner of [
    { pid: 2 ** 22 + 1, started: 'long ago' },
    { pid: process.pid, started: 'long ago' },
  ]) {
    const dataDir = newFolder()
    writeFileSync(path.join(dataDir, 'server.lock'), JSON.stringify(owner))
    const server = await runServer({ dataDir })
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  }
})

test('a lock that was never written to its end is taken over', async () => {
  const dataDir = newFolder()
  writeFileSync(path.join(dataDir, 'server.lock'), '')
  const server = await runServer({ dataDir })
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
})
