import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import {
  exported,
  imported,
  shownOf,
  someoneWithRecord,
  stripsOf,
  truthOf,
  type Rows,
} from '../support/exports'
import { patient, untilRead, type Patient } from '../support/files'
import { picture, withSecret } from '../support/pictures'

test('the data alone is the same record without its pictures, which find their places when they come', async () => {
  const one = await someoneWithRecord(9302)
  const other = await patient()
  const answer = await imported(other, await exported(one, 'json'))
  expect([answer.status, await answer.json()]).toMatchObject([201, { files: 1, pictures: 0 }])
  expect(await truthOf(other)).toEqual(await truthOf(one))
  expect(await shownOf(other)).toBe(await shownOf(one))
  const form = new FormData()
  form.append('file', new File([picture(9302, 800, 400)], 'page.png', { type: 'image/png' }))
  const sent = await other.browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  expect([sent.status, await sent.json()]).toMatchObject([200, { id: one.fileId, duplicate: true }])
  const strips = await stripsOf(one, one.fileId)
  await vi.waitFor(async () => expect(await stripsOf(other, one.fileId)).toEqual(strips), { timeout: 30_000 })
  expect(await truthOf(other)).toEqual(await truthOf(one))
})

test('a page that was never read is read once its picture is there', async () => {
  const one = await someoneWithRecord(9306)
  const other = await patient()
  const told = JSON.parse(new TextDecoder().decode(await exported(one, 'json'))) as Rows
  const [file] = told['files'] ?? []
  Object.assign(file ?? {}, { status: 'uploaded', processing_state: 'queued', extraction_version: null })
  const body = JSON.stringify({ ...told, facts: [], verdicts: [] })
  expect((await imported(other, body)).status).toBe(201)
  const shown = async () => (await other.browser.fetch(`/api/rest/files/${one.fileId}`)).json<FileRecord>()
  expect(await shown()).toMatchObject({ status: 'failed', error_code: 'missing_object' })
  const form = new FormData()
  form.append('file', new File([picture(9306, 800, 400)], 'page.png', { type: 'image/png' }))
  const sent = await other.browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  expect([sent.status, await sent.json()]).toMatchObject([200, { id: one.fileId, duplicate: true }])
  await untilRead(other.browser, one.fileId)
  expect((await truthOf(other))['facts']).toHaveLength((await truthOf(one))['facts']?.length ?? 0)
})

test('a picture as an export hands it out, without what the camera added, finds its place too', async () => {
  const [one, other] = [await patient(), await patient()]
  const upload = async ({ browser }: Patient, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.append('file', new File([bytes], 'page.png', { type: 'image/png' }))
    const sent = await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
    return { code: sent.status, ...(await sent.json<FileRecord>()) }
  }
  const { id } = await upload(one, withSecret(picture(9305, 800, 400), 'GPS 32.08 N 34.78 E'))
  await untilRead(one.browser, id)
  const zip = unzipSync(await exported(one, 'zip'))
  expect((await imported(other, await exported(one, 'json'))).status).toBe(201)
  const handedOut = new Uint8Array(zip[`pictures/${id}.png`] ?? [])
  expect(await upload(one, handedOut)).toMatchObject({ code: 200, id, duplicate: true })
  expect(await upload(other, handedOut)).toMatchObject({ code: 200, id, duplicate: true })
  const strips = await stripsOf(one, id)
  expect(Object.keys(strips).length).toBeGreaterThan(1)
  await vi.waitFor(async () => expect(await stripsOf(other, id)).toEqual(strips), { timeout: 30_000 })
})
