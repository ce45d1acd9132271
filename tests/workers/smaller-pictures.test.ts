import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { openLinks, signPicture } from '../../workers/adapters/links'
import { decodeGrey } from '../../workers/adapters/image/decode'
import type { Env } from '../../workers/config'
import { Browser } from '../support/api'
import { patient, readAgain, uploadAndRead } from '../support/files'
import { picture } from '../support/pictures'

const bindings = env as unknown as Env
const links = openLinks(bindings.SESSION_SECRET)
/** Somebody with nothing but the link. */
const call = (path: string) => new Browser().fetch(path)

test('smaller pictures are made of an upload, shown by the link of its picture alone, and go with its file', async () => {
  const one = await patient()
  const { browser, owner } = one
  const id = await uploadAndRead(browser, 1200)
  const link = await signPicture(links, `${owner.userId}/${id}.png`, Date.now() / 1000)
  for (const size of ['thumbnail', 'page']) {
    const answer = await call(`${link}&size=${size}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const decoded = decodeGrey(new Uint8Array(await answer.arrayBuffer()), 10_000)
    expect(decoded).toMatchObject({ ok: true, value: { grey: { width: 96, height: 96 } } })
  }
  const original = await call(link)
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(picture(1200))

  const forged = link.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A'))
  expect((await call(`${forged}&size=thumbnail`)).status).toBe(404)

  // Of a file from before there were any, its picture stands for the page, and nothing for the thumbnail.
  await bindings.ARTIFACTS.delete([`${owner.userId}/${id}/page.jpg`, `${owner.userId}/${id}/thumbnail.jpg`])
  expect((await call(`${link}&size=page`)).headers.get('content-type')).toBe('image/png')
  expect((await call(`${link}&size=thumbnail`)).status).toBe(404)
  await readAgain(one, id)
  expect((await call(`${link}&size=thumbnail`)).status).toBe(200)

  await browser.fetch(`/api/rest/files/${id}`, { method: 'DELETE' })
  await vi.waitFor(
    async () =>
      expect((await bindings.ARTIFACTS.list({ prefix: `${owner.userId}/${id}/` })).objects).toEqual([]),
    { timeout: 15_000 },
  )
  expect((await call(`${link}&size=thumbnail`)).status).toBe(404)
})
