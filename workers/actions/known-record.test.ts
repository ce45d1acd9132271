import { expect, test } from 'vitest'
import type { RegistryRecord } from '../../core/records/registry'
import { readKnown } from './known-record'

const item = (type: string, id: string) => ({ type, id }) as unknown as RegistryRecord

const sodium = { type: 'lab', canonical_key: 'lab:sodium', value: '113', normalized: { name: 'Sodium' } }

test('all of each list is known, page by page, and the drugs that stand apart for want of a code', async () => {
  const pages = [[item('medication', 'a')], [item('medication', 'b')]]
  const record = {
    registry: {
      ofType: async (type: string, { after }: { after: unknown }) => {
        if (type !== 'medication') return { rows: [], next: null }
        return after ? { rows: pages[1], next: null } : { rows: pages[0], next: { at: '2024', id: 'a' } }
      },
      uncoded: async () => [item('medication', 'without a code')],
    },
    files: { page: async () => ({ rows: [], next: null }) },
    waiting: { facts: async (type: string) => (type === 'lab' ? [{ entity: sodium }] : []) },
  } as unknown as Parameters<typeof readKnown>[0]
  const { items, waiting } = await readKnown(record)
  expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'without a code'])
  // What it says is not known, and so cannot be told.
  expect(waiting).toEqual([{ type: 'lab', key: 'lab:sodium', name: 'Sodium' }])
})
