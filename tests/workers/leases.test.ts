import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openFiles } from '../../workers/db/records/files'
import { openLeases } from '../../workers/db/records/leases'
import { files as table } from '../../workers/db/records/schema/files'
import { addWaiting, newFile, scopeOf } from '../support/records'

const minute = 60_000
const at = Date.parse('2026-01-02T03:04:05Z')

/** Somebody's leases at a moment that the test moves. */
async function leased(userId: string, ids: readonly string[]) {
  const clock = { now: at }
  const announced: number[] = []
  const scope = scopeOf(userId, announced, () => new Date(clock.now))
  const files = openFiles(scope)
  for (const id of ids) {
    await files.add(newFile(userId, id))
    clock.now += 1000
  }
  return { clock, announced, scope, files, leases: openLeases(scope) }
}

test('of many consumers that ask for a lease at once, one gets it, and the others cannot write', async () => {
  const { files, leases } = await leased('leased', ['f1'])
  const until = at + 10 * minute
  const claims = await Promise.all(
    Array.from({ length: 10 }, (_, i) => leases.claim('f1', `lease-${i}`, until)),
  )
  expect(claims.filter(Boolean)).toHaveLength(1)
  const winner = claims.indexOf(true)
  expect(await leases.renew('f1', `lease-${(winner + 1) % 10}`, 50, until)).toBe(false)
  expect(await leases.renew('f1', `lease-${winner}`, 50, until)).toBe(true)
  expect(await files.find('f1')).toMatchObject({ processingPct: 50, attempts: 1, leaseUntil: until })
})

test('to renew a lease is no change of the record: nothing is written for it, nothing announced', async () => {
  const { announced, scope, leases } = await leased('quiet', ['f1'])
  await leases.claim('f1', 'mine', at + minute)
  const before = await scope.head()
  const told = announced.length
  for (let beat = 1; beat <= 20; beat += 1) await leases.renew('f1', 'mine', beat, at + beat * minute)
  expect(await scope.head()).toEqual(before)
  expect(announced).toHaveLength(told)
  expect(await scope.changesSince(0)).toHaveLength(2)
})

test('what nobody could finish fails, but for what somebody holds or has finished', async () => {
  const { files, leases } = await leased('buried', ['held', 'free'])
  await leases.claim('held', 'mine', at + minute)
  expect(await leases.fail('held', null, 'gave_up', 'words')).toBe(false)
  expect(await leases.fail('free', null, 'gave_up', 'words')).toBe(true)
  expect(await leases.fail('free', null, 'no_text', 'other words')).toBe(false)
  expect(await files.find('free')).toMatchObject({ processingState: 'failed', lastError: 'words' })
})

test('the line: who was woken for first, then the oldest, what was read before last of all', async () => {
  const { scope, files, leases } = await leased('line', ['read', 'a', 'b', 'c', 'd', 'e'])
  await scope.run(scope.note(table, eq(table.id, 'read'), { extractionVersion: 1 }))
  await leases.markSent(['c'], at)
  expect((await leases.line()).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd', 'read'])
  expect(await files.find('c')).toMatchObject({ sentAt: at, sends: 1 })
})

test('the line is as long as it must be, however many wait', async () => {
  await addWaiting(
    'many',
    Array.from({ length: 60 }, (_, n) => String(n)),
  )
  expect(await openLeases(scopeOf('many')).line()).toHaveLength(3)
})
