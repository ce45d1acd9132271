import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { databaseFiles } from '../../scripts/local/options.mjs'
import { freePort, startServer } from '../../scripts/server-process.mjs'
import { expectSentence, newFolder, runServer, upload } from './support'

const files = databaseFiles()
const used = path.join(os.tmpdir(), `chartlight-used-${process.pid}`)

/** A data folder that was used and stopped, with one picture. */
beforeAll(async () => {
  const server = await startServer({ port: await freePort(), dataDir: used })
  const client = new Client(server.url)
  await client.signUp('welcome')
  await upload(server.url, client.authorization)
  await server.stop()
})
afterAll(() => rmSync(used, { recursive: true, force: true }))

describe('a start that cannot serve says why in one sentence', () => {
  test.each(['ACCOUNTS', 'RECORDS_1', 'MEDICAL_FILES'])('where %s is missing', async (name) => {
    const dataDir = copyOfUsed()
    rmSync(fileOf(dataDir, name))
    await expectSentence(dataDir, new RegExp(`^The database of ${name} .* is missing from .*$`))
  })

  test('where a database is something else', async () => {
    const dataDir = copyOfUsed()
    writeFileSync(fileOf(dataDir, 'RECORDS_0'), 'not a database at all, for sure')
    await expectSentence(dataDir, /^The database of RECORDS_0 .* is damaged: restore it from a backup\.$/)
  })

  // After its name, after what says which format it is, and in its tables.
  test.each([16, 24, 100])('where a database is broken from byte %i on', async (from) => {
    const dataDir = copyOfUsed()
    const file = withoutLog(fileOf(dataDir, 'ACCOUNTS'))
    writeFileSync(file, readFileSync(file).fill(0x5a, from))
    await expectSentence(dataDir, /^The database of ACCOUNTS .*is damaged: .*$/)
  })

  test('where a database came without what was written to it last', async () => {
    const dataDir = copyOfUsed()
    withoutLog(fileOf(dataDir, 'RECORDS_0'))
    await expectSentence(dataDir, /^The database of RECORDS_0 has lost what was in it: .*$/)
  })

  test('where secrets cannot be read', async () => {
    for (const text of ['{"SIGNING_KEY": ', '{}', '{"SIGNING_KEY":"x","SESSION_SECRET":"y"}']) {
      const dataDir = newFolder()
      writeFileSync(path.join(dataDir, 'secrets.json'), text)
      await expectSentence(dataDir, /secrets\.json is damaged: restore it from a backup, or delete it/)
    }
  })

  test('where the port is in use', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    await expectSentence(newFolder(), new RegExp(`^Port ${port} is already in use: .*$`), { port })
    other.close()
  })

  test('where the folder is a file', async () => {
    const file = path.join(newFolder(), 'file')
    writeFileSync(file, '')
    await expectSentence(file, /is not a folder/)
  })

  test('where others than this machine would know the password', async () => {
    await expectSentence(newFolder(), /^HOST is 0\.0\.0\.0 and the access password is still the default/, {
      env: { HOST: '0.0.0.0' },
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
  const asked = (...headers: string[]) => {
    const said = headers.flatMap((one) => ['-H', one])
    const args = ['-s', '-o', '/dev/null', '-w', '%{http_code}', ...said, `${url}/api/health`]
    return spawnSync('curl', args, { encoding: 'utf8' }).stdout
  }
  expect(asked()).toBe('200')
  expect(asked(`Host: ${hostname}:${port}`)).toBe('200')
  expect(asked('Host: chart.example')).toBe('403')
  expect(asked('X-Forwarded-Host: chart.example')).toBe('403')
})

function copyOfUsed(): string {
  const copy = newFolder()
  execFileSync('cp', ['-a', `${used}/.`, copy])
  return copy
}

const fileOf = (dataDir: string, name: string) => path.join(dataDir, files[name]?.file ?? '')

/** SQLite keeps what was written last in a file beside the database. */
function withoutLog(file: string): string {
  for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true })
  return file
}
