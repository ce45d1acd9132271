import { expect, test } from 'vitest'
import type { RegistryRecord } from '#core/records/registry'
import { loadGlance } from './glance-loader'
import type { ownRecord } from './own-record'

const item = (type: string, n: number) =>
  ({
    id: `${type}-${n}`,
    type,
    canonical_key: `${type}:${n}`,
    name: `${type} ${n}`,
    category: null,
    status: 'active',
    codes: {},
    citations: [],
    evidence: { file_id: `page-${n % 2}`, entity_id: `fact-${n}`, text: '', date: '2024-03-02', quote: '' },
    detail: { value: '9', unit: 'g/dL', flag: 'L', reaction: null, printed: null, intake: null, trend: [] },
  }) as unknown as RegistryRecord
const items = (type: string, n: number) => Array.from({ length: n }, (_, at) => item(type, at))

async function look(has: { allergy: number; medication: number; outside: number }) {
  const asked: string[] = []
  const drawn: string[][] = []
  const record = {
    registryItems: async (type: 'allergy' | 'medication', { limit }: { limit: number }, part?: string) => {
      asked.push([type, part].filter(Boolean).join(' '))
      return { rows: items(type, Math.min(has[type], limit)), next: has[type] > limit ? {} : null }
    },
    outOfRange: async (limit: number) => items('lab', Math.min(has.outside, limit)),
    pictures: async (ids: string[]) => {
      drawn.push(ids)
      return {}
    },
  } as unknown as ReturnType<typeof ownRecord>
  const glance = await loadGlance(record, { locale: 'en', timeZone: 'UTC', units: 'metric' })
  return { glance, asked, drawn }
}

test('the first of each, and whether there are more; of drugs those that are taken now', async () => {
  const { glance, asked, drawn } = await look({ allergy: 2, medication: 40, outside: 4 })
  expect(asked).toEqual(['allergy', 'medication active'])
  expect([glance.allergies.length, glance.drugs.length, glance.results.length]).toEqual([2, 5, 3])
  expect(glance.more).toEqual({ allergies: false, drugs: true, results: true })
  // No picture is asked for but of the pages whose lines are shown, each once.
  expect(drawn).toEqual([['page-0', 'page-1']])
})

test('of nothing there is nothing more', async () => {
  const { glance } = await look({ allergy: 0, medication: 0, outside: 0 })
  expect(glance.more).toEqual({ allergies: false, drugs: false, results: false })
  expect([...glance.allergies, ...glance.drugs, ...glance.results]).toEqual([])
})
