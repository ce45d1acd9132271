import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { askAssistant, type Question } from '../../app/components/ask/ask-stream'
import { hear, knownAfter } from '../../app/live/heard'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import { parseHubMessage, type HubMessage } from '../../core/live/protocol'
import type { Conversation, Message } from '../../core/records/chat'
import { shardOf, type Env } from '../../workers/config'
import type { Browser } from '../support/api'
import { completion, toolCall } from '../support/chat-completion'
import { patient, readAgain, uploadAndRead } from '../support/files'
import { openSocket } from '../support/sockets'

const bindings = env as unknown as Env & { readonly CHAT_STORM: string }
/** Bytes between two cuts, and questions while the hub is hard of hearing. */
const [step, questions] = bindings.CHAT_STORM === 'full' ? [1, 60] : [211, 12]

const text = 'What is my latest hemoglobin?'
const conversations = async (browser: Browser) =>
  (await browser.fetch('/api/rest/chat_conversations?limit=100')).json<Conversation[]>()
const messages = async (browser: Browser, id: string) =>
  (await browser.fetch(`/api/rest/chat_messages?conversation_id=${id}`)).json<Message[]>()

afterEach(() => void vi.restoreAllMocks())

async function withResults(seed: number) {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, seed)
  const rows = [
    'Sodium          140       mmol/L    135-145',
    'Hemoglobin      11.2      g/dL      12.0-16.0',
  ]
  const heading = ['LAKESIDE LABORATORY', 'Collected: 2024-05-01']
  const titles = 'Test            Result    Units     Reference'
  await readAgain(someone, fileId, pageOfText([...heading, titles, ...rows]))
  return someone
}

const question = (conversationId: string | null, message = text): Question => ({
  message,
  conversationId,
  turnId: crypto.randomUUID(),
  locale: 'en',
})

/** What the network does with one answer: lets so many bytes through, or hangs up before a word has come. */
type Fate = number | 'whole' | 'nothing'

/** The person's browser on a line that does so, one fate a try, and then lets all through. */
function line(browser: Browser, fates: readonly Fate[]) {
  const left = [...fates]
  const under: Promise<unknown>[] = []
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    const fate = left.shift() ?? 'whole'
    const sent = browser.fetch('/api/functions/medical_chat', { json: JSON.parse(init?.body as string) })
    if (fate === 'nothing') {
      // It goes on at the server, whose answer nobody waits for.
      under.push(sent.then((response) => response.body?.cancel()))
      throw new TypeError('network')
    }
    const response = await sent
    if (fate === 'whole' || !response.ok) return response
    const bytes = new Uint8Array(await response.arrayBuffer())
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        if (fate > 0) controller.enqueue(bytes.slice(0, fate))
        controller.error(new TypeError('network'))
      },
    })
    return new Response(body, { status: 200 })
  }
  const deps = { fetch: fetch as typeof globalThis.fetch, wait: () => Promise.resolve() }
  return { deps, tries: () => fates.length - left.length, ended: () => Promise.all(under) }
}

/** Asks over such a line. @throws where it is not answered */
async function asked(browser: Browser, one: Question, fates: readonly Fate[]) {
  const way = line(browser, fates)
  const got = await askAssistant(one, () => undefined, way.deps)
  await way.ended()
  if (got.kind !== 'answered') throw new Error(got.kind)
  expect(way.tries()).toBe(fates.length)
  return got
}

async function usedToday({ owner }: Awaited<ReturnType<typeof patient>>): Promise<number> {
  const row = await shardOf(bindings, owner.shard)
    .prepare('SELECT sum(n) AS n FROM chat_days WHERE user_id = ?')
    .bind(owner.userId)
    .first<{ n: number }>()
  return row?.n ?? 0
}

test('the stream cut at each chunk and byte: the same text, answered and counted once', async () => {
  const someone = await withResults(331)
  const { browser } = someone
  const first = question(null)
  const whole = await browser.fetch('/api/functions/medical_chat', {
    json: { message: first.message, turn_id: first.turnId, locale: first.locale },
  })
  // A chunk is an event of the stream: all that the server writes at a time.
  const stream = await whole.text()
  const bytes = new TextEncoder().encode(stream).length
  const ends = [...stream.matchAll(/\n\n/g)].map(
    ({ index }) => new TextEncoder().encode(stream.slice(0, index + 2)).length,
  )
  expect(ends.length).toBeGreaterThanOrEqual(3)
  const { content, conversationId } = await asked(browser, first, [])
  expect(content).toContain('11.2 g/dL')
  // At each chunk a question of its own, which begins with the line that drops before a word has come.
  const cuts = [0, ...ends.slice(0, -1)]
  for (const cut of cuts) {
    const got = await asked(browser, question(conversationId), ['nothing', cut, 'nothing'])
    expect(got).toEqual({ kind: 'answered', conversationId, content })
  }
  // At each byte the first question again.
  for (let cut = 0; cut < bytes - '\n\n'.length; cut += step) {
    expect((await asked(browser, first, [cut])).content).toBe(content)
  }
  const said = await messages(browser, conversationId)
  const turns = 1 + cuts.length
  expect(said.map(({ role }) => role)).toEqual(
    Array.from({ length: turns }, () => ['user', 'assistant']).flat(),
  )
  expect(new Set(said.filter(({ role }) => role === 'assistant').map((one) => one.content)).size).toBe(1)
  expect(await usedToday(someone)).toBe(turns)
})

/** Numbers that a seed makes. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A second tab, whose socket loses one message in five; it reads the conversations again as a screen does. */
async function deafTab(browser: Browser, token: string, roll: () => number) {
  let [known, lost] = [0, 0]
  let list = await conversations(browser)
  let taken: Promise<void> = Promise.resolve()
  const take = async (message: HubMessage) => {
    const { changed } = hear(message, new Map(), known)
    known = knownAfter(known, message)
    if (changed === 'everything' || changed.has('chat_conversations')) list = await conversations(browser)
  }
  const listen = (socket: WebSocket, hears: () => boolean) =>
    socket.addEventListener('message', ({ data }) => {
      const message = parseHubMessage(data)
      if (message && hears()) taken = taken.then(() => take(message))
      else lost += 1
    })
  const first = await openSocket(token)
  listen(first.socket, () => roll() >= 0.2)
  return {
    lost: () => lost,
    shown: () => list,
    /** The line is up again, until the change of this number is known. */
    async reconnect(seq: number) {
      await taken
      first.socket.close()
      const again = await openSocket(token, `?since=${known}`)
      listen(again.socket, () => true)
      await again.messages().reduce((before, message) => before.then(() => take(message)), taken)
      await expect.poll(() => known).toBeGreaterThanOrEqual(seq)
      await taken
      again.socket.close()
    },
  }
}

/** The number of the change by which a row went, once the hub has told it and all before it. */
async function toldGone(heard: () => readonly HubMessage[], id: string): Promise<number> {
  const gone = () => heard().find((one) => one.type === 'change' && one.event === 'delete' && one.id === id)
  await expect.poll(gone).toBeDefined()
  const message = gone()
  return message?.type === 'change' ? message.seq : 0
}

test('one hub message in five lost, two tabs that ask at once: each turn once, in order, and both show it', async () => {
  const someone = await withResults(332)
  const { browser, token } = someone
  const begun = await asked(browser, question(null), [])
  const other = await asked(browser, question(null), [])
  const roll = dice(20_261_122)
  const control = await openSocket(token)
  const tab = await deafTab(browser, token, roll)
  const fate = (): Fate => (roll() < 0.5 ? 'nothing' : Math.floor(roll() * 400))
  const texts = Array.from({ length: questions }, (_, n) => `What is my latest sodium${'?'.repeat(n + 1)}`)
  const got: string[] = []
  for (let at = 0; at < texts.length; at += 2) {
    const pair = texts.slice(at, at + 2).map((message) => question(begun.conversationId, message))
    const both = await Promise.all(pair.map((one) => asked(browser, one, roll() < 0.2 ? [fate()] : [])))
    got.push(...both.map(({ content }) => content))
  }
  expect(new Set(got).size).toBe(1)
  const said = await messages(browser, begun.conversationId)
  expect(said.map(({ role }) => role)).toEqual(
    Array.from({ length: questions + 1 }, () => ['user', 'assistant']).flat(),
  )
  const order = said.filter(({ role }) => role === 'user').map(({ content }) => texts.indexOf(content))
  // Who asks together may be answered in either order; a later pair comes after.
  expect(order.slice(1).map((n) => Math.floor(n / 2))).toEqual(texts.map((_, n) => Math.floor(n / 2)))
  expect(await usedToday(someone)).toBe(questions + 2)
  await browser.fetch(`/api/rest/chat_conversations/${other.conversationId}`, { method: 'DELETE' })
  const last = await toldGone(control.messages, other.conversationId)
  control.socket.close()
  expect(tab.lost()).toBeGreaterThan(0)
  await tab.reconnect(last)
  expect(tab.shown()).toEqual(await conversations(browser))
})

/** Has someone answered by a model, which looks things up once and says what it was told; its calls. */
async function withModel(userId: string) {
  const stub = bindings.CHAT_SESSIONS.getByName(userId)
  await runInDurableObject(stub, (session) => {
    const key = { OPENAI_API_KEY: 'key-of-test', OPENAI_BASE_URL: 'https://model.test/v1' }
    Object.assign(session, { env: { ...bindings, ...key } })
  })
  const calls = { begun: 0, all: 0 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    const { messages: said } = JSON.parse(init?.body as string) as {
      messages: { role: string; content: string }[]
    }
    calls.all += 1
    const last = said.at(-1)
    if (last?.role !== 'tool') {
      calls.begun += 1
      return Response.json(toolCall('look_up_results', { which: 'latest', name: 'hemoglobin' }))
    }
    const { summary, summary_sources: sources } = JSON.parse(last.content) as {
      summary: string
      summary_sources: number[]
    }
    const content = JSON.stringify({ summary, summary_sources: sources, sections: [] })
    return Response.json(completion({ content }))
  })
  return calls
}

test('a turn that is sent again and again, at once and later, is one call of the model', async () => {
  const someone = await withResults(333)
  const { browser, userId } = { browser: someone.browser, userId: someone.owner.userId }
  const begun = await asked(browser, question(null, 'hello'), [])
  const calls = await withModel(userId)
  const one = question(begun.conversationId, 'How red is my blood?')
  const fates: Fate[][] = [[], ['nothing', 'nothing'], [0, 40, 'nothing'], ['nothing'], [200]]
  const together = await Promise.all(fates.map((given) => asked(browser, one, given)))
  const later = await asked(browser, one, ['nothing', 7])
  expect(new Set([...together, later].map(({ content }) => content)).size).toBe(1)
  expect(later.content).toContain('11.2 g/dL')
  expect(calls).toEqual({ begun: 1, all: 2 })
  expect(await messages(browser, begun.conversationId)).toHaveLength(4)
})
