import { expect, test } from 'vitest'
import type { Context } from '../context'
import type { FileRow } from '../db/records/files'
import { processDeps } from './deps'

test('of a pile whose pictures are to be made smaller and cut, one body is held at a time', async () => {
  let held = 0
  let most = 0
  let stored = 0
  const store = async () => {
    stored += 1
    await Promise.resolve()
    held -= 1
  }
  const objects = {
    hasSmaller: async () => false,
    loadPicture: async () => {
      held += 1
      most = Math.max(most, held)
      await Promise.resolve()
      return new Uint8Array(8)
    },
    storeSmaller: store,
    storeStrips: store,
  }
  const context = {
    config: { engine: { name: 'embedded' } },
    objects,
    vocabulary: {},
    record: () => ({ files: {}, leases: {}, extraction: {}, facts: {} }),
  } as unknown as Context
  const people = ['one', 'one', 'one', 'other'].map((userId) => processDeps(context, { userId, shard: 0 }))
  const file = {} as FileRow
  const sheet = { width: 1, height: 1, turn: 0 }
  await Promise.all(
    people.flatMap(({ storeSmaller, storeStrips }) => [storeSmaller(file), storeStrips(file, sheet, [])]),
  )
  expect({ most, stored, held }).toEqual({ most: 1, stored: 8, held: 0 })
})
