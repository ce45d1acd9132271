import { expect, test } from 'vitest'
import type { DrugCounts, DrugPart, RegistryRecord } from '#core/records/registry'
import { loadMedications, marksOf } from './medications-loader'
import type { ownRecord } from './own-record'

const dose = (date: string, value: string, count: number) => ({
  date,
  value,
  unit: 'mg',
  printed: null,
  intake: {
    as: 'dose',
    dose: { low: count, high: null, unit: 'tablet' },
    of: null,
    total: null,
    isOne: false,
  },
  status: 'active',
  entity_id: date,
})
const doses = [dose('2023-01-02', '5', 2), dose('2024-03-04', '10', 2)]
const drug = (id: string, part: DrugPart) =>
  ({
    id,
    type: 'medication',
    canonical_key: `medication:${id}`,
    name: id,
    status: part === 'inactive' ? 'inactive' : 'active',
    codes: { ATC: ['C07AB07'] },
    citations: [],
    evidence: null,
    detail: {
      ...doses[1],
      route: null,
      frequency: null,
      duration: null,
      dosage: null,
      doses,
      changed: part === 'changed' ? '2024-03-04' : null,
    },
  }) as unknown as RegistryRecord

test.each([
  ['en', 'Dose changed Mar 4, 2024', 'Before: 5 mg · 2 tablets, Jan 2, 2023'],
  ['he', 'המינון השתנה ב-Mar 4, 2024', 'קודם: 5 mg · 2 טבליות, Jan 2, 2023'],
] as const)('a dose that changed says what it was, and since when: %s', (locale, word, told) => {
  const marks = marksOf(locale, [drug('a', 'changed'), drug('b', 'active'), drug('c', 'inactive')])
  expect(Object.keys(marks)).toEqual(['a'])
  const bare = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '')
  expect([bare(marks['a']?.word), bare(marks['a']?.told)]).toEqual([word, told])
})

const nothing: DrugCounts = { active: 0, changed: 0, inactive: 0, uncoded: 0 }

async function load(
  some: Partial<DrugCounts>,
  { locale = 'en', show = '' }: { locale?: 'en' | 'he'; show?: string } = {},
) {
  const counts = { ...nothing, ...some }
  const asked: string[] = []
  const record = {
    profile: async () => ({ locale, units: 'metric' }),
    drugCounts: async () => counts,
    uncoded: async (limit: number) => {
      asked.push(`${limit} apart`)
      return [drug('apart', 'changed')]
    },
    waitingFacts: async (type: string) => {
      asked.push(`${type} that waits`)
      return []
    },
    patientWords: async () => [],
    registryItems: async (type: string, { limit }: { limit: number }, part: DrugPart) => {
      asked.push(`${limit} ${type} ${part}`)
      return { rows: counts[part] > 0 ? [drug(part, part)] : [], next: null }
    },
    pictures: async () => ({}),
    filesOf: async () => [],
  } as unknown as ReturnType<typeof ownRecord>
  const request = new Request(`https://chart.test/medications${show && `?show=${show}`}`)
  return { ...(await loadMedications(record, request)), asked }
}

const counts = { active: 120, changed: 2, inactive: 3, uncoded: 60 }

test('what is taken now stands before what was, each counted whole, and what has no code apart', async () => {
  const { registry, told, marks, asked, uncoded, tabs } = await load(counts)
  expect(asked).toEqual([
    '50 apart',
    '100 medication active',
    '100 medication inactive',
    'medication that waits',
  ])
  expect(registry.lists.map(({ name, heading, count }) => [name, heading?.title, count])).toEqual([
    ['medication', 'Taking now', 120],
    ['before', 'Before', 3],
  ])
  expect([told, uncoded]).toEqual(['123 medications', 60])
  expect(tabs.map(({ label, count, chosen }) => [label, count, chosen])).toEqual([
    ['All', 123, true],
    ['Now', 120, false],
    ['Changed', 2, false],
    ['Before', 3, false],
  ])
  expect(Object.keys(marks)).toEqual(['apart'])
})

test.each([
  ['now', 'active', 'medication', 120],
  ['changed', 'changed', 'changed', 2],
  ['before', 'inactive', 'before', 3],
] as const)('%s alone is shown, and counted, where it is asked for', async (show, part, name, count) => {
  const { registry, asked, told, uncoded, tabs } = await load(counts, { show })
  expect(asked).toEqual([`100 medication ${part}`])
  expect(registry.lists.map((list) => [list.name, list.count, list.heading?.empty])).toEqual([
    [name, count, undefined],
  ])
  expect([told, uncoded]).toEqual(['123 medications', 0])
  expect(tabs.filter(({ chosen }) => chosen).map(({ to }) => to)).toEqual([`/medications?show=${show}`])
})

test('another part than there is shows all', async () => {
  expect((await load(counts, { show: 'nobody' })).registry.lists).toHaveLength(2)
})

const said = {
  en: [
    'Your record names nothing that you take now.',
    'Your record shows no changed dose among the medications that you take now.',
    'Your record names nothing that you took before and no longer take.',
  ],
  he: [
    'בתיק שלכם אין תרופות שאתם נוטלים כעת.',
    'בתיק שלכם אין שינוי במינון של תרופות שאתם נוטלים כעת.',
    'בתיק שלכם אין תרופות שנטלתם בעבר ואינכם נוטלים עוד.',
  ],
}

test.each(['en', 'he'] as const)(
  'that a part is empty is said where it was asked for: %s',
  async (locale) => {
    const emptyOf = async (some: Partial<DrugCounts>, show = '') =>
      (await load(some, { locale, show })).registry.lists.map(({ heading }) => heading?.empty ?? null)
    for (const [n, show] of ['now', 'changed', 'before'].entries()) {
      expect(await emptyOf({ uncoded: 1 }, show)).toEqual([said[locale][n]])
      expect(await emptyOf(counts, show)).toEqual([null])
    }
    // Of all, only that nothing of what was taken is taken now.
    expect(await emptyOf({ inactive: 1 })).toEqual([said[locale][0], null])
    expect(await emptyOf({ active: 1 })).toEqual([null, null])
    expect(await emptyOf({ uncoded: 2 })).toEqual([null, null])
  },
)

test('where nothing is on the list there are no parts of it, but for the way back from one', async () => {
  const { told, tabs } = await load({ uncoded: 2 })
  expect([told, tabs]).toEqual([null, []])
  expect((await load({ uncoded: 2 }, { show: 'changed' })).tabs).toHaveLength(4)
})
