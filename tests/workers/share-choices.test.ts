import { beforeAll, expect, test } from 'vitest'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import { patient, readAgain, stateOf, uploadAndRead, type Patient } from '../support/files'
import { letterOwner, linkOf, share, view, viewJson } from '../support/shares'

let owner: Patient

beforeAll(async () => void ({ owner } = await letterOwner(411)))

test('of many at once no more get in than the limit says', async () => {
  const { slug, id } = await share(owner, { view_limit: 3 })
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await viewJson(slug)
      await answer.text()
      return answer.status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(await linkOf(owner, id)).toMatchObject({ access_count: 3 })
})

test('a passcode is asked for; wrong ones are counted for good, however many come at once', async () => {
  const { slug, id } = await share(owner, { passcode: 'open sesame' })
  const asked = await view(slug)
  expect([asked.status, (await asked.text()).includes('passcode')]).toEqual([401, true])
  const give = (passcode: string) =>
    view(slug, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ passcode }),
      redirect: 'manual',
    })
  expect(await (await give('wrong one')).text()).toContain('9 attempts are left')
  const right = await give('open sesame')
  expect(right.status).toBe(303)
  const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await view(slug, { headers: { cookie } })).status).toBe(200)
  const { slug: other } = await share(owner, { passcode: 'another one' })
  expect((await view(other, { headers: { cookie } })).status).toBe(401)
  expect((await viewJson(slug, { headers: { 'x-passcode': 'open sesame' } })).status).toBe(200)
  const guesses = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => (await give(`guess ${n}`)).status),
  )
  expect(guesses.filter((status) => status === 401)).toHaveLength(9)
  expect(guesses.filter((status) => status === 404)).toHaveLength(21)
  // Spent: the right one does not open it either.
  expect((await give('open sesame')).status).toBe(404)
  expect(await linkOf(owner, id)).toMatchObject({ attempts_left: 0, access_count: 2 })
})

test('parts that their owner left out are not in it, and said not to be', async () => {
  const { slug } = await share(owner, { parts: ['medications'] })
  const html = await (await view(slug)).text()
  expect(html).toContain('Metformin')
  expect(html).not.toMatch(/Penicillin|Hypertension/)
  expect(html).toContain('Not shared by the patient')
  expect(html).not.toMatch(/No known|No information about allergies/)
})

test('what waits stands apart, and only where its owner wishes', async () => {
  const own = await patient()
  const id = await uploadAndRead(own.browser, 403)
  const rows = [
    'LAKESIDE LABORATORY',
    'Collected: 2026-05-01',
    'Test            Result    Units     Reference',
    'Sodium          140       mmol/L    135-145',
    'Potassium       41        mmol/L    3.5-5.1',
  ] // 41: beyond belief
  await readAgain(own, id, pageOfText(rows))
  expect((await stateOf(own.browser, id)).named('Potassium')?.decision).toBe('review')
  const without = await (await view((await share(own)).slug)).text()
  expect(without).not.toContain('41 mmol/L')
  expect(without).toContain('1 statement waits')
  const withIt = await (await view((await share(own, { includes_unconfirmed: true })).slug)).text()
  expect(withIt).toContain('Not yet confirmed by the patient')
  expect(withIt).toContain('41 mmol/L')
})

test.each([
  { scope: { type: 'discipline', discipline: 'cardiology' } },
  { expires_days: 2 },
  { passcode: '123' },
  { view_limit: 0 },
  { parts: [] },
  { scope: { type: 'half' } },
])('a link like that is refused: %o', async (asked) => {
  const json = { scope: { type: 'full' }, expires_days: 7, ...asked }
  expect((await owner.browser.fetch('/api/functions/create_share_link', { json })).status).toBe(400)
})

test('a link to an empty record opens, and claims nothing', async () => {
  const own = await patient()
  const html = await (await view((await share(own)).slug)).text()
  expect(html).toContain('No information about allergies')
  expect(html).not.toMatch(/No known/)
})
