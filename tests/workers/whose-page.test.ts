import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openLinks } from '../../workers/adapters/links'
import { shardOf, type Config, type Env } from '../../workers/config'
import { openRecordView } from '../../workers/http/record-view'
import { patient, readAgain, stateOf, uploadAndRead, type Patient } from '../support/files'
import { letter } from '../support/record-pages'
import { recordOf } from '../support/records'
import { open, share, viewJson } from '../support/shares'

const bindings = env as unknown as Env
/** So short ago that a drug is still taken. */
const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
const database = ({ owner }: Patient) => shardOf(bindings, owner.shard)

const theirs = [
  'Patient: Ruth Levi',
  'Allergies: Penicillin - rash',
  'Diagnoses:',
  'Gout',
  'Medications on discharge:',
  'Amoxicillin 500 mg three times daily',
]
/** What only the other person's page says. */
const ofTheirs = /penicillin|amoxicillin|gout/i

/** Somebody with a page that names nobody, and one that names another person. */
async function withPages(seed: number) {
  const someone = await patient()
  const own = await uploadAndRead(someone.browser, seed)
  await readAgain(someone, own, letter('2024-04-01', 'Allergies: Latex - hives', 'Diagnoses:', 'Asthma'))
  const other = await uploadAndRead(someone.browser, seed + 1)
  await readAgain(someone, other, letter(day, ...theirs))
  return { someone, other }
}

async function say({ browser }: Patient, name: string, mine: boolean) {
  const answer = await browser.fetch('/api/rest/patient_names', { json: { name, mine } })
  expect(answer.status).toBe(201)
}

const get = async ({ browser }: Patient, path: string, json?: object) => {
  const answer = await browser.fetch(`/api${path}`, json && { json })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

/** All that tells of the record, by what tells it. */
async function told(someone: Patient, slug: string): Promise<Record<string, string>> {
  const view = openRecordView(recordOf(someone), openLinks('of this test'), {} as Config)
  const lists = ['allergy', 'diagnosis', 'medication'].map((type) =>
    get(someone, `/rest/registry?type=${type}`),
  )
  const kept = await get(someone, '/rest/summaries')
  const kind = { discipline: 'overall', audience: 'patient' }
  return {
    lists: (await Promise.all(lists)).join(),
    kept,
    summary: await get(someone, '/functions/generate_summary', kind),
    card: JSON.stringify(await view.emergencyCards('UTC')),
    fhir: await get(someone, '/functions/patient_summary'),
    alerts: await get(someone, '/rest/alerts'),
    timeline: await get(someone, '/rpc/timeline_events_v2', {}),
    found: JSON.stringify((await view.search('penicillin')).items),
    chat: await get(someone, '/functions/medical_chat', { message: 'Do I have any allergies?' }),
    drugs: await get(someone, '/functions/medical_chat', { message: 'Which medications do I take?' }),
    shared: await (await viewJson(slug)).text(),
    page: await (await open(`/viewer/${slug}`)).text(),
  }
}

const telling = (said: Record<string, string>) =>
  Object.keys(said).filter((teller) => ofTheirs.test(said[teller] ?? ''))
const counts = async (someone: Patient) => {
  const { diagnoses, medications, allergies, reports } = await recordOf(someone).registry.counts()
  return { diagnoses, medications, allergies, reports }
}

test('what a page of somebody else says is nowhere in the record, and comes back with the opposite word', async () => {
  const { someone, other } = await withPages(7301)
  const { slug } = await share(someone)
  await get(someone, '/functions/generate_summary', { discipline: 'overall', audience: 'patient' })
  const before = await told(someone, slug)
  expect(telling(before)).toEqual(Object.keys(before))
  const all = { diagnoses: 2, medications: 1, allergies: 2, reports: 2 }
  expect(await counts(someone)).toEqual(all)

  await say(someone, 'LEVI, Ruth', false)
  const without = await told(someone, slug)
  expect(telling(without)).toEqual([])
  expect(without['lists']).toMatch(/Latex.*Asthma/s)
  expect(without['shared']).toContain('Latex')
  expect(telling(await told(someone, (await share(someone)).slug))).toEqual([])
  expect(await counts(someone)).toEqual({ diagnoses: 1, medications: 0, allergies: 1, reports: 1 })
  const { file, entities } = await stateOf(someone.browser, other)
  expect(file.status).toBe('other_patient')
  expect(entities.length).toBeGreaterThanOrEqual(3)
  for (const { decision, rejected_as: as } of entities)
    expect([decision, as]).toEqual(['other_patient', 'other_patient'])

  await say(someone, 'Ruth Levi', true)
  const back = await told(someone, slug)
  expect(telling({ ...back, kept: before['kept'] ?? '' })).toEqual(Object.keys(before))
  expect(await counts(someone)).toEqual(all)
  expect((await stateOf(someone.browser, other)).file.status).toBe('completed')
}, 60_000)

test('a page that is read later under that name does not come in, nor what waits on it', async () => {
  const someone = await patient()
  await say(someone, 'Ruth Levi', false)
  const fileId = await uploadAndRead(someone.browser, 7311)
  await readAgain(someone, fileId, letter(day, ...theirs))
  expect(await counts(someone)).toEqual({ diagnoses: 0, medications: 0, allergies: 0, reports: 0 })
  expect((await stateOf(someone.browser, fileId)).file.status).toBe('other_patient')
  expect(await get(someone, '/rest/entity_validations')).toBe('[]')
  // Taken out, it is gone with what it says.
  expect((await someone.browser.fetch(`/api/rest/files/${fileId}`, { method: 'DELETE' })).status).toBe(204)
  await say(someone, 'Ruth Levi', true)
  expect(await counts(someone)).toEqual({ diagnoses: 0, medications: 0, allergies: 0, reports: 0 })
})

test('what was said before pages followed it is followed when the record is next read', async () => {
  const { someone, other } = await withPages(7321)
  await database(someone)
    .prepare('INSERT INTO patient_names (user_id, id, name, mine, said_at) VALUES (?, ?, ?, 0, ?)')
    .bind(someone.owner.userId, 'older', 'Ruth Levi', '2026-01-01T00:00:00.000Z')
    .run()
  await database(someone)
    .prepare('UPDATE heads SET fold = 8 WHERE user_id = ?')
    .bind(someone.owner.userId)
    .run()
  expect(await get(someone, '/rest/registry?type=allergy')).not.toMatch(ofTheirs)
  expect(await counts(someone)).toEqual({ diagnoses: 1, medications: 0, allergies: 1, reports: 1 })
  expect((await stateOf(someone.browser, other)).file.status).toBe('other_patient')
})

/** As the profile calls the person. */
const named = async ({ browser, owner }: Patient, first_name: string, last_name: string) => {
  const answer = await browser.fetch(`/api/rest/profiles/${owner.userId}`, {
    method: 'PATCH',
    json: { first_name, last_name },
  })
  expect(answer.status).toBe(200)
}
const nothing = { diagnoses: 0, medications: 0, allergies: 0, reports: 0 }
const all = { diagnoses: 1, medications: 1, allergies: 1, reports: 1 }

test('a page that clearly names somebody else waits for a word, and enters or stays out by it', async () => {
  const someone = await patient()
  await named(someone, 'Dana', 'Cohen')
  const fileId = await uploadAndRead(someone.browser, 7401)
  await readAgain(someone, fileId, letter(day, ...theirs))
  const { slug } = await share(someone)
  const before = await told(someone, slug)
  expect(telling(before)).toEqual([])
  expect(await counts(someone)).toEqual(nothing)
  const { file, entities } = await stateOf(someone.browser, fileId)
  expect(file.status).toBe('unclaimed')
  expect(new Set(entities.map(({ decision }) => decision))).toEqual(new Set(['unclaimed']))
  expect(await get(someone, '/rest/entity_validations')).toBe('[]')
  const asked = async () =>
    (await openRecordView(recordOf(someone), openLinks('of this test'), {} as Config).unclaimed()).map(
      ({ id }) => id,
    )
  expect(await asked()).toEqual([fileId])
  // Another reading of it asks no more than one did.
  await readAgain(someone, fileId)
  expect(await asked()).toEqual([fileId])

  await say(someone, 'Ruth Levi', false)
  expect([await asked(), (await stateOf(someone.browser, fileId)).file.status]).toEqual([[], 'other_patient'])
  expect(await counts(someone)).toEqual(nothing)
  await say(someone, 'LEVI Ruth', true)
  expect([await asked(), (await stateOf(someone.browser, fileId)).file.status]).toEqual([[], 'completed'])
  expect(await counts(someone)).toEqual(all)
}, 60_000)

test('what was read before the profile had a name follows the name, and its next one', async () => {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, 7411)
  await readAgain(someone, fileId, letter(day, ...theirs))
  expect(await counts(someone)).toEqual(all)
  const status = async () => (await stateOf(someone.browser, fileId)).file.status
  await named(someone, 'Dana', 'Cohen')
  expect([await counts(someone), await status()]).toEqual([nothing, 'unclaimed'])
  // A married name, a script that is not compared: nothing is held back that may be one's own.
  for (const [first, last] of [
    ['Ruth', 'Cohen'],
    ['רות', 'כהן'],
  ] as const) {
    await named(someone, first, last)
    expect([await counts(someone), await status()]).toEqual([all, 'completed'])
  }
})

test('a record that an older fold made lets go of such a page when it is next read', async () => {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, 7421)
  await readAgain(someone, fileId, letter(day, ...theirs))
  const rows = database(someone)
  await rows
    .prepare("UPDATE profiles SET first_name = 'Dana', last_name = 'Cohen' WHERE user_id = ?")
    .bind(someone.owner.userId)
    .run()
  await rows.prepare('UPDATE heads SET fold = 10 WHERE user_id = ?').bind(someone.owner.userId).run()
  expect(await get(someone, '/rest/registry?type=allergy')).not.toMatch(ofTheirs)
  expect((await stateOf(someone.browser, fileId)).file.status).toBe('unclaimed')
})
