import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { addPages } from '../../scripts/bench-record/add-pages'
import { counted, type Spent } from '../../scripts/bench-record/counted'
import { entityTypes } from '../../core/records/kinds'
import { wholeHeader } from '../../core/device/kept'
import { receiveFacts } from '../../app/components/fact/sent-facts'
import { loadFindingView } from '../../app/findings-loader'
import { loadGlance } from '../../app/glance-loader'
import { loadReports } from '../../app/reports-loader'
import type { FileContext } from '../../core/records/context'
import { lookedAt } from '../../core/alerts/looked-at'
import type { RegistryRecord } from '../../core/records/registry'
import { readItems } from '../../workers/actions/known-record'
import { openLinks } from '../../workers/adapters/links'
import type { Config, Env } from '../../workers/config'
import { documentsWith, findingsOf, reportsWith } from '../../workers/http/findings'
import { openRecordView } from '../../workers/http/record-view'
import { openRecord, type RecordDoor } from '../../workers/db/records/open'

const { RECORDS_0 } = env as unknown as Env & { RECORDS_0: D1Database }
const limit = 4
/** Facts of the two records that are read. */
const few = 100
const many = 800

const spent: Spent = { rows: 0, trips: 0 }
const made = new Map<number, RecordDoor>()

beforeAll(async () => {
  for (const total of [few, many]) {
    const owner = { userId: crypto.randomUUID(), shard: 0 }
    await addPages(
      openRecord(RECORDS_0, owner, async () => {}),
      { total, from: 0, to: total / 10 },
    )
    made.set(
      total,
      openRecord(counted(RECORDS_0, spent), owner, async () => {}),
    )
  }
}, 180_000)

function recordOf(total: number): RecordDoor {
  const record = made.get(total)
  if (!record) throw new Error('there is no such record')
  return record
}

/** Rows that D1 read for it in the record of so many facts. */
async function rowsRead(total: number, read: (record: RecordDoor) => Promise<unknown>): Promise<number> {
  const record = recordOf(total)
  spent.rows = 0
  await read(record)
  return spent.rows
}

const newest = { limit, after: null }
const someIds = async ({ files }: RecordDoor, count = limit) =>
  (await files.page({ limit: count, after: null })).rows.map(({ id }) => id)

test('rows that are named cost two each, however many others there are', async () => {
  const ids = await someIds(recordOf(many), 40)
  expect(await rowsRead(many, ({ files }) => files.ofIds(ids))).toBeLessThanOrEqual(2 * ids.length)
})

test('what waits above a list costs three rows each: what stands of it, the fact, its file', async () => {
  const read = await rowsRead(many, ({ waiting }) => waiting.facts('lab', 10))
  // And the row that says of which fold the record is.
  expect(read).toBeLessThanOrEqual(3 * 10 + 1)
  const found = await recordOf(many).waiting.facts('lab', 10)
  expect(found).toHaveLength(10)
  for (const { entity, file } of found) expect(entity).toMatchObject({ type: 'lab', file_id: file.id })
})

test('what asks costs three rows each, on whichever of both lists: what stands of it, the fact, its file', async () => {
  const read = await rowsRead(many, ({ waiting }) => waiting.toCheck({ limit: 10, after: null }))
  // The one after them tells that there are more; and the row that says of which fold the record is.
  expect(read).toBeLessThanOrEqual(3 * 11 + 1)
  const { rows, next, files } = await recordOf(many).waiting.toCheck({ limit: 10, after: null })
  expect(rows).toHaveLength(10)
  expect(new Set(rows.map(({ list }) => list))).toEqual(new Set(['validation', 'review']))
  expect(rows.map(({ entity }) => entity.file_id)).toEqual(files.map(({ id }) => id))
  const more = await recordOf(many).waiting.toCheck({ limit: 10, after: next })
  const ids = [...rows, ...more.rows].map(({ taskId }) => taskId)
  expect(new Set(ids).size).toBe(20)
})

test('what is found costs three rows each: the word, the item, its page; and what is not asked for is not read', async () => {
  const { search } = recordOf(many)
  const { items, files, pages } = await search.all('made lab')
  expect([items.length, files.length]).toEqual([40, 40])
  const pageIds = new Set(pages.map(({ id }) => id))
  for (const { evidence } of items) expect(pageIds).toContain(evidence?.file_id)
  const both = await rowsRead(many, (record) => record.search.all('made lab'))
  // And two rows for a document.
  expect(both).toBeLessThanOrEqual(3 * 40 + 2 * 40 + 1)
  // Nearly all items have the word: of one type no other's are read.
  const allergies = await search.items('made', ['allergy'], 40)
  expect(new Set(allergies.map(({ type }) => type))).toEqual(new Set(['allergy']))
  const read = await rowsRead(many, (record) => record.search.items('made', ['allergy'], 40))
  expect(read).toBeLessThanOrEqual(2 * allergies.length + 2)
  const named = await search.all('page 7')
  expect(named.files[0]?.displayName).toMatch(/^Page 7/)
})

test.each<[string, (record: RecordDoor) => Promise<unknown>]>([
  ['files', ({ files }) => files.page(newest)],
  ['letters and summaries', ({ files }) => files.reports(newest)],
  ['files by their ids', async (record) => record.files.ofIds(await someIds(record))],
  ...entityTypes.map((type): [string, (record: RecordDoor) => Promise<unknown>] => [
    `what waits of the ${type} list, with its files`,
    ({ waiting }) => waiting.facts(type, limit),
  ]),
  ['the timeline', ({ timeline }) => timeline.page(null, newest)],
  ['the timeline of results', ({ timeline }) => timeline.page('lab', newest)],
  ['how many events', ({ timeline }) => timeline.counts()],
  [
    'a list with one status',
    ({ registry }) => registry.ofTypes(['diagnosis', 'allergy'], 'active', { limit, offset: 0 }),
  ],
  ['drugs without a code', ({ recode }) => recode.uncoded(newest)],
  ['what a search finds', ({ search }) => search.items('made lab 3', ['lab'], limit)],
  ['a search of all', ({ search }) => search.all('zebra')],
  ['the results of a test', ({ mentions }) => mentions.results('lab:made-3', limit)],
  ['where an item was written', ({ mentions }) => mentions.occurrences('lab:made-3', { limit, offset: 0 })],
  ['documents with results', ({ files }) => files.withFindings('lab', { limit, offset: 0 })],
  ['what asks for a word', ({ waiting }) => waiting.toCheck(newest)],
  ['what was read of a file', async (record) => record.waiting.entities((await someIds(record))[0] ?? '')],
  ...entityTypes.map((type): [string, (record: RecordDoor) => Promise<unknown>] => [
    `the ${type} registry`,
    ({ registry }) => registry.ofType(type, newest),
  ]),
  ...(['active', 'changed', 'inactive'] as const).map(
    (part): [string, (record: RecordDoor) => Promise<unknown>] => [
      `drugs that are ${part}`,
      ({ registry }) => registry.ofType('medication', newest, part),
    ],
  ),
  ['what is out of range', ({ registry }) => registry.outOfRange(limit)],
  ['how many drugs', ({ registry }) => registry.drugCounts()],
  ['what waits for a yes or no', ({ waiting }) => waiting.validations(limit)],
  ['what waits for a review', ({ waiting }) => waiting.reviews(limit)],
  ['what waits or waited of a file', async (r) => r.waiting.validations(limit, (await someIds(r))[0])],
  ['counts', ({ registry }) => registry.counts()],
  ['how many wait', ({ registry }) => registry.waiting()],
  ['how many files', ({ registry }) => registry.fileCount()],
  ['the profile', ({ profile }) => profile.read()],
  ['the newest consent', ({ profile }) => profile.latestConsent()],
])('%s: rows that D1 reads do not grow with the record', async (_title, read) => {
  const [short, long] = [await rowsRead(few, read), await rowsRead(many, read)]
  // The short record may show less than is asked for.
  expect(long).toBeLessThanOrEqual(short + 3 * limit)
  expect(long).toBeLessThanOrEqual(3 * limit + 50)
})

test('the rules of alerts look at drugs, allergies and results out of range, at two rows each', async () => {
  for (const total of [few, many]) {
    const { registry, lookedAt: looks } = recordOf(total)
    const asked = lookedAt([])
    const items = await looks.items(asked)
    const all = await readItems({ registry })
    const outside = all.filter((item) => item.type === 'lab' && item.detail.trend.at(-1)?.outside)
    const taken = all.filter(
      ({ type, status }) => ['medication', 'allergy'].includes(type) && status === 'active',
    )
    expect(Math.min(outside.length, taken.length)).toBeGreaterThan(0)
    const ids = (of: readonly RegistryRecord[]) => of.map(({ id }) => id).toSorted()
    expect(ids(items)).toEqual(ids([...outside, ...taken]))
    const read = await rowsRead(total, (record) => record.lookedAt.items(asked))
    // What is asked for by its key is itself a row, there or not.
    expect(read).toBeLessThanOrEqual(2 * items.length + asked.keys.length + asked.conditions.length + 10)
  }
})

const readerOfThis = { locale: 'en', timeZone: 'UTC', units: 'metric' } as const
/** As a screen reads its record. */
const viewOf = (record: RecordDoor) => openRecordView(record, openLinks('of this test'), {} as Config)
const asked = { p_limit: 12, p_offset: 3 }
const saidOf = (card: FileContext) =>
  1 + card.diagnoses.length + card.medications.length + card.procedures.length + card.allergies.length

test.each<[string, (record: RecordDoor) => Promise<number>]>([
  ['documents with results', async (record) => sum((await documentsWith(record, 'lab', asked)).map(saidOf))],
  [
    'documents with studies',
    async (record) => sum((await documentsWith(record, 'imaging', asked)).map(saidOf)),
  ],
  ['letters and summaries', async (record) => sum((await reportsWith(record, asked)).map(saidOf))],
  ['the results of one document', async (record) => findingsShown(record, 'lab')],
  ['the studies of one document', async (record) => findingsShown(record, 'imaging')],
  [
    'the screen of letters',
    async (record) => {
      const { reports } = await loadReports(viewOf(record), new Request('http://localhost/reports'))
      return sum(reports.map(({ items }) => 1 + items.length))
    },
  ],
  [
    'what asks for a word, with its pages',
    async (record) => {
      const view = viewOf(record)
      const { rows } = await view.toCheck({ limit: 100, after: null })
      await view.pictures(rows.map(({ entity }) => entity.file_id))
      return rows.length
    },
  ],
  [
    'what a search finds, with its pages',
    async (record) => {
      const view = viewOf(record)
      const { items, files } = await view.search('made lab')
      await view.filesOf(items.flatMap(({ evidence }) => evidence?.file_id ?? []))
      return items.length + files.length
    },
  ],
  [
    'the screen of a list',
    async (record) => {
      const { list } = await loadFindingView(viewOf(record), 'imaging', listAsked)
      const { lists = [], waiting = [] } = list?.registry ?? {}
      return sum(lists.map(({ items }) => items.length)) + waiting.length
    },
  ],
  [
    'what home shows at a glance',
    async (record) => {
      const view = viewOf(record)
      const { allergies, drugs, results } = await loadGlance(view, readerOfThis)
      return allergies.length + drugs.length + results.length
    },
  ],
  ['the screen of results by document', async (record) => cardsShown(record, 'lab')],
  ['the screen of studies by document', async (record) => cardsShown(record, 'imaging')],
])('%s: three rows for each that is shown, and fifty', async (_title, read) => {
  for (const total of [few, many]) {
    let shown = 0
    const rows = await rowsRead(total, async (record) => (shown = await read(record)))
    expect(shown).toBeGreaterThan(0)
    expect(rows).toBeLessThanOrEqual(3 * shown + 50)
  }
})

test('the emergency card reads all that it may tell once for each state of the record', async () => {
  for (const total of [few, many]) {
    const ask = (record: RecordDoor) => viewOf(record).emergencyCards('UTC')
    const first = await rowsRead(total, ask)
    const again = await rowsRead(total, ask)
    expect([again < 10, again < first]).toEqual([true, true])
  }
})

const listAsked = new Request('http://localhost/imaging?view=list')
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

async function findingsShown(record: RecordDoor, type: 'lab' | 'imaging'): Promise<number> {
  const [card] = await documentsWith(record, type, { p_limit: 1, p_offset: 2 })
  const told = await findingsOf(record, type, card?.file_id ?? '')
  return Array.isArray(told) ? told.length : 0
}

async function cardsShown(record: RecordDoor, type: 'lab' | 'imaging'): Promise<number> {
  // As a device asks that keeps it: with all that its cards fold.
  const request = new Request('http://localhost/labs', { headers: { [wholeHeader]: '1' } })
  const { shown } = await loadFindingView(viewOf(record), type, request)
  if (!shown) throw new Error('that is its first view')
  const said = shown.documents.map((document) => document.said)
  const counts = said.map((one) => 1 + (one?.findings.length ?? 0) + (one?.context.length ?? 0))
  return sum(counts) + receiveFacts(shown.waiting).length
}
