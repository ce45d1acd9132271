import { expect, test } from 'vitest'
import type { Page, PageOf } from '#core/records/page'
import type { DrugPart, RegistryRecord } from '#core/records/registry'
import { loadList, wholeList } from './registry-loader'

/** Two hundred and fifty, newest first, two of each day. */
const list = Array.from({ length: 250 }, (_, n) => ({
  id: `item-${String(999 - n)}`,
  type: 'diagnosis',
  status: n % 5 === 0 ? 'inactive' : 'active',
  last_seen_date: new Date(Date.UTC(2024, 0, 1) - Math.floor(n / 2) * 86_400_000).toISOString().slice(0, 10),
})) as unknown as RegistryRecord[]

/** As D1 keeps it: in the order of days and ids, from the greatest, after a place. */
const record = {
  async registryItems(
    _type: string,
    { limit, after }: PageOf,
    part?: DrugPart,
  ): Promise<Page<RegistryRecord>> {
    const key = ({ last_seen_date: at, id }: RegistryRecord) => `${at} ${id}`
    const own = list.filter((item) => part === undefined || item.status === part)
    const left = own.filter((item) => after === null || key(item) < `${after.at} ${after.id}`)
    const rows = left.slice(0, limit)
    const last = rows.at(-1)
    return { rows, next: left.length > limit && last ? { at: last.last_seen_date ?? '', id: last.id } : null }
  },
  registryItem: async (id: string) => list.find((item) => item.id === id) ?? null,
}
const load = (search: string, type: 'diagnosis' | 'allergy' = 'diagnosis') =>
  loadList(record, wholeList(type), new Request(`https://chart.test/diagnoses${search}`))

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

test('an item begins the part of a list that it is on, and leaves the other part as it is', async () => {
  const { id } = list[201] ?? { id: '' }
  const part = (name: DrugPart) =>
    loadList(
      record,
      { type: 'diagnosis', name, part: name },
      new Request(`https://chart.test/medications?highlight=${id}`),
    )
  const [now, before] = [await part('active'), await part('inactive')]
  expect([now.items[0]?.id, now.first]).toEqual([id, false])
  expect(now.items.every(({ status }) => status === 'active')).toBe(true)
  expect([before.items.length, before.first]).toEqual([50, true])
})

test('each part of a list is walked by itself', async () => {
  const at = `${list[150]?.last_seen_date}~6b1f0c58-6e3c-4c7e-9d53-0d3d3d1d7a11`
  const request = new Request(`https://chart.test/medications?before=${at}`)
  const [now, before] = await Promise.all(
    (['active', 'inactive'] as const).map((part) =>
      loadList(
        record,
        { type: 'diagnosis', name: part === 'active' ? 'medication' : 'before', part },
        request,
      ),
    ),
  )
  expect([now?.first, now?.items[0]?.id]).toEqual([true, list[1]?.id])
  expect(before?.first).toBe(false)
  expect(
    before?.items.every(({ last_seen_date: day }) => (day ?? '') <= (list[150]?.last_seen_date ?? '')),
  ).toBe(true)
})
