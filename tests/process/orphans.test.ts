import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { databaseFiles } from '../../scripts/local/options.mjs'
import { runServer, upload } from './support'

test('a picture that a killed server left without its object is gone with the next start, and no other', async () => {
  const server = await runServer()
  const client = new Client(server.url)
  await client.signUp('welcome')
  const { id } = (await (await upload(server.url, client.authorization)).json()) as { id: string }
  await server.kill()
  const { file = '', objects = '' } = databaseFiles()['MEDICAL_FILES'] ?? {}
  const folder = path.join(server.dataDir, objects)
  const [kept = ''] = readdirSync(folder)
  writeFileSync(path.join(folder, 'left-behind'), 'half of a picture')

  const again = await runServer({ dataDir: server.dataDir })
  expect(readdirSync(folder)).toEqual([kept])
  const known = new Client(again.url)
  await known.signIn('welcome', client.credentials)
  const { signed_url: picture } = await known.post<{ signed_url: string }>(
    '/api/storage/medical-files/sign',
    { file_id: id },
  )
  expect((await fetch(picture)).status).toBe(200)
  await again.stop()

  // A list that has lost what the record has takes nothing with it.
  for (const log of ['-wal', '-shm']) rmSync(path.join(server.dataDir, `${file}${log}`), { force: true })
  const last = await runServer({ dataDir: server.dataDir })
  expect(existsSync(path.join(folder, kept))).toBe(true)
  await last.stop()
})
