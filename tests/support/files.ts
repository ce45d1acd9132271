import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'
import type { PageReading } from '../../core/document/page'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import type { ReviewTaskRecord } from '../../core/records/waiting'
import type { FileRecord } from '../../core/records/file'
import type { EntityRecord } from '../../core/records/entity'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { processDeps } from '../../workers/jobs/deps'
import { processFile } from '../../workers/jobs/process-file'
import { type Browser, signedIn } from './api'
import { picture } from './pictures'

const bindings = env as unknown as Env

/** Someone signed in, and the shard their rows are in. */
export async function patient() {
  const { browser, userId, token } = await signedIn()
  const row = await bindings.ACCOUNTS.prepare('SELECT shard FROM users WHERE id = ?')
    .bind(userId)
    .first<{ shard: number }>()
  return { browser, token, owner: { userId, shard: row?.shard ?? 0 } }
}
export type Patient = Awaited<ReturnType<typeof patient>>

/** Uploads a picture of its own for each seed and waits until it is read. The file's id. */
export async function uploadAndRead(browser: Browser, seed: number): Promise<string> {
  const form = new FormData()
  form.append('file', new File([picture(seed)], 'page.png', { type: 'image/png' }))
  const response = await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  const { id } = await response.json<FileRecord>()
  await untilRead(browser, id)
  return id
}

export const untilRead = (browser: Browser, id: string) =>
  vi.waitUntil(
    async () => ['succeeded', 'failed'].includes((await stateOf(browser, id)).file.processing_state),
    { timeout: 60_000, interval: 50 },
  )

/** Reads a file again as the queue would, from `page` if given, else from the words that are stored. */
export async function readAgain(
  { owner }: Patient,
  fileId: string,
  page?: PageReading,
  environment = bindings,
) {
  const { userId } = owner
  if (page) await bindings.ARTIFACTS.put(`${userId}/${fileId}/page.json`, JSON.stringify(page))
  expect(await openContext(bindings).system.requeue(owner.shard, { userId, fileId })).toBe(true)
  expect(await processFile(processDeps(openContext(environment), owner), fileId)).toBe('done')
}

/** What the owner sees of a file. */
export async function stateOf(browser: Browser, id: string) {
  const get = async <T>(path: string): Promise<T> => (await browser.fetch(path)).json<T>()
  const file = await get<FileRecord>(`/api/rest/files/${id}`)
  const entities = await get<EntityRecord[]>(`/api/rest/entities?file_id=${id}`)
  return {
    file,
    entities,
    named: (name: string) => entities.find(({ normalized }) => normalized.name === name),
  }
}

/** Uploads a page with a number that its own limits make doubtful, and answers the task that waits for its owner. */
export async function somethingWaits(someone: Patient, seed: number): Promise<ReviewTaskRecord> {
  const fileId = await uploadAndRead(someone.browser, seed)
  const rows = [
    'LAKESIDE LABORATORY',
    'Collected: 2024-05-01',
    'Test            Result    Units     Reference',
    'Sodium          140       mmol/L    135-145',
    'Potassium       41        mmol/L    3.5-5.1',
  ]
  await readAgain(someone, fileId, pageOfText(rows))
  const tasks = await (
    await someone.browser.fetch(`/api/rest/review_tasks?file_id=${fileId}`)
  ).json<ReviewTaskRecord[]>()
  const [task] = tasks
  if (!task) throw new Error('nothing waits')
  return task
}
