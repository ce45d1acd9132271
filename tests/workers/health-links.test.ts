import { SHL, SHLManifestNotFoundError, SHLViewer } from 'kill-the-clipboard'
import { expect, test } from 'vitest'
import type { ShareView } from '../../core/records/share'
import { linesPrinted } from '../support/printed'
import { letterOwner, linkOf, open, revoke, share } from '../support/shares'
import type { Patient } from '../support/files'

interface Resource {
  readonly resourceType: string
}
interface Printed extends Resource {
  readonly content: readonly [{ readonly attachment: { readonly data: string } }]
}

/** An app of somebody else's making, which knows nothing but what the code says. */
const appFor = (healthLink: string) =>
  new SHLViewer({
    shlinkURI: healthLink,
    fetch: (address, init) => open(new URL(address).pathname + new URL(address).search, init),
  })

async function healthLinkOf(owner: Patient, id: string): Promise<string> {
  const json = { link_id: id }
  const answer = await owner.browser.fetch('/api/functions/health_link', { json })
  expect(answer.status).toBe(200)
  return (await answer.json<{ health_link: string }>()).health_link
}

const viewsOf = async (owner: Patient, id: string) =>
  (await owner.browser.fetch(`/api/rest/share_links/${id}/views`)).json<ShareView[]>()

const drugs = (resources: readonly object[]): string =>
  JSON.stringify(resources.filter((one) => JSON.stringify(one).includes('MedicationStatement')))

test('an app that reads SMART Health Links gets the FHIR document, and the owner is told for whom', async () => {
  const { owner } = await letterOwner(431)
  const { id, slug } = await share(owner)
  const healthLink = await healthLinkOf(owner, id)
  expect(healthLink).not.toContain(slug)
  const { payload } = SHL.parse(healthLink)
  expect(payload).toMatchObject({ flag: 'L', v: 1 })
  expect(payload.url.length).toBeLessThanOrEqual(128)
  // The address alone opens nothing that could be read: the key is in the code only.
  const manifest = await open(new URL(payload.url).pathname, {
    method: 'POST',
    body: JSON.stringify({ recipient: 'curious' }),
  })
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*')
  expect(await manifest.text()).not.toContain('Metformin')

  const content = await appFor(healthLink).resolveSHL({ recipient: 'Dr Amsalem' })
  expect(content.fhirResources.map((one) => (one as Resource).resourceType)).toEqual([
    'Bundle',
    'DocumentReference',
  ])
  expect(drugs(content.fhirResources)).toContain('Metformin')
  // The same file by an address of its own, where an app takes none within the manifest.
  const apart = await appFor(healthLink).resolveSHL({ recipient: 'Dr Amsalem', embeddedLengthMax: 0 })
  expect(apart.fhirResources).toEqual(content.fhirResources)
  expect((await viewsOf(owner, id)).map(({ recipient }) => recipient)).toEqual([
    'Dr Amsalem',
    'Dr Amsalem',
    'curious',
  ])
})

test('with it goes a sheet to print, in the language of its owner', async () => {
  const { owner } = await letterOwner(434)
  const { id } = await share(owner)
  const content = await appFor(await healthLinkOf(owner, id)).resolveSHL({ recipient: 'Dr Amsalem' })
  const sheet = content.fhirResources[1] as unknown as Printed
  const { attachment } = sheet.content[0]
  expect(attachment).toMatchObject({ contentType: 'application/pdf', language: 'en' })
  const lines = await linesPrinted(Buffer.from(attachment.data, 'base64'))
  expect(lines[0]).toBe('Shared Health Summary')
  expect(lines.join('\n')).toContain('Metformin')
})

test('revoked, it answers no manifest, and no file that a manifest named', async () => {
  const { owner } = await letterOwner(432)
  const { id } = await share(owner)
  const healthLink = await healthLinkOf(owner, id)
  const app = appFor(healthLink)
  const { url } = SHL.parse(healthLink).payload
  const { files } = await app.fetchManifest({ url, recipient: 'Dr Amsalem', embeddedLengthMax: 0 })
  const places = (files as readonly { readonly location?: string }[]).map(
    ({ location = '' }) => new URL(location),
  )
  expect(places).toHaveLength(2)
  const opened = () => Promise.all(places.map(({ pathname, search }) => open(pathname + search)))
  for (const { headers } of await opened()) expect(headers.get('content-type')).toBe('application/jose')
  await revoke(owner, id)
  expect((await opened()).map(({ status }) => status)).toEqual([404, 404])
  await expect(app.resolveSHL({ recipient: 'Dr Amsalem' })).rejects.toBeInstanceOf(SHLManifestNotFoundError)
  expect(await linkOf(owner, id)).toMatchObject({ access_count: 1 })
})

test('renewed, the same code shows what is so now', async () => {
  const { owner } = await letterOwner(433)
  const { id } = await share(owner)
  const healthLink = await healthLinkOf(owner, id)
  await owner.browser.fetch('/api/functions/renew_share_link', { json: { link_id: id } })
  expect(await healthLinkOf(owner, id)).toBe(healthLink)
  const { fhirResources } = await appFor(healthLink).resolveSHL({ recipient: 'Dr Amsalem' })
  expect(drugs(fhirResources)).toContain('Metformin')
})

test('a passcode is asked for, counted for life, and tries that are left are told', async () => {
  const { owner } = await letterOwner(434)
  const { id } = await share(owner, { passcode: 'river-otter' })
  const app = appFor(await healthLinkOf(owner, id))
  expect(app.shl.requiresPasscode).toBe(true)
  const { url } = app.shl.payload
  const ask = (passcode?: string) =>
    open(new URL(url).pathname, {
      method: 'POST',
      body: JSON.stringify({ recipient: 'Dr Amsalem', passcode }),
    })
  expect(await (await ask()).json()).toEqual({ remainingAttempts: 10 })
  const wrong = await ask('sea-otter')
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toEqual({ remainingAttempts: 9 })
  const { fhirResources } = await app.resolveSHL({ recipient: 'Dr Amsalem', passcode: 'river-otter' })
  expect(drugs(fhirResources)).toContain('Metformin')
  const many = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(`guess-${n}`)))
  expect(many.filter(({ status }) => status === 200)).toEqual([])
  // The right one too: ten wrong ones are all that a link takes.
  expect((await ask('river-otter')).status).not.toBe(200)
})

test.each([
  ['no body', undefined],
  ['no recipient', '{}'],
  ['no JSON', 'recipient=me'],
  ['a recipient of ten thousand letters', JSON.stringify({ recipient: 'x'.repeat(10_000) })],
])('%s: a sentence, and nothing is counted', async (_name, body) => {
  const { owner } = await letterOwner(435)
  const { id } = await share(owner)
  const { url } = SHL.parse(await healthLinkOf(owner, id)).payload
  const answer = await open(
    new URL(url).pathname,
    body === undefined ? { method: 'POST' } : { method: 'POST', body },
  )
  expect(answer.status).toBe(400)
  expect(await linkOf(owner, id)).toMatchObject({ access_count: 0 })
})

test('names that are nobody’s, and ways that are none, answer alike', async () => {
  const body = JSON.stringify({ recipient: 'Dr Amsalem' })
  for (const path of ['/shl/', '/shl/x', `/shl/${'a'.repeat(43)}0`, `/shl/${'a'.repeat(43)}zz/fhir?t=1.2.3`])
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await open(path, method === 'POST' ? { method, body } : { method })).status).toBe(404)
  const preflight = await open('/shl/x', { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
})
