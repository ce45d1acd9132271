import { expect, test } from 'vitest'
import { Browser, signedIn } from '../support/api'
import { patient, readAgain, uploadAndRead } from '../support/files'
import { a1c, letter, report } from '../support/record-pages'

type Someone = Awaited<ReturnType<typeof signedIn>>
interface Feed {
  readonly url: string
}

const feedsOf = async ({ browser }: Pick<Someone, 'browser'>) =>
  (await browser.fetch('/api/rest/calendar_feeds')).json<Feed[]>()
const make = async ({ browser }: Pick<Someone, 'browser'>) =>
  (await browser.fetch('/api/functions/renew_calendar_feed', { method: 'POST' })).json<Feed>()
const remind = ({ browser }: Pick<Someone, 'browser'>, title: string, due_at: string | null) =>
  browser.fetch('/api/rest/reminders', { method: 'POST', json: { title, due_at } })
/** As a calendar reads it: by its address and nothing else. */
const read = ({ url }: Feed) => new Browser().fetch(new URL(url).pathname)
/** Lines that were folded, whole again (RFC 5545, section 3.1). */
const textOf = async (feed: Feed) => (await (await read(feed)).text()).replaceAll('\r\n ', '')

test('there is none until its owner makes one; it tells what is due, and nothing else of the record', async () => {
  const someone = await signedIn()
  expect(await feedsOf(someone)).toEqual([])
  await remind(someone, 'Blood test; fasting, 12 h', '2026-05-01T06:30:00Z')
  await remind(someone, 'No date', null)
  await remind(await signedIn(), 'Of somebody else', '2026-05-01T06:30:00Z')
  const feed = await make(someone)
  expect(await feedsOf(someone)).toMatchObject([{ url: feed.url }])
  const answer = await read(feed)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const text = await textOf(feed)
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain('SUMMARY:Blood test\\; fasting\\, 12 h\r\n')
  expect(text).toContain('DTSTART:20260501T063000Z\r\n')
  expect(text).toMatch(/BEGIN:VALARM[^]*TRIGGER[^]*END:VALARM/)
})

test('a test that is due by a rule is in it as a day, until it is done', async () => {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, 770)
  await readAgain(someone, fileId, report('2020-03-02', a1c('7.9')))
  const second = await uploadAndRead(someone.browser, 771)
  await readAgain(someone, second, letter('2020-03-02', 'Diagnoses: Type 2 diabetes mellitus'))
  const alerts = await (
    await someone.browser.fetch('/api/rest/alerts')
  ).json<{ id: string; due_at: string }[]>()
  const due = alerts.find(({ due_at: at }) => at !== null)
  const feed = await make(someone)
  expect(await textOf(feed)).toContain(`DTSTART;VALUE=DATE:${due?.due_at.slice(0, 10).replaceAll('-', '')}`)
  await someone.browser.fetch(`/api/rest/alerts/${due?.id}`, { method: 'PATCH', json: { status: 'done' } })
  expect(await textOf(feed)).not.toContain('BEGIN:VEVENT')
})

test('a new address ends the old, turned off it is gone, and an account that is closed tells nothing', async () => {
  const someone = await signedIn()
  const first = await make(someone)
  const second = await make(someone)
  expect(second.url).not.toBe(first.url)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  await someone.browser.fetch('/api/functions/end_calendar_feed', { method: 'POST' })
  expect((await read(second)).status).toBe(404)
  const third = await make(someone)
  await someone.browser.fetch('/api/functions/delete_account', { json: { confirm: true } })
  expect((await read(third)).status).toBe(404)
})

test.each(['', 'x', `${'a'.repeat(22)}0`, `${'a'.repeat(22)}zz`, '..%2f..', 'a'.repeat(5000)])(
  'nobody’s feed: %j',
  async (slug) => {
    const answer = await new Browser().fetch(`/calendar/${slug}.ics`)
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such calendar.'])
  },
)

test('the address is a key, and stands in no export', async () => {
  const someone = await signedIn()
  const { url } = await make(someone)
  const exported = await (await someone.browser.fetch('/api/functions/export_data')).text()
  expect(exported).not.toContain(url.split('/').at(-1)?.slice(0, 22))
})
