import { expect, test } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import { api } from '../../workers/http/app'
import { operations } from '../../workers/http/openapi-document'
import { Browser, signedIn } from '../support/api'
import { picture } from '../support/pictures'

/** How each call is tried with ids that are not one's own; `null`: the call takes no id of a row. */
const probes: Record<
  string,
  ((id: string, path: string) => { path: string; json?: unknown; method?: string }) | null
> = {
  'post /gate': null,
  'post /auth/signup': null,
  'post /auth/token': null,
  'post /auth/logout': null,
  'get /auth/user': null,
  'get /auth/.well-known/jwks.json': null,
  'post /storage/medical-files': null,
  'post /storage/medical-files/sign': (id) => ({
    path: '/storage/medical-files/sign',
    json: { file_id: id },
  }),
  'get /storage/medical-files/object/{user}/{name}': (_id, path) => ({
    path: `/storage/medical-files/object/${path}?expires=9999999999&signature=AAAA`,
  }),
  'get /rest/files': null,
  'get /rest/files/{id}': (id) => ({ path: `/rest/files/${id}` }),
  'delete /rest/files/{id}': (id) => ({ path: `/rest/files/${id}`, method: 'DELETE' }),
  'get /rest/entities': (id) => ({ path: `/rest/entities?file_id=${id}` }),
  'get /rest/profiles': null,
  'get /rest/consents': null,
  'post /rest/consents': null,
  'post /rest/events_analytics': null,
  'get /rest/registry': null,
  'post /rpc/registry_counts_v2': null,
  'post /functions/upload_finalize': (id) => ({ path: '/functions/upload_finalize', json: { file_id: id } }),
  'get /realtime': null,
  'get /health': null,
  'get /openapi.json': null,
  'get /docs': null,
}

test('every route that the app answers is in the contract and has its probe', () => {
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(
      ({ method, path }) =>
        `${method.toLowerCase()} ${path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`,
    )
  expect([...new Set(routes)].sort()).toEqual(
    operations.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  expect(Object.keys(probes).sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort())
})

test('another user’s, a deleted and a random id are the same 404 on every route', async () => {
  const owner = await signedIn()
  const stranger = await signedIn()
  const add = async (seed: number) => {
    const form = new FormData()
    form.append('file', new File([picture(seed)], 'page.png', { type: 'image/png' }))
    return (
      await owner.browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
    ).json<FileRecord>()
  }
  const theirs = await add(101)
  const gone = await add(102)
  await owner.browser.fetch(`/api/rest/files/${gone.id}`, { method: 'DELETE' })
  const random = crypto.randomUUID()
  const ids = {
    theirs: [theirs.id, theirs.storage_path],
    deleted: [gone.id, gone.storage_path],
    random: [random, `${owner.userId}/${random}.png`],
  } as const
  for (const [call, probe] of Object.entries(probes)) {
    if (!probe) continue
    for (const [kind, [id, path]] of Object.entries(ids)) {
      const { path: at, json, method = json === undefined ? 'GET' : 'POST' } = probe(id, path)
      const response = await stranger.browser.fetch(`/api${at}`, {
        method,
        ...(json === undefined ? {} : { json }),
      })
      expect([call, kind, response.status, await response.text()]).toEqual([
        call,
        kind,
        404,
        '{"error":"Not found.","code":"not_found"}',
      ])
    }
  }
  expect((await owner.browser.fetch(`/api/rest/files/${theirs.id}`)).status).toBe(200)
})

test('without a session every route but the open ones says 401', async () => {
  for (const { method, path, open } of operations) {
    if (open) continue
    const url = path.replace(/\{\w+\}/g, crypto.randomUUID())
    const response = await new Browser().fetch(`/api${url}`, { method: method.toUpperCase() })
    expect([method, path, response.status]).toEqual([method, path, 401])
  }
})

test('no list shows a row of another user', async () => {
  const owner = await signedIn()
  const stranger = await signedIn()
  const form = new FormData()
  form.append('file', new File([picture(103)], 'page.png', { type: 'image/png' }))
  const file = await (
    await owner.browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  ).json<FileRecord>()
  for (const path of [
    '/rest/files',
    `/rest/files?ids=${file.id}`,
    '/rest/consents',
    '/rest/registry?type=lab',
  ]) {
    expect([path, await (await stranger.browser.fetch(`/api${path}`)).json()]).toEqual([path, []])
  }
  const [profile] = await (await stranger.browser.fetch('/api/rest/profiles')).json<{ user_id: string }[]>()
  expect(profile?.user_id).toBe(stranger.userId)
})
