import { afterEach, expect, test, vi } from 'vitest'
import { openAiServer, replies, type Reply } from '../../../tests/support/openai-server'
import { askWordings } from './reword'

const takes = 'Your record says that you take {1}: {2}; {3}.'
const wording = 'You take {1} ({2}, {3}).'
const kind = { locale: 'en', audience: 'patient' } as const

let close: (() => Promise<void>) | null = null
afterEach(() => close?.())

async function asked(reply: Reply) {
  const server = await openAiServer(reply)
  close = server.close
  const wordings = await askWordings(server.settings, [takes], kind, 300)
  return { wordings, requests: server.requests }
}

test('wordings come by their templates; nothing is sent but templates, and no tool', async () => {
  const answer = JSON.stringify({ sentences: [{ template: takes, wording }] })
  const { wordings, requests } = await asked(replies.says(answer))
  expect([...(wordings ?? [])]).toEqual([[takes, wording]])
  const { messages, tools } = requests[0]?.body ?? { messages: [], tools: null }
  expect(tools).toBeUndefined()
  expect(JSON.parse(JSON.stringify(messages.at(-1)?.content))).toContain(takes)
})

test.each<[string, Reply]>([
  ['a refusal', replies.refuses()],
  ['no JSON', replies.says('You take it.')],
  ['another shape', replies.says('{"wordings": {}}')],
  ['an error', replies.fails(500)],
  ['a hang', replies.hangs()],
  ['a line that goes dead', replies.dropsTheLine()],
])('%s: there are none, and the log says why without a word of them', async (_why, reply) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await asked(reply)).wordings).toBeNull()
  expect(String(error.mock.lastCall)).toMatch(/^\{"event":"model.no_wordings","reason":"\w+"\}$/)
  error.mockReset()
})
