import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Env } from '../../workers/config'
import { openFiles, type NewFile } from '../../workers/db/records/files'
import { files } from '../../workers/db/records/schema/files'
import { Scope } from '../../workers/db/records/scope'

const database = (env as unknown as { RECORDS_0: D1Database } & Env).RECORDS_0

function scopeOf(userId: string, announced: number[] = []) {
  return new Scope(
    database,
    userId,
    () => new Date('2026-01-02T03:04:05Z'),
    async (seq) => void announced.push(seq),
  )
}

const picture = (id: string, sha256 = id): NewFile => ({
  id,
  storagePath: `u/${id}.jpg`,
  sha256,
  mediaType: 'image/jpeg',
  byteSize: 5000,
  width: 100,
  height: 200,
  displayName: 'page "one" — דף',
})

test('a commit writes its rows and one change each, then announces the last number', async () => {
  const announced: number[] = []
  const scope = scopeOf('writer', announced)
  const list = openFiles(scope)
  expect(await list.add(picture('f1'))).toBe(true)
  expect(await list.add(picture('f2'))).toBe(true)
  expect(announced).toEqual([1, 2])
  expect(
    (await scope.changesSince(0)).map(({ seq, table, event, rowId }) => [seq, table, event, rowId]),
  ).toEqual([
    [1, 'files', 'insert', 'f1'],
    [2, 'files', 'insert', 'f2'],
  ])
  expect(await list.find('f1')).toMatchObject({
    userId: 'writer',
    displayName: 'page "one" — דף',
    processingState: 'queued',
    attempts: 0,
  })
})

test('a commit whose requirement does not hold writes nothing and announces nothing', async () => {
  const announced: number[] = []
  const scope = scopeOf('careful', announced)
  const list = openFiles(scope)
  await list.add(picture('f1', 'same-bytes'))
  expect(await list.add(picture('f2', 'same-bytes'))).toBe(false)
  expect((await list.page({ limit: 10, after: null })).rows).toHaveLength(1)
  expect(announced).toEqual([1])
})

test('no read and no write reaches another user, whatever the condition says', async () => {
  await openFiles(scopeOf('owner')).add(picture('secret'))
  const thief = scopeOf('thief')
  expect(await thief.get(files, 'secret')).toBeNull()
  expect(await thief.list(files, { where: sql`1 = 1 OR ${files.userId} = 'owner'`, limit: 'all' })).toEqual(
    [],
  )
  await thief.commit([
    thief.patch(files, 'secret', { displayName: 'mine now' }),
    thief.remove(files, sql`1 = 1`, []),
  ])
  expect(await openFiles(scopeOf('owner')).find('secret')).toMatchObject({ displayName: 'page "one" — דף' })
})

test('a child under another user’s parent is refused by the database itself', async () => {
  await openFiles(scopeOf('parent')).add(picture('parent-file'))
  const insert = database.prepare(
    `INSERT INTO facts (user_id, id, source, file_id, type, canonical_key, event_date, position, body)
     VALUES ('stranger', 'e', 'page', 'parent-file', 'lab', 'k', '2024', 0, '{}')`,
  )
  await expect(insert.run()).rejects.toThrow(/FOREIGN KEY/)
})

test('a failing statement takes the whole commit with it', async () => {
  const scope = scopeOf('atomic')
  const broken = { statements: [sql`INSERT INTO files (user_id) VALUES ('atomic')`], changes: [] }
  await expect(scope.commit([scope.put(files, []), broken])).rejects.toThrow(/NOT NULL/)
  expect(await scope.head()).toMatchObject({ seq: 0, epoch: 0 })
  expect(await scope.list(files, { where: eq(files.id, 'x'), limit: 'all' })).toEqual([])
})
