import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addPages } from '../../scripts/bench-record/add-pages'
import { judge } from '../../core/records/judge'
import { countsOf, openFiles, type NewFile } from '../../workers/db/records/files'
import { openRecord } from '../../workers/db/records/open'
import { openRegistry } from '../../workers/db/records/registry'
import { Scope } from '../../workers/db/records/scope'

const { RECORDS_0 } = env as unknown as { RECORDS_0: D1Database }

const picture = (id: string): NewFile => ({ id, storagePath: `u/${id}.jpg`, sha256: id, mediaType: 'image/jpeg', byteSize: 5000, width: 100, height: 200, displayName: id }) // prettier-ignore

test('labs and imaging count pages that are completed; reports what a letter or a summary was read from', async () => {
  const scope = new Scope(
    RECORDS_0,
    crypto.randomUUID(),
    () => new Date(),
    async () => {},
  )
  const files = openFiles(scope)
  const pages = [
    ['lab', 'completed'],
    ['lab', 'completed'],
    ['lab', 'needs_review'],
    ['imaging', 'completed'],
    ['imaging', 'failed'],
    ['discharge', 'needs_review'],
    ['consultation', 'completed'],
    ['consultation', 'failed'],
    ['prescription', 'completed'],
    [null, 'uploaded'],
  ] as const
  for (const [index, [category, status]] of pages.entries()) {
    await files.add(picture(`f${index}`))
    await scope.commit([files.touch(`f${index}`, { category, status })])
  }
  expect(await openRegistry(scope).counts()).toEqual({
    diagnoses: 0,
    medications: 0,
    allergies: 0,
    procedures: 0,
    labs: 2,
    imaging: 1,
    reports: 2,
  })
})

test('how much rests on a document follows each word of the patient, and is the same once it is folded anew', async () => {
  const owner = { userId: crypto.randomUUID(), shard: 0 }
  const record = openRecord(RECORDS_0, owner, async () => {})
  await addPages(record, { total: 40, from: 0, to: 4 })
  const counts = async () =>
    (await openRecord(RECORDS_0, owner, async () => {}).files.page({ limit: 10, after: null })).rows.map(
      countsOf,
    )
  /** Counted one by one. */
  const truth = async () => {
    const { rows } = await record.files.page({ limit: 10, after: null })
    return Promise.all(
      rows.map(async ({ id }) => {
        const stands = (await record.waiting.entities(id)).filter(({ decision }) => decision === 'accepted')
        const of = (type: string) => stands.filter((fact) => fact.type === type)
        return {
          items: new Set(stands.map((fact) => fact.canonical_key)).size,
          lab: of('lab').length,
          abnormal: of('lab').filter((fact) => judge(fact).abnormal).length,
          imaging: of('imaging').length,
        }
      }),
    )
  }
  const before = await counts()
  expect(before).toEqual(await truth())
  const [asked] = await record.waiting.validations(1)
  if (!asked) throw new Error('something waits')
  await record.verdicts.give(asked.id, { action: 'approve', correction: null, notes: null })
  const approved = await counts()
  expect(approved).not.toEqual(before)
  expect(approved).toEqual(await truth())
  await RECORDS_0.batch([
    RECORDS_0.prepare('UPDATE files SET counts = NULL WHERE user_id = ?').bind(owner.userId),
    RECORDS_0.prepare('UPDATE heads SET fold = fold - 1 WHERE user_id = ?').bind(owner.userId),
  ])
  await openRecord(RECORDS_0, owner, async () => {}).files.reports({ limit: 1, after: null })
  expect(await counts()).toEqual(approved)
})
