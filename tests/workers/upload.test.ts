import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { EntityRecord } from '../../core/records/entity'
import type { FileRecord } from '../../core/records/file'
import type { Env } from '../../workers/config'
import { type Browser, call, signedIn } from '../support/api'
import { picture } from '../support/pictures'

const bindings = env as unknown as Env

async function upload(
  browser: Browser,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'page.png',
  type = 'image/png',
) {
  const form = new FormData()
  form.append('file', new File([bytes], name, { type }))
  return browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
}

async function untilRead(browser: Browser, id: string): Promise<FileRecord> {
  return vi.waitUntil(
    async () => {
      const file = await (await browser.fetch(`/api/rest/files/${id}`)).json<FileRecord>()
      return file.processing_state === 'succeeded' || file.processing_state === 'failed' ? file : null
    },
    { timeout: 15_000, interval: 50 },
  )
}

test('an acknowledged upload is durable, is read, and fills the registries', async () => {
  const { browser, userId } = await signedIn()
  const response = await upload(browser, picture(1), '../../etc/My <b>page</b>.png')
  expect(response.status).toBe(201)
  const file = await response.json<FileRecord>()
  expect(file).toMatchObject({
    user_id: userId,
    storage_path: `${userId}/${file.id}.png`,
    status: 'uploaded',
    processing_state: 'queued',
    display_name: 'b>.png',
  })
  expect(await bindings.MEDICAL_FILES.head(file.storage_path)).not.toBeNull()

  const read = await untilRead(browser, file.id)
  expect(read).toMatchObject({
    processing_state: 'succeeded',
    processing_pct: 100,
    category: 'lab',
    detected_date: '2021-08-17',
    language: 'en',
  })
  const entities = await (await browser.fetch(`/api/rest/entities?file_id=${file.id}`)).json<EntityRecord[]>()
  expect(entities.map(({ normalized, value, unit, flag }) => [normalized.name, value, unit, flag])).toEqual([
    ['Glucose', '141', 'mg/dL', 'H'],
    ['Creatinine', '0.90', 'mg/dL', 'N'],
    ['Potassium', '4.2', 'mmol/L', 'N'],
  ])
  expect(entities[0]?.evidence.quote).toContain('141')
  const registry = await (
    await browser.fetch('/api/rest/registry?type=lab')
  ).json<{ name: string; evidence: { file_id: string } }[]>()
  expect(registry.map(({ name, evidence }) => [name, evidence.file_id]).sort()).toEqual([
    ['Creatinine', file.id],
    ['Glucose', file.id],
    ['Potassium', file.id],
  ])
})

test('the same bytes again are the file that exists', async () => {
  const { browser } = await signedIn()
  const first = await (await upload(browser, picture(2))).json<FileRecord>()
  const again = await upload(browser, picture(2), 'other-name.png')
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ id: first.id, duplicate: true })
  const other = await signedIn()
  expect((await upload(other.browser, picture(2))).status).toBe(201)
})

test('two uploads of the same bytes at once are one file', async () => {
  const { browser } = await signedIn()
  const answers = await Promise.all([
    upload(browser, picture(3)),
    upload(browser, picture(3)),
    upload(browser, picture(3)),
  ])
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json<FileRecord>()).id))
  expect(new Set(ids).size).toBe(1)
  expect(await (await browser.fetch('/api/rest/files')).json()).toHaveLength(1)
})

test.each<[string, number, string, Uint8Array<ArrayBuffer>, string?, string?]>([
  ['zero bytes', 400, 'File too small: page.png (min 1KB)', new Uint8Array(0)],
  ['under a kilobyte', 400, 'File too small: page.png (min 1KB)', new Uint8Array(1023)],
  ['over 25 MB', 413, 'File too large: page.png (max 25MB)', new Uint8Array(25 * 1024 * 1024 + 1)],
  [
    'another type',
    415,
    'Invalid file type: scan.pdf. Only JPG and PNG images are supported.',
    new Uint8Array(2000),
    'scan.pdf',
    'application/pdf',
  ],
  [
    'a renamed HTML file',
    415,
    'Invalid file type: page.png. Only JPG and PNG images are supported.',
    new TextEncoder().encode('<script>alert(1)</script>'.repeat(100)),
  ],
  ['a bomb', 422, 'This picture is too large (over 40 megapixels). Please upload a smaller one.', bomb()],
])('%s is refused in words', async (_name, status, error, bytes, name, type) => {
  const { browser } = await signedIn()
  const response = await upload(browser, bytes, name, type)
  expect([response.status, (await response.json<{ error: string }>()).error]).toEqual([status, error])
  expect(await (await browser.fetch('/api/rest/files')).json()).toEqual([])
})

/** A PNG that says it is 30,000 × 30,000. */
function bomb() {
  const bytes = picture(4)
  new DataView(bytes.buffer).setUint32(16, 30_000)
  new DataView(bytes.buffer).setUint32(20, 30_000)
  return bytes
}

test('the signed link opens the picture without a cookie, for that file and that hour only', async () => {
  const { browser } = await signedIn()
  const file = await (await upload(browser, picture(5))).json<FileRecord>()
  const { signed_url: url, expires_in: seconds } = await (
    await browser.fetch('/api/storage/medical-files/sign', { json: { file_id: file.id } })
  ).json<{ signed_url: string; expires_in: number }>()
  expect(seconds).toBe(3600)
  const open = (address: string) => call(new Request(address))
  const good = await open(url)
  expect([good.status, good.headers.get('content-type'), good.headers.get('x-content-type-options')]).toEqual(
    [200, 'image/png', 'nosniff'],
  )
  expect(good.headers.get('content-security-policy')).toContain('sandbox')
  await good.body?.cancel()
  expect(
    (await open(url.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A'))))
      .status,
  ).toBe(404)
  expect((await open(url.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(404)
  expect((await open(url.replace(file.id, crypto.randomUUID()))).status).toBe(404)
  vi.setSystemTime(Date.now() + 3_600_000)
  expect((await open(url)).status).toBe(404)
  vi.useRealTimers()
})

test('a deleted file takes its facts, its registry items and its picture with it', async () => {
  const { browser } = await signedIn()
  const file = await (await upload(browser, picture(6))).json<FileRecord>()
  await untilRead(browser, file.id)
  expect((await browser.fetch(`/api/rest/files/${file.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await browser.fetch(`/api/rest/files/${file.id}`)).status).toBe(404)
  expect((await browser.fetch(`/api/rest/entities?file_id=${file.id}`)).status).toBe(404)
  expect(await (await browser.fetch('/api/rest/registry?type=lab')).json()).toEqual([])
  expect(await bindings.MEDICAL_FILES.head(file.storage_path)).toBeNull()
  expect(await bindings.ARTIFACTS.head(`${file.user_id}/${file.id}/page.json`)).toBeNull()
})

test('reading a file again gives the same rows', async () => {
  const { browser } = await signedIn()
  const file = await (await upload(browser, picture(7))).json<FileRecord>()
  await untilRead(browser, file.id)
  const rows = async () =>
    (await browser.fetch(`/api/rest/entities?file_id=${file.id}`)).json<EntityRecord[]>()
  const first = await rows()
  expect((await browser.fetch('/api/functions/upload_finalize', { json: { file_id: file.id } })).status).toBe(
    202,
  )
  await untilRead(browser, file.id)
  expect(await rows()).toEqual(first)
})
