import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { processesWith } from './support'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')
const own = path.join(root, 'scripts/own.mjs')
const ports = path.join(root, 'scripts/server-process.mjs')

/** A command that starts a server on a folder of its own and then ends in that way. */
const commandEnding = (how: string) => `
  import { ownFolder, ownServer } from ${JSON.stringify(own)}
  import { freePort } from ${JSON.stringify(ports)}
  const dataDir = ownFolder('own')
  console.log(dataDir)
  const started = ownServer({ port: await freePort(), dataDir })
  ${how}`

test.each([
  ['an error', 'await started; throw new Error("as a test")', null],
  ['its own end', 'await started; process.exit(3)', null],
  ['an interrupt', 'await started; console.log("started"); await new Promise(() => {})', 'SIGINT'],
  ['an interrupt while the server starts', 'console.log("started"); await started', 'SIGINT'],
] as const)('%s ends the server of a command and takes its folder away', async (_title, how, signal) => {
  const command = spawn(
    path.join(root, 'node_modules/.bin/node'),
    ['--input-type=module', '-e', commandEnding(how)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  let said = ''
  command.stdout.on('data', (chunk) => {
    said += String(chunk)
    if (signal && said.includes('started')) command.kill(signal)
  })
  const [code] = (await once(command, 'exit')) as [number | null]
  expect(code).toBe(signal ? 130 : how.includes('exit') ? 3 : 1)
  const [dataDir = ''] = said.split('\n')
  expect(dataDir).toContain('chartlight-own-')
  expect(existsSync(dataDir)).toBe(false)
  await expect.poll(() => processesWith('CHARTLIGHT_DATA', dataDir)).toEqual([])
  await expect.poll(() => processesWith('DATA_DIR', dataDir)).toEqual([])
})
