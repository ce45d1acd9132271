import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { newFolder, runServer } from './support'

const fixture = 'tests/fixtures/data-before-facts'

interface Answers {
  readonly email: string
  readonly password: string
  readonly files: readonly { id: string }[]
  readonly entities: Readonly<Record<string, unknown>>
  readonly registry: Readonly<Record<string, unknown>>
  readonly counts: unknown
  readonly profiles: unknown
  readonly consents: unknown
}

test('a data folder from before facts opens, keeps its files, facts and verdicts, and shows the same record', async () => {
  const dataDir = newFolder()
  execFileSync('tar', ['-xzf', path.resolve(fixture, 'folder.tar.gz'), '-C', dataDir])
  const before = JSON.parse(readFileSync(path.join(fixture, 'answers.json'), 'utf8')) as Record<
    string,
    Answers
  >
  const { url } = await runServer({ dataDir })

  for (const name of ['dana', 'noa']) {
    const person = before[name] as Answers
    const client = new Client(url)
    await client.signIn('welcome', { email: person.email, password: person.password })
    expect(await client.get('/api/rest/files')).toMatchObject(person.files)
    for (const [id, entities] of Object.entries(person.entities))
      expect(await client.get(`/api/rest/entities?file_id=${id}`)).toMatchObject(entities as object[])
    for (const [type, items] of Object.entries(person.registry))
      expect(await client.get(`/api/rest/registry?type=${type}&limit=500`)).toMatchObject(items as object[])
    expect(await client.post('/api/rpc/registry_counts_v2', {})).toMatchObject(person.counts as object)
    expect(await client.get('/api/rest/profiles')).toMatchObject(person.profiles as object[])
    expect(await client.get('/api/rest/consents')).toMatchObject(person.consents as object[])
    for (const { id } of person.files) {
      const { signed_url: picture } = await client.post('/api/storage/medical-files/sign', { file_id: id })
      expect((await fetch(new URL(picture, url))).status).toBe(200)
    }
  }

  // What was taken in and not read yet is read now.
  const avi = before['avi'] as Answers
  const client = new Client(url)
  await client.signIn('welcome', { email: avi.email, password: avi.password })
  const [page] = await client.waitUntilRead(avi.files.map(({ id }) => id))
  expect(page?.processing_state).toBe('succeeded')
})
