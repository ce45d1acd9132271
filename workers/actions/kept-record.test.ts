import { expect, test } from 'vitest'
import type { RegistryRecord } from '../../core/records/registry'
import { KeptRecord } from './kept-record'

type Door = Parameters<KeptRecord['look']>[0]

/** A door to a record of so many drugs without a code, and how often it was read whole. */
function door({ userId = 'a', shard = 0, items = 1 } = {}) {
  const state = { epoch: 1, files: 1, reads: 0, fails: false }
  const list = Array.from({ length: items }, (_, id) => ({ id: `${userId} ${id}` }) as RegistryRecord)
  const record = {
    owner: { userId, shard },
    head: async () => ({ epoch: state.epoch, seq: 0, fold: 0 }),
    registry: {
      fileCount: async () => state.files,
      ofType: async () => ({ rows: [], next: null }),
      uncoded: async () => {
        state.reads += 1
        if (state.fails) throw new Error('D1 is away')
        return list
      },
    },
    files: { page: async () => ({ rows: [], next: null }) },
    waiting: { facts: async () => [] },
  } as unknown as Door
  return { record, state }
}

const known = async (kept: KeptRecord, { record }: { readonly record: Door }) =>
  (await (await kept.look(record))()).items.map(({ id }) => id)

test('a record is read whole once, and to look at it reads nothing of it', async () => {
  const [kept, one] = [new KeptRecord(), door()]
  await kept.look(one.record)
  expect(one.state.reads).toBe(0)
  await Promise.all([known(kept, one), known(kept, one)])
  expect(await known(kept, one)).toEqual(['a 0'])
  expect(one.state.reads).toBe(1)
})

test.each([['epoch'], ['files']] as const)('after another %s it is read anew', async (what) => {
  const [kept, one] = [new KeptRecord(), door()]
  await known(kept, one)
  one.state[what] += 1
  await known(kept, one)
  expect(one.state.reads).toBe(2)
})

test.each([
  { userId: 'b', shard: 0 },
  { userId: 'a', shard: 1 },
])('to another owner it is not given: %o', async (other) => {
  const [kept, theirs] = [new KeptRecord(), door(other)]
  await known(kept, door())
  expect(await known(kept, theirs)).toEqual([`${other.userId} 0`])
  expect(theirs.state.reads).toBe(1)
})

test('what was looked at before a change is not what is known after it', async () => {
  const [kept, one] = [new KeptRecord(), door()]
  const before = await kept.look(one.record)
  one.state.epoch += 1
  await before()
  await known(kept, one)
  expect(one.state.reads).toBe(2)
})

test('a reading that failed is not kept', async () => {
  const [kept, one] = [new KeptRecord(), door()]
  one.state.fails = true
  await expect(known(kept, one)).rejects.toThrow('D1 is away')
  one.state.fails = false
  expect(await known(kept, one)).toEqual(['a 0'])
})

test('of long records only the last ones are kept, and of one beyond all measure nothing', async () => {
  const [first, second, last] = ['a', 'b', 'c'].map((userId) => ({
    kept: new KeptRecord(),
    one: door({ userId, items: 5000 }),
  })) as [Held, Held, Held]
  for (const { kept, one } of [first, second, last]) await known(kept, one)
  expect([first, second, last].map(({ kept }) => kept.items)).toEqual([0, 5000, 5000])
  await known(second.kept, second.one)
  expect(second.one.state.reads).toBe(1)
  const [longest, kept] = [door({ userId: 'd', items: 20_000 }), new KeptRecord()]
  expect(await known(kept, longest)).toHaveLength(20_000)
  expect(kept.items).toBe(0)
})

interface Held {
  readonly kept: KeptRecord
  readonly one: ReturnType<typeof door>
}
