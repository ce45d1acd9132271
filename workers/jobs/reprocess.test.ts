import { describe, expect, test } from 'vitest'
import type { FilePlace } from '../config'
import { pageSize, pauseSeconds, reprocess, type ReprocessDeps } from './reprocess'

const place = (userId: string, fileId: string): FilePlace => ({ userId, fileId })

/** A shard with some outdated files, which writes down what is done. */
function world(places: readonly FilePlace[], deps: Partial<ReprocessDeps> = {}) {
  const did: string[] = []
  const all: ReprocessDeps = {
    outdated: async (after, limit) =>
      places.slice(after ? places.findIndex(({ fileId }) => fileId === after.fileId) + 1 : 0).slice(0, limit),
    watch: async (userId) => void did.push(`watch ${userId}`),
    requeue: async ({ fileId }) => (did.push(`requeue ${fileId}`), true),
    lookAfter: async (userId) => void did.push(`look after ${userId}`),
    goOn: async ({ fileId }, delay) => void did.push(`go on after ${fileId} in ${delay} s`),
    ...deps,
  }
  return { did, run: (after: FilePlace | null = null) => reprocess(all, after) }
}

describe('reading a shard again', () => {
  test('nothing to do', async () => {
    const { did, run } = world([])
    expect([await run(), did]).toEqual([0, []])
  })

  test('each owner is watched before a file of theirs is queued', async () => {
    const { did, run } = world([place('a', '1'), place('a', '2'), place('b', '3')])
    expect(await run()).toBe(3)
    expect(did.join()).toBe('watch a,watch b,requeue 1,requeue 2,requeue 3,look after a,look after b')
  })

  test('a page at a time, from where the last one ended', async () => {
    const many = Array.from({ length: pageSize + 1 }, (_, i) => place('a', String(i)))
    const { did, run } = world(many)
    expect(await run()).toBe(pageSize)
    expect(did.at(-1)).toBe(`go on after ${pageSize - 1} in ${pauseSeconds} s`)
    expect(await run(many[pageSize - 1])).toBe(1)
    expect(did.slice(-2)).toEqual([`requeue ${pageSize}`, 'look after a'])
  })
})
