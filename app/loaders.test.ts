import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { wholeHeader } from '#core/device/kept'
import { loadAllergies } from './allergies-loader'
import { loader as loadDiagnoses } from './routes/_app.diagnoses'
import { loader as loadFile } from './routes/_app.file.$id'
import { loader as loadLabs } from './routes/_app.labs'
import { loader as loadAnalyte } from './routes/_app.labs_.$key'
import { loader as loadReview } from './routes/_app.review'
import { loader as loadSaidOf } from './routes/_app.said.$type'
import { loader as loadSearch } from './routes/_app.search'
import { loader as loadSources } from './routes/_app.sources'
import { loader as loadSummary } from './routes/_app.summary'
import { loader as loadTimeline } from './routes/_app.timeline'
import { loader as loadUpload } from './routes/upload'

/** A record of nothing but what is said here. */
const recordOf = (own: object) =>
  ({
    profile: async () => null,
    pictures: async () => ({}),
    filesOf: async () => [],
    ...own,
  }) as unknown as NonNullable<AppLoadContext['record']>

const argsOf = (record: object, path: string, params = {}) =>
  ({
    context: { record: recordOf(record) },
    request: new Request(`https://chart.test${path}`),
    params,
  }) as unknown as LoaderFunctionArgs

test.each(['hemoglobin-a1c', 'lab:hemoglobin-a1c'])('a test has its page under %s', async (key) => {
  const asked: string[] = []
  const results = async (concept: string) => {
    asked.push(concept)
    return []
  }
  await loadAnalyte(argsOf({ results }, `/labs/${key}`, { key }))
  expect(asked).toEqual(['lab:hemoglobin-a1c'])
})

const factId = '6b1f0c58-6e3c-4c7e-9d53-0d3d3d1d7a11'
const glucose = { type: 'lab', canonical_key: 'lab:glucose', value: '7.8', unit: 'mmol/L', flag: null }
const fact = {
  ...glucose,
  id: factId,
  file_id: 'file',
  ref_low: null,
  ref_high: null,
  ref_text: null,
  evidence: { page: 1 },
  coding_meta: { doubt: null, candidates: [], original_extraction: 'Glucose 7.8' },
  normalized: { name: 'Glucose', reaction: null, codes: {} },
}
const item = { ...glucose, id: 'item', name: 'Glucose', evidence: null, detail: { ...glucose, trend: [] } }
const page = <T>(...rows: T[]) => ({ rows, next: null })
const listed = async () => page({ entity: fact, item, at: '2024-01-01~file' })
const none = async () => []
const withGlucose = {
  profile: async () => ({ locale: 'en', units: 'us' }),
  pictures: async () => ({ file: { url: '/picture' } }),
  patientWords: none,
  file: async () => ({ id: 'file', doc_meta: null }),
  entities: async () => [fact],
  entitiesOf: async () => [fact],
  registryItems: async () => page(item),
  registrySizes: async () => ({ lab: 1 }),
  pageCount: async () => 1,
  documentCount: async () => 1,
  waitingFacts: none,
  findings: listed,
  itemsOfFiles: async () => new Map(),
  itemsOfKeys: async () => new Map(),
  diagnosesOf: none,
  toCheck: async () => page({ entity: fact, against: null }),
  toCheckCount: async () => 1,
  shareNotes: none,
  unclaimed: none,
  search: async () => ({ items: [item], files: [] }),
  summary: async () => ({ record: { citations: [{ entity_id: factId }] }, cached: true }),
  timeline: listed,
  eventCounts: async () => ({}),
}

test.each<[string, (args: LoaderFunctionArgs) => unknown]>([
  ['/file/file', loadFile],
  ['/labs', loadLabs],
  ['/labs?view=list', loadLabs],
  ['/review', loadReview],
  ['/search?q=glucose', loadSearch],
  [`/sources?ids=${factId}`, loadSources],
  ['/summary?discipline=overall', loadSummary],
  ['/timeline', loadTimeline],
])('%s tells a result in the units of its reader', async (path, load) => {
  const answer = await load(argsOf(withGlucose, path, { id: 'file' }))
  const told = JSON.stringify(answer instanceof Response ? await answer.json() : answer)
  expect(told).toContain('"lab:glucose 7.8 mmol/L":"141 mg/dL"')
})

test('a document of allergies says what it is about in the language of its reader', async () => {
  const allergy = {
    id: 'item',
    type: 'allergy',
    name: 'Penicillin',
    canonical_key: 'allergy:penicillin',
    evidence: null,
    last_seen_date: '2024-01-01',
    detail: { reaction: null, last_file_id: 'file' },
  }
  const record = recordOf({
    ...withGlucose,
    profile: async () => ({ locale: 'he', units: 'metric' }),
    registryItems: async () => page(allergy),
    filesOf: async (ids: readonly string[]) =>
      ids.map((id) => ({ id, doc_meta: null, detected_date: '2024-01-01' })),
  })
  const { cards } = await loadAllergies(record, new Request('https://chart.test/allergies'))
  expect(cards.map(({ head }) => head.text)).toEqual(['פניצילין'])
})

test.each([
  ['', 'all'],
  ['?category=conditions', 'conditions'],
  ['?category=allergies', 'allergies'],
  ['?category=nothing', 'all'],
  // What every object has is no category.
  ['?category=constructor', 'all'],
])('/diagnoses%s shows %s', async (search, shown) => {
  const record = {
    registryItems: async () => ({ rows: [], next: null }),
    registrySizes: async () => ({ diagnosis: 3, allergy: 2 }),
    waitingFacts: async () => [],
    patientWords: async () => [],
  }
  const { category, counts } = await loadDiagnoses(argsOf(record, `/diagnoses${search}`))
  expect(category).toBe(shown)
  expect(counts).toEqual({ all: 5, conditions: 3, allergies: 2 })
})

test('/upload leads to where files are uploaded', () => {
  expect(loadUpload().headers.get('location')).toBe('/files')
})

test('of a list of documents the one that stands open is told, and those that are asked for', async () => {
  const other = { ...fact, id: '7c1f0c58-6e3c-4c7e-9d53-0d3d3d1d7a11', file_id: 'other' }
  const rows = [
    { entity: fact, item, at: '2024-01-01 file' },
    { entity: other, item, at: '2023-01-01 other' },
  ]
  const record = { ...withGlucose, findings: async () => ({ rows, next: null }) }
  const told = async (path: string, headers: Record<string, string> = {}) => {
    const args = argsOf(record, path)
    const { shown } = await loadLabs({ ...args, request: new Request(args.request, { headers }) })
    return shown?.documents.map(({ said, counts }) => [said?.facts.includes('"key"') ?? null, counts.all])
  }
  const folded = [
    [true, 1],
    [null, 1],
  ]
  const whole = [
    [true, 1],
    [true, 1],
  ]
  expect(await told('/labs')).toEqual(folded)
  expect(await told(`/labs?line=${other.id}`)).toEqual(whole)
  expect(await told(`/labs?entity=${other.id}`)).toEqual(whole)
  expect(await told('/labs', { [wholeHeader]: '1' })).toEqual(whole)

  const ask = async (type: string, at: string) => {
    const path = `/said/${type}?${new URLSearchParams({ at }).toString()}`
    const answer = await loadSaidOf(argsOf(record, path, { type }))
    return [answer.status, (JSON.stringify(await answer.json()).match(/\\"key\\"/g) ?? []).length]
  }
  expect(await ask('lab', '2023-01-01 other')).toEqual([200, 1])
  expect(await ask('lab', '2023-01-01 nowhere')).toEqual([404, 0])
  expect(await ask('medication', '2023-01-01 other')).toEqual([404, 0])
})
