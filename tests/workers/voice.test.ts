import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerShape } from '../../core/assistant/answer'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import { dailyQuestions, type Conversation, type Message } from '../../core/records/chat'
import { tools } from '../../core/assistant/tools'
import { shardOf, type Env } from '../../workers/config'
import { serve } from '../../workers/http/serve'
import type { Browser } from '../support/api'
import { signedIn } from '../support/api'
import { patient, readAgain, uploadAndRead } from '../support/files'
import { pages } from '../support/pages'

const bindings = env as unknown as Env
const withKey: Env = {
  ...bindings,
  OPENAI_API_KEY: 'key-of-test',
  OPENAI_BASE_URL: 'https://model.test/v1',
  OPENAI_REALTIME_MODEL: 'voice-of-test',
}

afterEach(() => void vi.restoreAllMocks())

const conversations = async (browser: Browser) =>
  (await browser.fetch('/api/rest/chat_conversations')).json<Conversation[]>()
const messages = async (browser: Browser, id: string) =>
  (await browser.fetch(`/api/rest/chat_messages?conversation_id=${id}`)).json<Message[]>()

describe('how a call is carried', () => {
  /** Of an app with a key, whose provider answers so. */
  async function beginWithKey(token: string, answer: () => Response) {
    const asked: { url: string; authorization: string | null; body: unknown }[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init)
      const { url, headers } = request
      asked.push({ url, authorization: headers.get('authorization'), body: await request.json() })
      return answer()
    })
    const request = new Request('https://chart.test/api/functions/realtime-session', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ locale: 'he' }),
    })
    const response = await serve(request, withKey, pages)
    return { asked, response, text: await response.text() }
  }

  test('with no key by the browser, and nobody else is asked', async () => {
    const { browser } = await signedIn()
    const reached = vi.spyOn(globalThis, 'fetch')
    const response = await browser.fetch('/api/functions/realtime-session', { method: 'POST' })
    expect(await response.json()).toEqual({ transport: 'browser-speech' })
    expect(reached).not.toHaveBeenCalled()
  })

  const secret = { value: 'ek_test', expires_at: 1_900_000_000 }
  test.each([
    ['of today', { ...secret, session: {} }],
    ['of the generation before', { client_secret: secret }],
  ])(
    'with a key by a secret, in the provider’s answer %s; the key goes to the provider alone',
    async (_, body) => {
      const { token } = await signedIn()
      const { asked, text } = await beginWithKey(token, () => Response.json(body))
      expect(JSON.parse(text)).toEqual({
        transport: 'openai-realtime',
        client_secret: secret,
        model: 'voice-of-test',
        url: 'https://model.test/v1/realtime/calls',
      })
      expect(text).not.toContain('key-of-test')
      expect(asked).toMatchObject([
        {
          url: 'https://model.test/v1/realtime/client_secrets',
          authorization: 'Bearer key-of-test',
          body: {
            session: {
              type: 'realtime',
              model: 'voice-of-test',
              audio: {
                input: { format: { type: 'audio/pcm', rate: 24_000 }, transcription: { language: 'he' } },
              },
              tools: Object.keys(tools).map((name) => ({ type: 'function', name })),
            },
          },
        },
      ])
      expect(JSON.stringify(asked)).toContain('חירום')
    },
  )

  test('a provider that knows of no calls leaves them to the browser', async () => {
    const { token } = await signedIn()
    const { text } = await beginWithKey(token, () => new Response('no such page', { status: 404 }))
    expect(JSON.parse(text)).toEqual({ transport: 'browser-speech' })
  })

  test.each<[string, () => Response]>([
    ['fails', () => Response.json({ error: { message: 'canary-of-the-provider' } }, { status: 500 })],
    ['refuses the key', () => new Response('canary-of-the-provider', { status: 401 })],
    ['speaks nonsense', () => new Response('<html>canary-of-the-provider', { status: 200 })],
    ['gives no secret', () => Response.json({ value: '' })],
    ['cannot be reached', () => { throw new TypeError('canary-of-the-provider') }],
  ])('a provider that %s: 503, and no word of it', async (_, answer) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { token } = await signedIn()
    const { response, text } = await beginWithKey(token, answer)
    expect(response.status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ code: 'voice_unavailable' })
    expect(text + JSON.stringify(said.mock.calls)).not.toContain('canary')
  }) // prettier-ignore

  test('calls at a provider are counted among the questions of a day', async () => {
    const { browser, owner } = await patient()
    await (await browser.fetch('/api/functions/medical_chat', { json: { message: 'hello' } })).text()
    await shardOf(bindings, owner.shard)
      .prepare('UPDATE chat_days SET n = ? WHERE user_id = ?')
      .bind(dailyQuestions - 1, owner.userId)
      .run()
    const { access_token: token } = await (
      await browser.fetch('/api/auth/token?grant_type=refresh_token', { json: {} })
    ).json<{ access_token: string }>()
    const granted = () => Response.json(secret)
    expect((await beginWithKey(token, granted)).response.status).toBe(200)
    const { response, asked } = await beginWithKey(token, granted)
    expect(response.status).toBe(429)
    expect(asked).toEqual([])
  })

  test('a page may be called from where somebody is signed in, and reach the provider where there is one', async () => {
    const headersOf = async (environment: Env, headers: Record<string, string>) =>
      (await serve(new Request('https://chart.test/home', { headers }), environment, pages)).headers
    const { browser } = await signedIn()
    const own = { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const [stranger, person, atProvider] = await Promise.all([
      headersOf(withKey, {}),
      headersOf(bindings, own),
      headersOf(withKey, own),
    ])
    expect(stranger.get('permissions-policy')).toContain('microphone=()')
    expect(stranger.get('content-security-policy')).toContain("connect-src 'self';")
    expect(person.get('permissions-policy')).toContain('microphone=(self)')
    expect(person.get('content-security-policy')).toContain("connect-src 'self';")
    expect(atProvider.get('content-security-policy')).toContain("connect-src 'self' https://model.test;")
  })
})

describe('what a model on the line looks up', () => {
  const look = async (browser: Browser, name: string, given: unknown, locale = 'en') => {
    const json = { name, arguments: typeof given === 'string' ? given : JSON.stringify(given), locale }
    const response = await browser.fetch('/api/functions/voice_tool', { json })
    expect(response.status).toBe(200)
    const { output, answer } = await response.json<{ output: string; answer: unknown }>()
    return {
      told: JSON.parse(output) as { found: boolean },
      output,
      answer: answer && answerShape.parse(answer),
    }
  }

  test('is what the assistant tells in the chat, with its line, and nobody else’s', async () => {
    const someone = await patient()
    const { browser } = someone
    const fileId = await uploadAndRead(browser, 311)
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
    const sodium = await look(browser, 'look_up_results', { which: 'latest', name: 'sodium' })
    expect(sodium.told).toMatchObject({ found: true, summary: expect.stringContaining('140 mmol/L') })
    expect(sodium.answer).toMatchObject({
      sources: [{ file_id: fileId, quote: expect.stringContaining('140') }],
    })
    const hebrew = await look(browser, 'look_up_results', { which: 'latest', name: 'נתרן' }, 'he')
    expect(hebrew.answer).toMatchObject({ type: 'answer', summary: expect.stringMatching(/[א-ת]/) })
    const outside = await look(browser, 'look_up_results', { which: 'out_of_range' })
    expect(outside.output).toContain('11.2 g/dL')
    const all = await look(browser, 'look_up_results', { which: 'latest' })
    expect(all.output).toContain('Hemoglobin')
    const visit = await look(browser, 'look_up_visits', { name: '2024-05' })
    expect(visit.output).toContain('LAKESIDE')
    const unknown = await look(browser, 'look_up_results', { which: 'latest', name: 'zorbulin' })
    expect(unknown.told).toMatchObject({ found: false, message: expect.stringContaining('zorbulin') })

    const stranger = await look((await signedIn()).browser, 'look_up_results', {
      which: 'latest',
      name: 'sodium',
    })
    expect(stranger.told.found).toBe(false)
    expect(stranger.output).not.toContain('140')
  })

  test.each([
    ['delete_everything', {}],
    ['look_up_results', { which: 'all of them' }],
    ['look_up_results', '{'],
    ['look_up_results', '[]'],
    ['look_up_visits', {}],
    ['toString', {}],
  ])('%s of %j is nothing that can be looked up', async (name, given) => {
    const { answer, told } = await look((await signedIn()).browser, name, given)
    expect(answer).toBeNull()
    expect(told.found).toBe(false)
  })
})

describe('what was said in a call', () => {
  const at = '2026-11-22T12:00:00.000Z'
  const piece = (...said: readonly string[]) =>
    said.map((content, index) => ({
      index,
      role: index % 2 === 0 ? 'user' : 'assistant',
      content,
      created_at: at,
    }))
  const keep = (browser: Browser, body: object) => browser.fetch('/api/rest/chat_messages', { json: body })

  test('is kept in a conversation of its own, in order, once, as spoken', async () => {
    const { browser } = await signedIn()
    const body = {
      conversation_id: null,
      call_id: crypto.randomUUID(),
      messages: piece('What is my sodium?', '140.'),
    }
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await keep(browser, body)).json<{ conversation_id: string }>()),
    )
    const [id = ''] = answers.map(({ conversation_id: one }) => one)
    expect(new Set(answers.map(({ conversation_id: one }) => one)).size).toBe(1)
    const more = { ...body, conversation_id: id, messages: piece('What is my sodium?', '140.', 'Thank you') }
    expect((await keep(browser, more)).status).toBe(201)
    expect(await conversations(browser)).toMatchObject([
      { id, title: 'What is my sodium?', message_count: 3 },
    ])
    expect(await messages(browser, id)).toMatchObject([
      { role: 'user', content: 'What is my sodium?', source: 'voice', created_at: at },
      { role: 'assistant', content: '140.', source: 'voice' },
      { role: 'user', content: 'Thank you', source: 'voice' },
    ])
  })

  test('a question that was asked aloud is kept as spoken, with its answer, and not again at the end', async () => {
    const { browser } = await signedIn()
    const [call, turn] = [crypto.randomUUID(), crypto.randomUUID()]
    const question = { message: 'What am I allergic to?', call_id: call, turn_id: turn }
    const asked = async () => (await browser.fetch('/api/functions/medical_chat', { json: question })).text()
    const [said] = piece('What am I allergic to?')
    const kept = { conversation_id: null, call_id: call, messages: [{ ...said, turn_id: turn }] }
    // The call ended while the answer was on its way.
    expect((await keep(browser, kept)).status).toBe(201)
    await asked()
    expect((await keep(browser, kept)).status).toBe(201)
    const [conversation] = await conversations(browser)
    expect(conversation?.message_count).toBe(2)
    const there = await messages(browser, conversation?.id ?? '')
    expect(there.map(({ role, source }) => [role, source])).toEqual([
      ['user', 'voice'],
      ['assistant', 'voice'],
    ])
  })

  test('goes nowhere where its conversation was deleted', async () => {
    const { browser } = await signedIn()
    const body = {
      conversation_id: crypto.randomUUID(),
      call_id: crypto.randomUUID(),
      messages: piece('Hello'),
    }
    expect((await keep(browser, body)).status).toBe(404)
  })

  test.each([
    [[]],
    [piece(...Array.from({ length: 21 }, () => 'x'))],
    [piece('  ')],
    [piece('x'.repeat(8001))],
    [[{ ...piece('x')[0], role: 'system' }]],
    [[{ ...piece('x')[0], created_at: 'yesterday' }]],
  ])('of another shape it is refused: %#', async (said) => {
    const { browser } = await signedIn()
    const body = { conversation_id: null, call_id: crypto.randomUUID(), messages: said }
    expect((await keep(browser, body)).status).toBe(400)
    expect(await conversations(browser)).toEqual([])
  })
})
