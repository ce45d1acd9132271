import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect } from 'vitest'
import {
  failToStart,
  freePort,
  startServer,
  type ServerOptions,
  type ServerProcess,
} from '../../scripts/server-process.mjs'

const running: ServerProcess[] = []
const folders: string[] = []

afterEach(async () => {
  for (const server of running.splice(0)) await server.kill()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder of its own, gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chartlight-process-'))
  folders.push(folder)
  return folder
}

/** A running server, killed after the test where it did not end itself. */
export async function runServer(options: Partial<ServerOptions> = {}) {
  const all = { port: await freePort(), dataDir: newFolder(), ...options }
  const server = await startServer(all)
  running.push(server)
  return { ...server, ...all }
}

/** The processes of this machine whose environment has this. */
export function processesWith(name: string, value: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const dead = stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
        return !dead && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${name}=${value}`)
      } catch {
        return false
      }
    })
    .map(Number)
}

export const runtimesOf = (dataDir: string): number[] =>
  processesWith('CHARTLIGHT_DATA', dataDir).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workerd\0serve'),
  )

export const page = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync('tests/fixtures/journey/lab-english.jpg'))

/** A start that is to fail: it ends, and one line says why. */
export async function expectSentence(
  dataDir: string,
  sentence: RegExp,
  options: { port?: number; env?: Record<string, string> } = {},
) {
  const { code, said } = await failToStart({ port: await freePort(), dataDir, ...options })
  expect(said.trim()).toMatch(sentence)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

export function upload(url: string, headers: Record<string, string>): Promise<Response> {
  const form = new FormData()
  form.append('file', new File([page()], `${crypto.randomUUID()}.jpg`, { type: 'image/jpeg' }))
  return fetch(`${url}/api/storage/medical-files`, { method: 'POST', body: form, headers })
}
