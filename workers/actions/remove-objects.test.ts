import { expect, test } from 'vitest'
import type { PendingRemoval } from '../../core/jobs/removal'
import { removeObjects, type RemovalDeps } from './remove-objects'

const hour = 3_600_000

/** A removal in a world in which deleting fails as long as `fails` says. */
function world(fails: (attempt: number) => boolean) {
  const rows = new Map<string, PendingRemoval>([['f', { id: 'f', since: 0, dueAt: 0, attempts: 0 }]])
  let [now, deletes] = [0, 0]
  const deps: RemovalDeps<PendingRemoval> = {
    pending: async () => [...rows.values()],
    begin: async (id, dueAt) => {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, dueAt, attempts: row.attempts + 1 })
      return row !== undefined
    },
    remove: async () => {
      deletes += 1
      if (fails(deletes)) throw new Error('store is down')
      return true
    },
    postpone: async (id, dueAt) => void rows.set(id, { ...(rows.get(id) as PendingRemoval), dueAt }),
    end: async (id) => void rows.delete(id),
    failed: (_removal, error) => expect(String(error)).toContain('store is down'),
    now: () => now,
  }
  /** Looks whenever it was asked to, until nothing is left. */
  const run = async () => {
    for (let looks = 0; looks < 40; looks += 1) {
      const lookAt = await removeObjects(deps)
      if (lookAt === null) return { looks: looks + 1, at: now, deletes }
      now = lookAt
    }
    return null
  }
  return { rows, deps, run }
}

test('deleted at once, looked for again when no reader can be writing, then ended', async () => {
  expect(await world(() => false).run()).toEqual({ looks: 2, at: 90_000, deletes: 2 })
})

test.each([1, 5, 12])('a store that fails %i times is asked again until it is done', async (times) => {
  const ended = await world((attempt) => attempt <= times).run()
  expect(ended?.deletes).toBeGreaterThan(times)
  expect(ended?.at).toBeLessThan(times * hour + hour)
})

test('an object that is still found counts as one that is there', async () => {
  const { deps, rows } = world(() => false)
  expect(await removeObjects({ ...deps, remove: async () => false })).toBe(5_000)
  expect(rows.size).toBe(1)
})

test('what came to its row meanwhile is left alone', async () => {
  const { deps } = world(() => false)
  let deleted = false
  const remove = async () => (deleted = true)
  expect(await removeObjects({ ...deps, begin: async () => false, remove })).toBeNull()
  expect(deleted).toBe(false)
})
