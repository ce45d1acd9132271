import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { drugCodes } from '../../core/curation/drug-codes'
import type { ValidationRecord } from '../../core/records/waiting'
import { addPages } from '../../scripts/bench-record/add-pages'
import { patient, readAgain, stateOf, uploadAndRead, type Patient } from '../support/files'
import { letter } from '../support/record-pages'
import { recordOf } from '../support/records'

async function call<T>({ browser }: Patient, name: string, body: object = {}): Promise<T> {
  const response = await browser.fetch(`/api/functions/${name}`, { json: body })
  expect([name, response.status]).toEqual([name, 200])
  return response.json<T>()
}
const waiting = async ({ browser }: Patient) =>
  (await browser.fetch('/api/rest/entity_validations?limit=500')).json<ValidationRecord[]>()

/** A record of made pages, of which one fact in 17 waits for a yes or no. */
async function withWaiting() {
  const someone = await patient()
  await addPages(recordOf(someone), { total: 300, from: 0, to: 30 })
  return someone
}

test('all pending diagnoses are settled at once, nothing else is, and a second call has nothing to do', async () => {
  const someone = await withWaiting()
  const before = await waiting(someone)
  const diagnoses = before.filter(({ candidate_type: type }) => type === 'diagnosis')
  expect(diagnoses.length).toBeGreaterThan(0)
  expect(before.length).toBeGreaterThan(diagnoses.length)
  expect(await call(someone, 'delete_all_pending_diagnoses')).toEqual({ deleted: diagnoses.length })
  const after = await waiting(someone)
  expect(after.map(({ id }) => id).sort()).toEqual(
    before
      .filter(({ candidate_type: type }) => type !== 'diagnosis')
      .map(({ id }) => id)
      .sort(),
  )
  expect(await call(someone, 'delete_all_pending_diagnoses')).toEqual({ deleted: 0 })
  const [settled] = diagnoses
  const ofFile = await recordOf(someone).waiting.validations(50, settled?.file_id ?? '')
  expect(ofFile.find(({ id }) => id === settled?.id)).toMatchObject({
    status: 'rejected',
    user_notes: 'User rejected',
  })
})

test('of what waits and says the same one is left', async () => {
  const someone = await patient()
  const pages = await Promise.all([941, 942, 943].map((seed) => uploadAndRead(someone.browser, seed)))
  for (const page of pages)
    await readAgain(
      someone,
      page,
      letter('2024-03-02', 'Diagnosis:', 'Possible sarkoidosys of lung', 'Asthma'),
    )
  const before = await waiting(someone)
  expect(before.length).toBeGreaterThanOrEqual(3)
  const texts = new Set(before.map(({ entity_text: text }) => text))
  expect(await call(someone, 'cleanup_duplicate_validations')).toEqual({
    removed: before.length - texts.size,
  })
  expect((await waiting(someone)).map(({ entity_text: text }) => text).sort()).toEqual([...texts].sort())
  expect(await call(someone, 'cleanup_duplicate_validations')).toEqual({ removed: 0 })
  // Nobody said that what was taken off is wrong.
  const facts = (await Promise.all(pages.map((page) => recordOf(someone).waiting.entities(page)))).flat()
  const takenOff = facts.filter(({ decision }) => decision === 'rejected')
  expect(takenOff).toHaveLength(before.length - texts.size)
  for (const fact of takenOff) expect(fact.rejected_as).toBe('duplicate')
})

test('all that waits on one page is approved in one go, and each word can be taken back', async () => {
  const someone = await withWaiting()
  const all = await waiting(someone)
  const [[fileId, own] = ['', []]] = [...Map.groupBy(all, ({ file_id: id }) => id ?? '')]
  const { approved, verdict_ids: said } = await call<{ approved: number; verdict_ids: string[] }>(
    someone,
    'validate_page',
    { file_id: fileId, task_ids: own.map(({ id }) => id) },
  )
  expect(approved).toBe(own.length)
  expect(await waiting(someone)).toHaveLength(all.length - own.length)
  const [first, ...others] = said
  await call(someone, 'undo_verdict', { verdict_id: first })
  expect(await waiting(someone)).toHaveLength(all.length - own.length + 1)
  // What was taken back already is no reason to refuse the rest.
  await call(someone, 'undo_verdicts', { verdict_ids: [first, ...others] })
  expect(await waiting(someone)).toHaveLength(all.length)
  const again = { file_id: fileId, task_ids: [crypto.randomUUID()] }
  expect(await call(someone, 'validate_page', again)).toEqual({ approved: 0, verdict_ids: [] })
})

test('drugs that were filed without a code get it, batch by batch, and the list shows them', async () => {
  const someone = await patient()
  const record = recordOf(someone)
  // Drugs without an ATC code, by names that nobody knows.
  await addPages(record, { total: 300, from: 0, to: 30, drugsUncoded: true })
  const listed = async () =>
    (await someone.browser.fetch('/api/rpc/medication_registry_list', { json: {} })).json<
      { name: string }[]
    >()
  expect(await listed()).toEqual([])
  const uncoded = await record.recode.uncoded({ limit: 100, after: null })
  expect(uncoded.rows.length).toBeGreaterThan(10)

  // One of them turns out to be a drug that the vocabulary knows.
  const metformin = drugCodes('Metformin')
  if (!metformin) throw new Error('metformin is not known')
  const made = uncoded.rows.find(({ name }) => name.startsWith('Made'))
  expect(await record.recode.recode(made?.canonical_key ?? '', metformin)).toBe(true)
  expect((await listed()).map(({ name }) => name)).toEqual(['Metformin'])

  let processed = 0
  let from: string | null = null
  let rounds = 0
  for (;;) {
    const answer: { processed: number; status: string; resume_from: string | null } = await call(
      someone,
      'backfill_medication_atc_codes',
      { user_id: crypto.randomUUID(), batch_size: 10, resume_from: from },
    )
    processed += answer.processed
    rounds += 1
    from = answer.resume_from
    if (answer.status === 'complete') break
    expect(answer.processed).toBe(10)
  }
  expect(from).toBeNull()
  expect(processed).toBe(uncoded.rows.length - 1)
  expect(rounds).toBe(Math.ceil(processed / 10))
  for (const body of [{ batch_size: 0 }, { batch_size: 51 }, { resume_from: 'start' }]) {
    const bad = await someone.browser.fetch('/api/functions/backfill_medication_atc_codes', { json: body })
    expect([body, bad.status]).toEqual([body, 400])
  }
})

test('curating folds anew what was lost, and counts', async () => {
  const someone = await patient()
  const page = await uploadAndRead(someone.browser, 951)
  await readAgain(
    someone,
    page,
    letter('2024-03-02', 'Medications:', 'Metformin 500 mg twice daily', 'Procedures:', 'Appendectomy'),
  )
  const shard = (env as unknown as Record<string, D1Database>)[`RECORDS_${someone.owner.shard}`]
  await shard?.prepare('DELETE FROM registry_items WHERE user_id = ?').bind(someone.owner.userId).run()
  expect(await call(someone, 'curate_medications', { user_id: 'another' })).toEqual({ curated: 1 })
  expect(await call(someone, 'curate_procedures')).toEqual({ curated: 1 })
  expect((await stateOf(someone.browser, page)).named('Metformin')).toMatchObject({ decision: 'accepted' })
})
