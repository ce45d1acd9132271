import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { answerShape } from '../../core/assistant/answer'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import { parseStreamEvent } from '../../core/records/chat-stream'
import { dailyQuestions, type Conversation, type Message } from '../../core/records/chat'
import type { Env } from '../../workers/config'
import { shardOf } from '../../workers/config'
import { Browser, signedIn } from '../support/api'
import { patient, readAgain, uploadAndRead } from '../support/files'

const bindings = env as unknown as Env
const asks = (browser: Browser, body: object) => browser.fetch('/api/functions/medical_chat', { json: body })

/** The events of a stream, which has to end as one does. */
function eventsOf(stream: string) {
  const lines = stream.split('\n\n').filter((line) => line !== '')
  expect(lines.every((line) => line.startsWith('data: '))).toBe(true)
  expect(lines.at(-1)).toBe('data: [DONE]')
  return lines.slice(0, -1).map((line) => parseStreamEvent(line.slice('data: '.length)))
}

function contentOf(stream: string): string {
  return eventsOf(stream)
    .map((event) => (event.type === 'delta' ? event.text : ''))
    .join('')
}

async function ask(browser: Browser, body: object) {
  const response = await asks(browser, body)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const text = await response.text()
  const [start] = eventsOf(text)
  if (start?.type !== 'start') throw new Error('a stream begins with where it belongs')
  return { text, at: start, answer: answerShape.parse(JSON.parse(contentOf(text))) }
}

const conversations = async (browser: Browser) =>
  (await browser.fetch('/api/rest/chat_conversations')).json<Conversation[]>()
const messages = async (browser: Browser, id: string) =>
  (await browser.fetch(`/api/rest/chat_messages?conversation_id=${id}`)).json<Message[]>()

/** Someone with one laboratory page. */
async function withResults(seed: number) {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, seed)
  await readAgain(
    someone,
    fileId,
    pageOfText([
      'LAKESIDE LABORATORY',
      'Collected: 2024-05-01',
      'Test            Result    Units     Reference',
      'Sodium          140       mmol/L    135-145',
      'Hemoglobin      11.2      g/dL      12.0-16.0',
    ]),
  )
  return { ...someone, fileId }
}

test('a question is answered from the record with its source, kept, and gone on from', async () => {
  const { browser, fileId } = await withResults(301)
  const { answer, at } = await ask(browser, { message: 'What is my latest hemoglobin?' })
  if (answer.type !== 'answer') throw new Error(answer.message)
  expect(answer.summary).toContain('11.2 g/dL')
  expect(answer.sources).toMatchObject([{ file_id: fileId, quote: expect.stringContaining('11.2') }])
  const next = await ask(browser, { message: 'and sodium?', conversation_id: at.conversation_id })
  expect(JSON.stringify(next.answer)).toContain('140 mmol/L')
  expect(next.at.conversation_id).toBe(at.conversation_id)
  expect(await conversations(browser)).toMatchObject([
    { id: at.conversation_id, title: 'What is my latest hemoglobin?', message_count: 4 },
  ])
  const said = await messages(browser, at.conversation_id)
  expect(said.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
  expect(said[0]?.content).toBe('What is my latest hemoglobin?')
  expect(JSON.parse(said[1]?.content ?? '')).toEqual(answer)
})

test('a question that is sent again, at once or later, is answered once, with the same bytes', async () => {
  const { browser } = await signedIn()
  const body = { message: 'What am I allergic to?', turn_id: crypto.randomUUID() }
  const cut = await asks(browser, body)
  await cut.body?.cancel()
  const all = await Promise.all(Array.from({ length: 5 }, () => ask(browser, body)))
  expect(new Set(all.map(({ text }) => text)).size).toBe(1)
  expect(await conversations(browser)).toMatchObject([{ message_count: 2 }])
})

test('two tabs that ask at once in one conversation are answered one after another', async () => {
  const { browser } = await signedIn()
  const { at } = await ask(browser, { message: 'hello' })
  const texts = Array.from({ length: 6 }, (_, i) => `question ${i}`)
  await Promise.all(texts.map((message) => ask(browser, { message, conversation_id: at.conversation_id })))
  const said = await messages(browser, at.conversation_id)
  expect(said.map(({ role }) => role)).toEqual(Array.from({ length: 7 }, () => ['user', 'assistant']).flat())
  expect(
    said
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .sort(),
  ).toEqual(['hello', ...texts].sort())
})

test('the daily limit is exact, whoever asks at once, and a deleted conversation gives nothing back', async () => {
  const { browser, owner } = await patient()
  const { at } = await ask(browser, { message: 'first' })
  const rows = shardOf(bindings, owner.shard)
  await rows
    .prepare('UPDATE chat_days SET n = ? WHERE user_id = ?')
    .bind(dailyQuestions - 3, owner.userId)
    .run()
  const statuses = await Promise.all(
    Array.from({ length: 9 }, async (_, i) => {
      const response = await asks(browser, { message: `question ${i}` })
      await response.text()
      return response.status
    }),
  )
  expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429])
  await browser.fetch(`/api/rest/chat_conversations/${at.conversation_id}`, { method: 'DELETE' })
  const refused = await asks(browser, { message: 'one more' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    error: "You've reached your daily message limit. Try again tomorrow.",
    code: 'daily_limit',
  })
})

test('a deleted conversation is gone with all that was said in it', async () => {
  const { browser, owner } = await patient()
  const { at } = await ask(browser, { message: 'hello' })
  const path = `/api/rest/chat_conversations/${at.conversation_id}`
  expect((await browser.fetch(path, { method: 'DELETE' })).status).toBe(204)
  expect((await browser.fetch(path, { method: 'DELETE' })).status).toBe(404)
  const asked = await asks(browser, { message: 'still there?', conversation_id: at.conversation_id })
  expect(asked.status).toBe(404)
  const left = await shardOf(bindings, owner.shard)
    .prepare('SELECT count(*) AS n FROM chat_messages WHERE user_id = ?')
    .bind(owner.userId)
    .first<{ n: number }>()
  expect(left?.n).toBe(0)
})

test.each([
  ['nothing', ''],
  ['spaces', ' \n\t '],
  ['50,000 letters', 'a'.repeat(50_000)],
])('%s is refused with a sentence', async (_name, message) => {
  const { browser } = await signedIn()
  const response = await asks(browser, { message })
  expect(response.status).toBe(400)
  expect((await response.json<{ error: string }>()).error).toMatch(/^(?:Please|Your) .*\.$/)
  expect(await conversations(browser)).toEqual([])
})

test.each([
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE chat_messages; --",
  '\u0000\u202e\uffff',
  '🙂'.repeat(900),
])('a hostile message is kept as it is and answered as any other', async (message) => {
  const { browser } = await signedIn()
  const { answer, at } = await ask(browser, { message })
  expect(answer.type).toBe('redirect')
  expect((await messages(browser, at.conversation_id))[0]?.content).toBe(message)
})
