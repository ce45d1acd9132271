import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openFiles, type NewFile } from '../../workers/db/records/files'
import { profiles } from '../../workers/db/records/schema/profiles'
import { files } from '../../workers/db/records/schema/files'
import { tallies } from '../../workers/db/records/schema/derived'
import { Scope } from '../../workers/db/records/scope'

const { RECORDS_0 } = env as unknown as { RECORDS_0: D1Database }

const picture = (id: string): NewFile => ({ id, storagePath: `u/${id}.jpg`, sha256: id, mediaType: 'image/jpeg', byteSize: 5000, width: 100, height: 200, displayName: id }) // prettier-ignore

/** The same database, which notes how many statements each batch holds. */
function watched(): { database: D1Database; batches: number[] } {
  const batches: number[] = []
  const database = new Proxy(RECORDS_0, {
    get(target, name) {
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) => {
          batches.push(statements.length)
          return target.batch(statements)
        }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { database, batches }
}

async function scopeWithFiles(database: D1Database, ...ids: string[]) {
  const scope = new Scope(
    database,
    crypto.randomUUID(),
    () => new Date(),
    async () => {},
  )
  for (const id of ids) await openFiles(scope).add(picture(id))
  return scope
}

test('reads that are asked for side by side are one batch, and each gets its own rows', async () => {
  const { database, batches } = watched()
  const scope = await scopeWithFiles(database, 'a', 'b')
  batches.splice(0)
  const [list, one, none, counted, profile, head] = await Promise.all([
    scope.list(files, { order: [{ by: files.id }], limit: 10 }),
    scope.get(files, 'b'),
    scope.get(files, 'c'),
    scope.rows(tallies),
    Promise.resolve().then(() => scope.list(profiles, { limit: 'all' })),
    scope.head(),
  ])
  expect(batches).toEqual([6])
  expect(list.map(({ id }) => id)).toEqual(['a', 'b'])
  expect([one?.id, none, profile, head.seq]).toEqual(['b', null, [], 2])
  expect(counted.map(({ kind, key, n }) => [kind, key, n])).toEqual([['files', ' uploaded', 2]])
})

test('a read by itself is no batch, and one after a write sees it', async () => {
  const { database, batches } = watched()
  const scope = await scopeWithFiles(database, 'a')
  batches.splice(0)
  expect(await scope.list(files, { limit: 'all' })).toHaveLength(1)
  expect(batches).toEqual([])
  await openFiles(scope).add(picture('b'))
  expect(await scope.list(files, { limit: 'all' })).toHaveLength(2)
})

test('when one read fails, those beside it fail with it, and the next is well', async () => {
  const scope = await scopeWithFiles(RECORDS_0, 'a')
  const both = await Promise.allSettled([
    scope.list(files, { limit: 'all' }),
    scope.list(files, { where: sql`no_such_column = 1`, limit: 1 }),
  ])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await scope.list(files, { limit: 'all' })).toHaveLength(1)
})
