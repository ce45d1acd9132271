import { beforeAll, expect, test } from 'vitest'
import type { ShareNote } from '../../core/records/share'
import { noteLimits } from '../../core/records/share-choices'
import type { Patient } from '../support/files'
import { hrefs, letterOwner, revoke, share, view, open } from '../support/shares'

let owner: Patient

beforeAll(async () => void ({ owner } = await letterOwner(441)))

const notes = async (by: Patient) => (await by.browser.fetch('/api/rest/share_notes')).json<ShareNote[]>()

/** The address that the page's form writes to; undefined where it has none. */
const formOf = async (slug: string): Promise<string | undefined> => {
  const page = await (await view(slug)).text()
  return hrefs(page.replaceAll('action=', 'href='), 'write')[0]
}

const write = (address: string, fields: Record<string, string>) =>
  open(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
const note = { author: 'Dr Amsalem', body: 'The dose was 500 mg, not 850.' }

test('a note from a link waits for its owner, and changes nothing of the record', async () => {
  const before = await (await owner.browser.fetch('/api/rest/entities?limit=100')).json()
  const { slug, id } = await share(owner, { allows_notes: true, label: 'For the clinic' })
  const answer = await write((await formOf(slug)) ?? '', note)
  expect([answer.status, (await answer.text()).includes('was sent to the patient')]).toEqual([200, true])
  const kept = await notes(owner)
  expect(kept).toMatchObject([{ ...note, link_id: id, label: 'For the clinic' }])
  expect(await (await owner.browser.fetch('/api/rest/entities?limit=100')).json()).toEqual(before)
  const aside = (done = true) =>
    owner.browser.fetch(`/api/rest/share_notes/${kept[0]?.id}`, { method: 'PATCH', json: { done } })
  expect([(await aside()).status, (await aside()).status]).toEqual([204, 204])
  expect(await notes(owner)).toEqual([])
  // What was put aside by mistake is had back.
  expect([(await aside(false)).status, (await aside(false)).status]).toEqual([204, 204])
  expect(await notes(owner)).toEqual(kept)
  await aside()
})

test('a link whose owner did not allow it has no form, and takes nothing', async () => {
  const allowed = await share(owner, { allows_notes: true })
  const closed = await share(owner)
  expect(await formOf(closed.slug)).toBeUndefined()
  const address = (await formOf(allowed.slug)) ?? ''
  // Neither by another link's pass nor by none.
  for (const wrong of [address.replace(allowed.slug, closed.slug), `/viewer/${allowed.slug}/write`])
    expect((await write(wrong, note)).status).toBe(404)
  await revoke(owner, allowed.id)
  const late = await write(address, note)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain(note.body)
  expect(await notes(owner)).toEqual([])
})

test('a line’s end is one letter, as the page counts it', async () => {
  const { slug } = await share(owner, { allows_notes: true })
  const body = `${'x'.repeat(noteLimits.body - 2)}\r\n.`
  const answer = await write((await formOf(slug)) ?? '', { ...note, body })
  expect(answer.status).toBe(200)
  const [kept] = await notes(owner)
  expect(kept?.body).toBe(body.replace('\r', ''))
  await owner.browser.fetch(`/api/rest/share_notes/${kept?.id}`, { method: 'PATCH', json: { done: true } })
})

test('of thirty at once a link keeps twenty; what is not kept is given back', async () => {
  const { slug } = await share(owner, { allows_notes: true })
  const address = (await formOf(slug)) ?? ''
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => write(address, { ...note, body: `note ${n}` })),
  )
  const refused = answers.filter(({ status }) => status === 409)
  expect([refused.length, (await notes(owner)).length]).toEqual([10, 20])
  for (const answer of refused) expect(await answer.text()).toMatch(/note \d+<\/textarea>/)
})

test.each([
  ['nothing', {}],
  ['only spaces', { author: ' ', body: '  ' }],
  ['more than it may be', { author: 'Dr Amsalem', body: 'x'.repeat(1001) }],
])('%s is not sent, and is given back', async (_name, fields: Record<string, string>) => {
  const { slug } = await share(owner, { allows_notes: true })
  const before = (await notes(owner)).length
  const answer = await write((await formOf(slug)) ?? '', fields)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('Please write your name')
  expect(page).toContain(`>\n${fields['body'] ?? ''}</textarea>`)
  expect(await notes(owner)).toHaveLength(before)
})

test('markup in a note stays text', async () => {
  const { slug } = await share(owner, { allows_notes: true })
  const hostile = '</textarea><script>alert(1)</script>'
  const answer = await write((await formOf(slug)) ?? '', { author: '', body: hostile })
  expect(await answer.text()).not.toContain('<script>')
})
