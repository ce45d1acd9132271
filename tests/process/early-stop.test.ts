import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort, spawnServer } from '../../scripts/server-process.mjs'
import { newFolder, processesWith, runServer } from './support'

test.each(['server.lock', 'd1', 'contents.json'])(
  'a stop as the first start has made %s ends it, and the next start goes on',
  async (made) => {
    const dataDir = newFolder()
    const { child, ended, log } = spawnServer({ port: await freePort(), dataDir })
    const isMade = () => existsSync(path.join(dataDir, made))
    await expect.poll(isMade, { timeout: 60_000, interval: 5 }).toBe(true)
    child.kill('SIGTERM')
    expect({ code: await ended, said: log() }).toEqual({ code: 0, said: '' })
    await expectNothingLeft(dataDir)
    const { url } = await runServer({ dataDir })
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
  },
)

test('a stop while the first start builds ends the build with all that it started', async () => {
  const checkout = copyOfCheckout()
  const dataDir = path.join(checkout, 'data')
  const start = spawn(path.join(checkout, 'node_modules/.bin/node'), ['scripts/start.mjs'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
  })
  const ended = new Promise((resolve) => start.once('close', resolve))
  // The start, its build, and the first tool of that.
  await expect.poll(() => builders(dataDir).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3)
  start.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect.poll(() => builders(dataDir)).toEqual([])
  await expectNothingLeft(dataDir)
})

const builders = (dataDir: string) => processesWith('DATA_DIR', dataDir)

async function expectNothingLeft(dataDir: string) {
  expect(existsSync(path.join(dataDir, 'server.lock'))).toBe(false)
  await expect.poll(() => processesWith('CHARTLIGHT_DATA', dataDir)).toEqual([])
}

/** A build writes beside its sources, and this one does not come to its end. */
function copyOfCheckout(): string {
  const copy = newFolder()
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of listed.toString().split('\0'))
    if (file !== '' && !file.startsWith('tests/') && existsSync(file)) cpSync(file, path.join(copy, file))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  return copy
}
