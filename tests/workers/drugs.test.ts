import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addPages } from '../../scripts/bench-record/add-pages'
import { counted, type Spent } from '../../scripts/bench-record/counted'
import { madePage } from '../../scripts/bench-record/made-facts'
import { factShape, type Fact } from '../../core/records/fact'
import { deriveId } from '../../core/records/ids'
import type { Place } from '../../core/records/page'
import type { DrugPart, RegistryRecord } from '../../core/records/registry'
import { openRecord, type RecordDoor } from '../../workers/db/records/open'

const { RECORDS_0 } = env as unknown as { RECORDS_0: D1Database }
const limit = 4
const spent: Spent = { rows: 0, trips: 0 }

/** What the patient says of a drug of the made pages: how it is taken, or that it is not any more. */
function said(
  userId: string,
  { name, canonical_key: canonicalKey }: RegistryRecord,
  word: Pick<Fact, 'status'> & { readonly value?: string },
): Fact {
  const { facts } = madePage(deriveId(userId, 'model'), 1, 100)
  return factShape.parse({
    ...facts.find(({ type }) => type === 'medication'),
    id: crypto.randomUUID(),
    fileId: null,
    evidence: null,
    text: name,
    name,
    canonicalKey,
    codes: { ATC: ['made'] },
    date: '2026-01-01',
    eventDate: '2026-01-01',
    proposal: 'accepted',
    reason: null,
    ...word,
  })
}

/** All of a part of the list, a page at a time; each costs what it shows. */
async function walked({ registry }: RecordDoor, part?: DrugPart): Promise<RegistryRecord[]> {
  const all: RegistryRecord[] = []
  let after: Place | null = null
  do {
    spent.rows = 0
    const page = await registry.ofType('medication', { limit, after }, part)
    expect(spent.rows).toBeLessThanOrEqual(3 * limit + 50)
    all.push(...page.rows)
    after = page.next
  } while (after)
  return all
}

test('drugs that are taken, those of them that changed and those that ended are lists, walked by pages and counted whole', async () => {
  const owner = { userId: crypto.randomUUID(), shard: 0 }
  const record = openRecord(counted(RECORDS_0, spent), owner, async () => {})
  await addPages(record, { total: 400, from: 0, to: 20 })
  await addPages(record, { total: 400, from: 20, to: 40, drugsUncoded: true })
  const before = await walked(record)
  expect(before.length).toBeGreaterThan(5 * limit)
  expect(await walked(record, 'changed')).toEqual([])
  // Of three, one ended, and one is taken in another dose.
  const [endedOnes, others] = [before.filter((_, n) => n % 3 === 0), before.filter((_, n) => n % 3 === 1)]
  const ends = endedOnes.map((item) => said(owner.userId, item, { status: 'stopped' }))
  for (const word of ends) expect(await record.entries.end(word)).toEqual(word)
  const doses = others.map((item) => said(owner.userId, item, { status: 'active', value: '10' }))
  for (const dose of doses) await record.entries.add(dose)

  const all = await walked(record)
  const [now, changed, past] = [
    await walked(record, 'active'),
    await walked(record, 'changed'),
    await walked(record, 'inactive'),
  ]
  const of = (status: string) => all.filter((item) => item.status === status)
  expect([now, past]).toEqual([of('active'), of('inactive')])
  const ids = (items: readonly RegistryRecord[]) => items.map(({ id }) => id)
  expect(ids(past).toSorted()).toEqual(ids(endedOnes).toSorted())
  expect(ids(changed).toSorted()).toEqual(ids(others).toSorted())
  // In the order of what is taken now, of which they are a part.
  expect(ids(changed)).toEqual(ids(now).filter((id) => ids(changed).includes(id)))
  const uncoded = (await record.registry.uncoded(1000)).length
  expect(uncoded).toBeGreaterThan(0)
  const counts = { active: now.length, changed: changed.length, inactive: past.length, uncoded }
  expect(await record.registry.drugCounts()).toEqual(counts)

  // Taken back, it is taken again, and in the dose before.
  await record.entries.remove(ends[0]?.id ?? '')
  await record.entries.remove(doses[0]?.id ?? '')
  expect(await record.registry.drugCounts()).toEqual({
    ...counts,
    active: now.length + 1,
    changed: changed.length - 1,
    inactive: past.length - 1,
  })
  // With its last evidence an item goes; what the patient said alone is nothing that changed.
  for (const { id } of (await record.files.page({ limit: 100, after: null })).rows)
    await record.extraction.removeFile(id)
  expect(await record.registry.drugCounts()).toEqual({
    active: (await walked(record, 'active')).length,
    changed: 0,
    inactive: (await walked(record, 'inactive')).length,
    uncoded: 0,
  })
})
