import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { patient, untilRead, type Patient } from './files'
import { picture } from './pictures'

const bindings = env as unknown as Env
export type Rows = Record<string, Record<string, unknown>[]>

/** A record with a page, a name that is theirs, and a profile. */
export async function someoneWithRecord(seed: number): Promise<Patient & { readonly fileId: string }> {
  const someone = await patient()
  const { browser } = someone
  const form = new FormData()
  form.append('file', new File([picture(seed, 800, 400)], 'page.png', { type: 'image/png' }))
  const sent = await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  const { id: fileId } = await sent.json<FileRecord>()
  await untilRead(browser, fileId)
  await browser.fetch('/api/rest/patient_names', { json: { name: 'Dana Example', mine: true } })
  const [profile] = await (await browser.fetch('/api/rest/profiles')).json<{ user_id: string }[]>()
  const given = { first_name: 'Dana', dob: '1980-02-03', units: 'us', locale: 'he' }
  const saved = await browser.fetch(`/api/rest/profiles/${profile?.user_id}`, {
    method: 'PATCH',
    body: JSON.stringify(given),
    headers: { 'content-type': 'application/json' },
  })
  expect(saved.status).toBe(200)
  return { ...someone, fileId }
}

export async function exported(
  { browser }: Patient,
  format: 'json' | 'zip',
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await browser.fetch(`/api/functions/export_data?format=${format}`, { method: 'POST' })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

export const imported = (someone: Patient, body: BodyInit) =>
  someone.browser.fetch('/api/functions/import_data', { method: 'POST', body })

/** The rows of an export, without what is each account's own. */
export async function truthOf(someone: Patient): Promise<Rows> {
  const told = JSON.parse(new TextDecoder().decode(await exported(someone, 'json'))) as Record<
    string,
    unknown
  >
  const { facts, verdicts, entities, patient_names: names } = told as Rows
  const said = names?.map(({ name, mine, said_at: at }) => ({ name, mine, at }))
  const own = JSON.stringify({ facts, verdicts, entities, said }).replaceAll(someone.owner.userId, 'ME')
  return JSON.parse(own) as Rows
}

export const databaseOf = ({ owner }: Patient): D1Database =>
  (bindings as unknown as Record<string, D1Database>)[`RECORDS_${owner.shard}`] as D1Database

/** How much there is of a person: pictures, what was made of them, and rows. */
export const leftOf = async (someone: Patient) => {
  const { owner } = someone
  const prefix = `${owner.userId}/`
  const [files, made] = await Promise.all([
    bindings.MEDICAL_FILES.list({ prefix }),
    bindings.ARTIFACTS.list({ prefix }),
  ])
  const counts = await Promise.all(
    ['files', 'facts', 'verdicts', 'standings', 'registry_items', 'removals', 'imported_rows'].map((table) =>
      databaseOf(someone)
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`)
        .bind(owner.userId)
        .first('n'),
    ),
  )
  return [files.objects.length, made.objects.length, ...counts].map(Number)
}

/** The hub's alarm, when all that a dead import left is due. */
export async function lookLater(someone: Patient): Promise<void> {
  await databaseOf(someone)
    .prepare(`UPDATE removals SET due_at = 0, created_at = '2024-01-01T00:00:00.000Z' WHERE user_id = ?`)
    .bind(someone.owner.userId)
    .run()
  await openContext(bindings).lookAfter(someone.owner)
}

/** All that a record shows, without what is each account's own. */
export async function shownOf({ browser, owner }: Patient): Promise<string> {
  const get = async (path: string, json?: object) =>
    (await browser.fetch(`/api${path}`, json ? { json } : {})).json<unknown>()
  const all = {
    profile: await get('/rest/profiles'),
    names: await get('/rest/patient_names'),
    files: await get('/rest/files'),
    lists: await Promise.all(
      ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging'].map(async (type) => {
        // The ids of items are made of their owner's, and tell those of one day apart.
        const items = (await get(`/rest/registry?type=${type}`)) as { id: string; canonical_key: string }[]
        const own = items.map(({ id: _id, ...item }) => item)
        return own.sort((a, b) => a.canonical_key.localeCompare(b.canonical_key))
      }),
    ),
    counts: await get('/rpc/registry_counts_v2', {}),
    timeline: await get('/rpc/timeline_events_v2', {}),
    labs: await get('/rpc/lab_files_with_full_context_v1', {}),
    reviews: await get('/rest/review_tasks'),
    validations: await get('/rest/entity_validations'),
  }
  return JSON.stringify(all, (key, value: unknown) =>
    ['updated_at', 'email', 'signed_url', 'strips', 'completeness_score'].includes(key) ? undefined : value,
  ).replaceAll(owner.userId, 'ME')
}

/** By its path, what each of a file's strips and smaller pictures is. */
export async function stripsOf({ owner }: Patient, fileId: string): Promise<Record<string, string>> {
  const prefix = `${owner.userId}/${fileId}/`
  const { objects } = await bindings.ARTIFACTS.list({ prefix })
  const made = objects.filter(({ key }) => !key.endsWith('page.json'))
  const entries = await Promise.all(
    made.map(async ({ key }) => {
      const object = await bindings.ARTIFACTS.get(key)
      const digest = await crypto.subtle.digest(
        'SHA-256',
        (await object?.arrayBuffer()) ?? new ArrayBuffer(0),
      )
      return [key.slice(prefix.length), new Uint8Array(digest).join()] as const
    }),
  )
  return Object.fromEntries(entries)
}
