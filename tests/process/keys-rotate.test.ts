import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, runServer } from './support'

interface Key {
  readonly kid: string
}

/** `npm run keys:rotate`, as an operator runs it. */
async function rotate(dataDir: string, ...given: string[]) {
  const command = spawn('node_modules/.bin/node', ['scripts/keys-rotate.mjs', ...given], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let said = ''
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk) => void (said += String(chunk)))
  const [code] = (await once(command, 'close')) as [number]
  return { code, said: said.trim() }
}

const keysOf = async (url: string) => {
  const answer = await fetch(`${url}/api/auth/.well-known/jwks.json`)
  return ((await answer.json()) as { keys: Key[] }).keys
}
const kidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as Key).kid
const who = async (url: string, token: string) =>
  (await fetch(`${url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status

/** Somebody new, signed in as a program is: with a token of each kind. */
async function signIn(url: string) {
  const post = (address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + address, { method: 'POST', headers: { origin: url, ...headers }, body: JSON.stringify(body) })
  const gate = await post('/api/gate', { password: 'welcome' })
  const cookie = gate.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const json = { email: `rotate-${crypto.randomUUID()}@example.org`, password: 'a staple and a lamp' }
  await post('/api/auth/signup', json, { cookie })
  const answer = await post('/api/auth/token?grant_type=password', json, { cookie })
  return (await answer.json()) as { access_token: string; refresh_token: string }
}

test('a new key signs from the next start on, and nobody is signed out', async () => {
  const first = await runServer()
  const { dataDir } = first
  const before = await keysOf(first.url)
  const person = await signIn(first.url)
  expect(kidOf(person.access_token)).toBe(before[0]?.kid)
  // While the server has the folder nothing is changed, and one line says why.
  const busy = await rotate(dataDir)
  expect([busy.code, busy.said]).toEqual([1, expect.stringContaining(`has the data folder ${dataDir} open`)])
  expect(await keysOf(first.url)).toEqual(before)
  await first.stop()

  const done = await rotate(dataDir)
  expect([done.code, done.said]).toEqual([
    0,
    expect.stringMatching(/^Access tokens are signed by [\w-]{36} from/),
  ])
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o77).toBe(0)
  const second = await runServer({ dataDir })
  const [now, old, ...more] = await keysOf(second.url)
  expect([done.said.includes(now?.kid ?? 'none'), old?.kid, more]).toEqual([true, before[0]?.kid, []])
  expect(await who(second.url, person.access_token)).toBe(200)
  const refreshed = await fetch(`${second.url}/api/auth/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: person.refresh_token }),
  })
  expect(kidOf(((await refreshed.json()) as { access_token: string }).access_token)).toBe(now?.kid)
})

test('of a deployment: the new secrets are in a file for its owner alone, and what is retired has no private half', async () => {
  const { url } = await runServer()
  const [current] = await keysOf(url)
  const folder = newFolder()
  const file = path.join(folder, 'rotated.json')
  const jwks = `${url}/api/auth/.well-known/jwks.json`
  const half = await rotate(folder, '--jwks', jwks)
  expect([half.code, half.said.split('\n').length]).toEqual([1, 1])
  const wrong = await rotate(folder, '--jwks', `${url}/api/health`, '--out', file)
  expect([wrong.code, wrong.said, existsSync(file)]).toEqual([
    1,
    `${url}/api/health does not answer with the keys of a deployment.`,
    false,
  ])

  expect((await rotate(folder, '--jwks', jwks, '--out', file)).code).toBe(0)
  const text = readFileSync(file, 'utf8')
  const ring = JSON.parse(text) as Record<'SIGNING_KEY' | 'RETIRED_KEYS', string>
  expect(Object.keys(ring).sort()).toEqual(['RETIRED_KEYS', 'SIGNING_KEY'])
  const signing = JSON.parse(ring.SIGNING_KEY) as Key & { d: string }
  const retired = JSON.parse(ring.RETIRED_KEYS) as (Key & { d?: string; until: number })[]
  expect([signing.d.length, signing.kid === current?.kid]).toEqual([43, false])
  expect(retired.map(({ kid, d }) => [kid, d])).toEqual([[current?.kid, undefined]])
  // As long as a token of it, and a copy of the keys, may be about.
  expect(retired[0]!.until - Date.now() / 1000).toBeGreaterThan(74 * 60)
  expect(statSync(file).mode & 0o77).toBe(0)

  const again = await rotate(folder, '--jwks', jwks, '--out', file)
  expect([again.code, again.said]).toEqual([1, `${file} is there already: nothing was changed.`])
  expect(readFileSync(file, 'utf8')).toBe(text)
})
