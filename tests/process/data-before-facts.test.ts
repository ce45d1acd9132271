import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { newFolder, runServer } from './support'

const fixture = 'tests/fixtures/data-before-facts'

interface Listed {
  readonly id: string
  readonly [field: string]: unknown
}

interface Answers {
  readonly email: string
  readonly password: string
  readonly files: readonly Listed[]
  readonly entities: Readonly<Record<string, readonly Listed[]>>
  readonly registry: Readonly<Record<string, readonly Listed[]>>
  readonly counts: object
  readonly profiles: object[]
  readonly consents: object[]
  readonly entity_validations: readonly Listed[]
  readonly review_tasks: readonly Listed[]
}

const byId = (rows: readonly Listed[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
/** A fact that is out of the record contradicts nothing any more: its question is gone, not answered. */
const isListed = ({ status, reason }: Listed) => status !== 'rejected' || reason !== 'documents_disagree'

/** What a list says of an item; which of its facts speaks for it is newer than the folder. */
const listedFields = [
  'id',
  'type',
  'canonical_key',
  'name',
  'category',
  'status',
  'codes',
  'first_seen_date',
  'last_seen_date',
  'first_facility',
  'evidence_count',
]
const asListed = (items: readonly Listed[]) =>
  byId(items).map((item) => Object.fromEntries(listedFields.map((field) => [field, item[field]])))

/** The outline of a number alone gave way to one of each group of words, which only a new reading gives. */
const withoutMark = (entity: Listed) => {
  const { mark: _mark, ...evidence } = entity['evidence'] as Record<string, unknown>
  return { ...entity, evidence }
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
    for (const [type, items] of Object.entries(person.registry))
      expect(asListed(await client.get(`/api/rest/registry?type=${type}&limit=500`)), `${type}s`).toEqual(
        asListed(items),
      )
    for (const [id, entities] of Object.entries(person.entities)) {
      const now = byId(await client.get(`/api/rest/entities?file_id=${id}`))
      expect(now).toHaveLength(entities.length)
      expect(now).toMatchObject(byId(entities).map(withoutMark))
    }
    for (const table of ['entity_validations', 'review_tasks'] as const) {
      const now = await Promise.all(
        person.files.map(({ id }) => client.get<Listed[]>(`/api/rest/${table}?file_id=${id}`)),
      )
      const settled = byId(now.flat())
      for (const { id, status } of person[table].filter(isListed))
        expect(settled, `${table} ${id}`).toContainEqual(expect.objectContaining({ id, status }))
    }
    expect(await client.post('/api/rpc/registry_counts_v2', {})).toMatchObject(person.counts)
    expect(await client.get('/api/rest/profiles')).toMatchObject(person.profiles)
    expect(await client.get('/api/rest/consents')).toMatchObject(person.consents)
    for (const { id } of person.files) {
      const { signed_url: picture } = await client.post<{ signed_url: string }>(
        '/api/storage/medical-files/sign',
        { file_id: id },
      )
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
