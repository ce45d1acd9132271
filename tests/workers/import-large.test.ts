import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addPages } from '../../scripts/bench-record/add-pages'
import { importRecord } from '../../workers/actions/import-record'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { openRecord } from '../../workers/db/records/open'
import { importDeps } from '../../workers/http/calls/import'
import { databaseOf, exported, leftOf, lookLater, truthOf } from '../support/exports'
import { patient, type Patient } from '../support/files'

const context = openContext(env as unknown as Env)

async function someoneWithFacts(total: number): Promise<Patient> {
  const one = await patient()
  const record = openRecord(databaseOf(one), one.owner, async () => {})
  await addPages(record, { total, from: 0, to: total / 10 })
  return one
}

/** A database whose writes are looked at before they are made, by how many letters they carry. */
function watched(database: D1Database, look: (letters: number) => void): D1Database {
  const letters = new WeakMap<D1PreparedStatement, number>()
  return {
    prepare: (query: string) => {
      const statement = database.prepare(query)
      const bind = (...values: unknown[]) => {
        const bound = statement.bind(...values)
        letters.set(
          bound,
          values.reduce<number>((sum, value) => sum + String(value).length, 0),
        )
        return bound
      }
      return Object.assign(Object.create(statement) as D1PreparedStatement, { bind })
    },
    batch: (statements: D1PreparedStatement[]) => {
      look(statements.reduce((sum, one) => sum + (letters.get(one) ?? 0), 0))
      return database.batch(statements)
    },
  } as unknown as D1Database
}

/** Takes an export in by a database that is looked at. */
function importBy(someone: Patient, data: Uint8Array, look: (letters: number) => void) {
  const record = openRecord(watched(databaseOf(someone), look), someone.owner, async () => {})
  const pieces = async function* pieces() {
    yield data
  }
  return importRecord(importDeps(context, record, { pieces, refusal: () => null }))
}

test('a long record comes in a few rows at a time, and is the same record', async () => {
  const one = await someoneWithFacts(500)
  const other = await patient()
  let most = 0
  const answer = await importBy(other, await exported(one, 'json'), (letters) => {
    most = Math.max(most, letters)
  })
  expect(answer).toEqual({ ok: true, files: 50, pictures: 0, facts: 500 })
  expect(await truthOf(other)).toEqual(await truthOf(one))
  expect((await leftOf(other)).slice(-2)).toEqual([0, 0])
  expect(most).toBeLessThan(800_000)
}, 120_000)

test('an import that dies at any of its writes leaves nothing, and can be made again', async () => {
  const one = await someoneWithFacts(60)
  const data = await exported(one, 'json')
  const other = await patient()
  let left: readonly number[] = []
  let at = 0
  for (let whole = false; !whole; at += 1) {
    let writes = 0
    const taken = importBy(other, data, () => {
      writes += 1
      if (writes > at) throw new Error('killed')
    })
    await expect(taken).rejects.toThrow('killed')
    await lookLater(other)
    left = await leftOf(other)
    whole = left[3] === 60
    if (!whole) expect([at, ...left]).toEqual([at, ...left.map(() => 0)])
  }
  // It begins, brings rows twice and commits; then it died tidying up.
  expect(at).toBeGreaterThan(4)
  expect(left.slice(-2)).toEqual([0, 0])
  expect(await truthOf(other)).toEqual(await truthOf(one))
}, 120_000)
