import { expect, test } from 'vitest'
import type { Page, PageOf } from '#core/records/page'
import type { RegistryRecord } from '#core/records/registry'
import { loadList } from './registry-loader'

/** Two hundred and fifty, newest first, two of each day. */
const list = Array.from({ length: 250 }, (_, n) => ({
  id: `item-${String(999 - n)}`,
  type: 'diagnosis',
  last_seen_date: new Date(Date.UTC(2024, 0, 1) - Math.floor(n / 2) * 86_400_000).toISOString().slice(0, 10),
})) as unknown as RegistryRecord[]

/** As D1 keeps it: in the order of days and ids, from the greatest, after a place. */
const record = {
  async registryItems(_type: string, { limit, after }: PageOf): Promise<Page<RegistryRecord>> {
    const key = ({ last_seen_date: at, id }: RegistryRecord) => `${at} ${id}`
    const left = list.filter((item) => after === null || key(item) < `${after.at} ${after.id}`)
    const rows = left.slice(0, limit)
    const last = rows.at(-1)
    return { rows, next: left.length > limit && last ? { at: last.last_seen_date ?? '', id: last.id } : null }
  },
  registryItem: async (id: string) => list.find((item) => item.id === id) ?? null,
}
const load = (search: string, type: 'diagnosis' | 'allergy' = 'diagnosis') =>
  loadList(record, type, new Request(`https://chart.test/diagnoses${search}`))

test.each([101, 174, 175, 249])(
  'an item that a link names is there, however far down it stands: %i',
  async (n) => {
    const { id } = list[n] ?? { id: '' }
    const { items, first } = await load(`?highlight=${id}`)
    expect(items[0]?.id).toBe(id)
    expect(first, 'the way back to the newest is offered').toBe(false)
  },
)

test('one that the first page has leaves the list as it is', async () => {
  const { items, first } = await load(`?highlight=${list[40]?.id}`)
  expect([items[0]?.id, items.length, first]).toEqual([list[0]?.id, 100, true])
})

test.each(['?highlight=nobody', ''])('%j shows the first page', async (search) => {
  expect((await load(search)).items[0]?.id).toBe(list[0]?.id)
})

test('an item of another list is looked for there', async () => {
  expect((await load(`?highlight=${list[200]?.id}`, 'allergy')).first).toBe(true)
})
