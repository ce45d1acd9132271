import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { planStrip } from '../../core/paper/pieces'
import { spriteOf } from '../../core/paper/sprite'
import type { EntityRecord } from '../../core/records/entity'
import type { FileRecord } from '../../core/records/file'
import { openLinks, signStrips } from '../../workers/adapters/links'
import type { Env } from '../../workers/config'
import { decodeJpeg } from '../../workers/adapters/image/jpeg/decode'
import { Browser, signedIn } from '../support/api'
import { picture } from '../support/pictures'

const bindings = env as unknown as Env
const links = openLinks(bindings.SESSION_SECRET)
/** Somebody with nothing but the link. */
const call = (path: string) => new Browser().fetch(path)

async function readPage(browser: Browser): Promise<{ file: FileRecord; facts: EntityRecord[] }> {
  const form = new FormData()
  form.append('file', new File([picture(77)], 'page.png', { type: 'image/png' }))
  const sent = await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  const { id } = await sent.json<FileRecord>()
  const file = await vi.waitUntil(
    async () => {
      const row = await (await browser.fetch(`/api/rest/files/${id}`)).json<FileRecord>()
      return row.processing_state === 'succeeded' ? row : null
    },
    { timeout: 15_000, interval: 50 },
  )
  const facts = await (await browser.fetch(`/api/rest/entities?file_id=${id}`)).json<EntityRecord[]>()
  return { file, facts }
}

test('each fact of a page has its strip, by the one link of its file, and none is left when the file is deleted', async () => {
  const { browser, userId } = await signedIn()
  const { file, facts } = await readPage(browser)
  const link = await signStrips(links, userId, file.id, Date.now() / 1000)
  expect(facts.length).toBeGreaterThan(0)
  for (const { id, evidence } of facts) {
    const answer = await call(link.replace('{id}', id))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const decoded = decodeJpeg(new Uint8Array(await answer.arrayBuffer()), 10_000, 'y')
    const { width, height } = spriteOf(planStrip(evidence, file))
    expect(decoded).toMatchObject({ width, height })
  }
  const made = await bindings.ARTIFACTS.list({ prefix: `${userId}/${file.id}/strips/` })
  expect(made.objects).toHaveLength(facts.length)

  await browser.fetch(`/api/rest/files/${file.id}`, { method: 'DELETE' })
  await vi.waitFor(
    async () =>
      expect((await bindings.ARTIFACTS.list({ prefix: `${userId}/${file.id}/` })).objects).toEqual([]),
    { timeout: 15_000 },
  )
})

test('a link to the strips of one file opens no other, nor the page’s own words, and ends', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const theirs = await readPage(other.browser)
  const fact = theirs.facts[0]?.id ?? ''
  const now = Date.now() / 1000
  const good = await signStrips(links, other.userId, theirs.file.id, now)
  const query = good.slice(good.indexOf('?'))
  const path = `/api/storage/strips/${other.userId}/${theirs.file.id}`
  const own = await signStrips(links, one.userId, theirs.file.id, now)
  const late = await signStrips(links, other.userId, theirs.file.id, now - 7200)
  const refused = [
    own.replace('{id}', fact),
    `${path}/${fact}${own.slice(own.indexOf('?'))}`,
    late.replace('{id}', fact),
    `${path}/..%2Fpage.json${query}`,
    `${path}/${crypto.randomUUID()}${query}`,
  ]
  expect(await Promise.all(refused.map(async (url) => (await call(url)).status))).toEqual(
    refused.map(() => 404),
  )
  expect((await call(`${path}/${fact}`)).status).toBe(401)
  expect((await call(good.replace('{id}', fact))).status).toBe(200)
})
