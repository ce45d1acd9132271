import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { processesWith, runServer, runtimesOf } from './support'

test('the runtimes end with a server that is killed', async () => {
  const server = await runServer()
  expect(runtimesOf(server.dataDir)).toHaveLength(2)
  process.kill(server.pid, 'SIGKILL')
  await expect.poll(() => runtimesOf(server.dataDir)).toEqual([])
})

test('runtimes that were left behind all the same are ended by the next start, which has their port', async () => {
  const { dataDir, port, pid } = await runServer()
  const left = runtimesOf(dataDir)
  for (const minder of processesWith('CHARTLIGHT_DATA', dataDir).filter(isMinder))
    process.kill(minder, 'SIGKILL')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => processesWith('CHARTLIGHT_DATA', dataDir).toSorted()).toEqual(left.toSorted())

  const again = await runServer({ dataDir, port })
  expect((await fetch(`${again.url}/api/health`)).status).toBe(200)
  expect(runtimesOf(dataDir).filter((one) => left.includes(one))).toEqual([])
})

const isMinder = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('minder.sh')
