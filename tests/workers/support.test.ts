import { expect, test } from 'vitest'
import type { Ticket } from '../../core/records/support'
import { Browser, signedIn } from '../support/api'

const write = (browser: Browser, json: unknown) => browser.fetch('/api/rest/support_tickets', { json })

test('a ticket is kept as open, for its writer alone', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const answer = await write(one.browser, { topic: 'upload', message: '  It stops at 70 %. ' })
  expect(answer.status).toBe(201)
  const made = await answer.json<Ticket>()
  expect(made).toMatchObject({
    user_id: one.userId,
    topic: 'upload',
    message: 'It stops at 70 %.',
    status: 'open',
  })
  const list = async (browser: Browser) => (await browser.fetch('/api/rest/support_tickets')).json<Ticket[]>()
  expect(await list(one.browser)).toEqual([made])
  expect(await list(other.browser)).toEqual([])
})

test.each([
  [{}, 400],
  [{ topic: 'upload', message: ' \n ' }, 400],
  [{ topic: 'gossip', message: 'x' }, 400],
  [{ topic: 'other', message: 'x'.repeat(5001) }, 400],
])('%j is refused', async (json, status) => {
  const { browser } = await signedIn()
  const answer = await write(browser, json)
  expect(answer.status).toBe(status)
})

test('what is missing is said in the specified words, and nobody writes without signing in', async () => {
  const { browser } = await signedIn()
  expect(await (await write(browser, { topic: 'other', message: '' })).json()).toMatchObject({
    error: 'Please fill in all fields',
  })
  expect((await write(new Browser(), { topic: 'other', message: 'x' })).status).toBe(401)
})

test('one person’s tickets are counted', async () => {
  const { browser } = await signedIn()
  const answers = await Promise.all(
    Array.from({ length: 15 }, async () => (await write(browser, { topic: 'other', message: 'x' })).status),
  )
  expect(answers.filter((status) => status === 201)).toHaveLength(10)
})
