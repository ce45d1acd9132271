import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import type { ShareView } from '../../core/records/share'
import type { Env } from '../../workers/config'
import { patient, readAgain, uploadAndRead, type Patient } from '../support/files'
import { hrefs, letter, letterOwner, linkOf, open, revoke, share, view, viewJson } from '../support/shares'

const bindings = env as unknown as Env
const origin = 'https://chart.test'
let owner: Patient
let fileId: string

beforeAll(async () => void ({ owner, fileId } = await letterOwner(401)))

test('a link shows the record to whoever has it, as the specification asks', async () => {
  const { slug, url } = await share(owner)
  expect(url).toBe(`${origin}/viewer/${slug}`)
  const answer = await viewJson(slug)
  expect(answer.status).toBe(200)
  const body = await answer.json<{
    snapshot_md: string
    expires_at: string
    citations: { page?: number }[]
  }>()
  expect(body.snapshot_md).toContain('Metformin')
  expect(body.citations.every(({ page }) => page === 1)).toBe(true)
  const page = await view(slug)
  const html = await page.text()
  expect(page.status).toBe(200)
  for (const said of [
    'Shared Health Summary',
    'Read-Only',
    'Metformin',
    '850 mg',
    'Penicillin',
    'Hypertension',
    'Source Citations',
    '(Page 1)',
    'Your access is being logged.',
  ])
    // one each
    expect(html).toContain(said)
  expect(html).not.toMatch(/<script|pneumonia/i)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('content-security-policy')).not.toContain('script')
  expect(await (await view(slug, { headers: { 'accept-language': 'he-IL' } })).text()).toContain('dir="rtl"')
})

test('each fact has its line, for this link and a while', async () => {
  const { slug, id } = await share(owner)
  const html = await (await view(slug)).text()
  const strips = hrefs(html, 'strip/')
  expect(strips.length).toBeGreaterThanOrEqual(3)
  const [first = ''] = strips
  const strip = await open(first)
  expect([strip.status, strip.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  await strip.arrayBuffer()
  const { slug: other } = await share(owner)
  const refused = [
    first.replace(slug, other),
    first.replace(/t=[^&]+/, 't=1.9999999999.AAAA'),
    first.replace(/strip\/[^?]+/, `strip/${crypto.randomUUID()}`),
    first.replace(/strip\/[^?]+/, `page/${fileId}`),
    first.split('?')[0] ?? '',
  ]
  for (const address of refused) expect([address, (await open(address)).status]).toEqual([address, 404])
  expect((await revoke(owner, id)).status).toBe(200)
  expect((await open(first)).status).toBe(404)
  expect((await open(hrefs(html, 'note')[0] ?? '')).status).toBe(404)
})

test('the record goes along as an FHIR document, as long as the link stands', async () => {
  const { slug, id } = await share(owner)
  const [address = ''] = hrefs(await (await view(slug)).text(), 'fhir')
  const answer = await open(address)
  expect(answer.headers.get('content-type')).toContain('application/fhir+json')
  const bundle = await answer.json<{ type: string; entry: { resource: { resourceType: string } }[] }>()
  expect(bundle.type).toBe('document')
  expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual(
    expect.arrayContaining([
      'Composition',
      'Patient',
      'AllergyIntolerance',
      'MedicationStatement',
      'Condition',
    ]),
  )
  const whole = await owner.browser.fetch('/api/functions/patient_summary')
  expect(await whole.text()).toContain('Metformin')
  await revoke(owner, id)
  expect((await open(address)).status).toBe(404)
})

test('whole pages are shown only where their owner included them', async () => {
  const { slug } = await share(owner, { includes_pictures: true })
  const [page = ''] = hrefs(await (await view(slug)).text(), 'page/')
  const answer = await open(page)
  expect([answer.status, answer.headers.get('content-type')?.slice(0, 6)]).toEqual([200, 'image/'])
  await answer.arrayBuffer()
})

test('expired, revoked, used up, unknown and malformed are one and the same', async () => {
  const revoked = await share(owner)
  await revoke(owner, revoked.id)
  const used = await share(owner, { view_limit: 1 })
  await (await view(used.slug)).text()
  const expired = await share(owner, { expires_days: 1 })
  await bindings.ACCOUNTS.prepare('SELECT 1').run()
  const database = (bindings as unknown as Record<string, D1Database>)[`RECORDS_${owner.owner.shard}`]
  await database
    ?.prepare('UPDATE share_links SET expires_at = ? WHERE id = ?')
    .bind(new Date().toISOString(), expired.id)
    .run()
  const slugs = [
    revoked.slug,
    used.slug,
    expired.slug,
    `${'A'.repeat(22)}0`,
    `${'A'.repeat(22)}zz`,
    'x',
    '%00',
    '..%2f',
    'א'.repeat(40),
    'a'.repeat(5000),
    `${revoked.slug}'--`,
  ]
  const pages = await Promise.all(
    slugs.map(async (slug) => {
      const answer = await view(slug)
      return [answer.status, await answer.text(), answer.headers.get('content-security-policy')].join('\n')
    }),
  )
  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).toContain('Access Denied')
  const answers = await Promise.all(
    slugs.map(async (slug) => {
      const answer = await viewJson(slug)
      return [answer.status, await answer.text()].join('\n')
    }),
  )
  expect(new Set(answers)).toEqual(new Set(['404\n{"error":"Not found.","code":"not_found"}']))
})

test('each view is counted and logged, without an address, and told to the owner', async () => {
  const { slug, id } = await share(owner)
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
  await (await view(slug, { headers: { 'user-agent': agent, 'cf-connecting-ip': '192.0.2.7' } })).text()
  await (await viewJson(slug)).text()
  await (await open(`/viewer/${slug}`, { method: 'HEAD' })).text()
  expect(await linkOf(owner, id)).toMatchObject({ access_count: 2 })
  const log = await (await owner.browser.fetch(`/api/rest/share_links/${id}/views`)).json<ShareView[]>()
  expect(log.map(({ device }) => device).sort()).toEqual(['Program', 'iPhone'])
  expect(JSON.stringify(log)).not.toContain('192.0.2')
})

test('a link shows what stood when it was made, until it is renewed under the same address', async () => {
  const { slug, id } = await share(owner)
  const own = await patient()
  expect((await own.browser.fetch('/api/functions/renew_share_link', { json: { link_id: id } })).status).toBe(
    404,
  )
  await readAgain(owner, fileId, pageOfText(letter.map((line) => line.replace('850', '500'))))
  const before = await (await view(slug)).text()
  expect(before).toContain('850 mg')
  const [strip = ''] = hrefs(before, 'strip/')
  await owner.browser.fetch('/api/functions/renew_share_link', { json: { link_id: id } })
  expect(await (await view(slug)).text()).toContain('500 mg')
  expect((await open(strip)).status).toBe(404)
  await readAgain(owner, fileId, pageOfText(letter))
})

test('a cache that lost it, or is behind, changes nothing', async () => {
  const { slug, id } = await share(owner)
  const keys = await bindings.CACHE.list({ prefix: `snap:${id}:` })
  expect(keys.keys.map(({ name }) => name)).toEqual([`snap:${id}:1`])
  const body = (await bindings.CACHE.get(`snap:${id}:1`)) ?? ''
  await bindings.CACHE.delete(`snap:${id}:1`)
  expect(await (await view(slug)).text()).toContain('Metformin')
  expect(await bindings.CACHE.get(`snap:${id}:1`)).toBe(body)
  await revoke(owner, id)
  // A minute later the cache still has it.
  await bindings.CACHE.put(`snap:${id}:1`, body)
  expect((await view(slug)).status).toBe(404)
  expect((await viewJson(slug)).status).toBe(404)
})

test('what its owner deletes is taken back from every link', async () => {
  const own = await patient()
  const id = await uploadAndRead(own.browser, 402)
  await readAgain(own, id, pageOfText(letter))
  const { slug } = await share(own)
  const before = await (await view(slug)).text()
  expect(before).toContain('Metformin')
  const [strip = ''] = hrefs(before, 'strip/')
  await own.browser.fetch(`/api/rest/files/${id}`, { method: 'DELETE' })
  const after = await (await view(slug)).text()
  expect(after).not.toMatch(/Metformin|Penicillin|Hypertension/)
  expect(after).toContain('No information about allergies')
  expect((await open(strip)).status).toBe(404)
})
