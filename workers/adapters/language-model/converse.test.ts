import { afterEach, expect, test, vi } from 'vitest'
import { openAiServer, replies, type Reply } from '../../../tests/support/openai-server'
import { tools } from '../../../core/assistant/tools'
import { converse } from './converse'

const answer = { summary: 'Your record says: Sodium 140 mmol/L.', summary_sources: [1], sections: [] }
const asked = { instructions: 'Answer from the tools.', question: 'BEGIN QUESTION\nsodium?\nEND QUESTION' }
const which = { which: 'latest', name: 'sodium' }

let close: (() => Promise<void>) | null = null
afterEach(() => close?.())

async function talk(...script: readonly Reply[]) {
  const server = await openAiServer(...script)
  close = server.close
  const lookedUp: unknown[] = []
  const lookUp = async (name: string, given: unknown) => {
    lookedUp.push([name, given])
    return '{"found":true,"summary":"Sodium 140"}'
  }
  const said = await converse(server.settings, asked, lookUp, 1500)
  return { said, lookedUp, requests: server.requests }
}

test('it looks up by tools that read, is told what they return, and answers by the schema', async () => {
  const { said, lookedUp, requests } = await talk(
    replies.calls('look_up_results', which),
    replies.says(JSON.stringify(answer)),
  )
  expect([said, lookedUp]).toEqual([answer, [['look_up_results', which]]])
  const [first, second] = requests
  expect(first?.body.tools?.map((one) => one.function.name)).toEqual(Object.keys(tools))
  expect(first?.body.response_format?.json_schema).toMatchObject({ strict: true })
  expect(JSON.stringify(first?.body.response_format)).not.toContain('oneOf')
  expect(second?.body.messages.at(-1)).toMatchObject({
    role: 'tool',
    content: expect.stringContaining('Sodium 140'),
  })
})

test.each<[string, readonly Reply[]]>([
  ['a refusal', [replies.refuses()]],
  ['no JSON', [replies.says('Sodium is fine.')]],
  ['another shape', [replies.says('{"answer": "140"}')]],
  ['cut off', [replies.says('{"summary": "Your re', 'length')]],
  ['a page of HTML', [replies.notJson()]],
  ['too many requests', [replies.fails(429)]],
  ['an error', [replies.fails(500)]],
  ['a hang', [replies.hangs()]],
  ['a hang after it looked up', [replies.calls('look_up_results', which), replies.hangsInTheMiddle()]],
  ['a line that goes dead', [replies.dropsTheLine()]],
  ['it looks up for ever', [replies.calls('look_up_results', which)]],
])('%s: there is no answer, and the log says why without a word of it', async (_why, script) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { said, requests } = await talk(...script)
  expect(said).toBeNull()
  expect(requests.length).toBeLessThanOrEqual(5)
  expect(String(error.mock.lastCall)).toMatch(/^\{"event":"model.no_answer","reason":"\w+"\}$/)
  error.mockReset()
})

test('a tool that there is not does nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { lookedUp } = await talk(replies.calls('delete_record', {}), replies.says(JSON.stringify(answer)))
  expect(lookedUp).toEqual([])
  error.mockReset()
})
