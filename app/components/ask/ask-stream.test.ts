import { expect, test } from 'vitest'
import { askAssistant, summarySoFar, type Question } from './ask-stream'

const conversationId = '0b9c3c3e-6f0a-4d0e-9a53-1f0f8b9a5a01'
const question: Question = {
  message: 'What is new?',
  conversationId: null,
  turnId: '0b9c3c3e-6f0a-4d0e-9a53-1f0f8b9a5a02',
  locale: 'en',
}
const answer = '{"type":"answer","summary":"Your record says: Hemoglobin 11.2 g/dL – „המוגלובין“ 🙂"}'
const line = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const pieces = [answer.slice(0, 20), answer.slice(20, 61), answer.slice(61)]
const stream = [
  line({ type: 'start', conversation_id: conversationId, turn_id: question.turnId }),
  ...pieces.map((text) => line({ type: 'delta', text })),
  line('[DONE]'),
].join('')
const bytes = new TextEncoder().encode(stream)

/** A server that sends so many bytes of the stream, and then drops the line; the next time, all of it. */
function server(answers: readonly (number | Response | Error)[]) {
  const asked: unknown[] = []
  const left = [...answers]
  const send = (_url: unknown, init?: RequestInit) => {
    asked.push(JSON.parse(init?.body as string))
    const next = left.shift() ?? bytes.length
    if (next instanceof Error) return Promise.reject(next)
    if (next instanceof Response) return Promise.resolve(next)
    let sent = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!sent) {
          sent = true
          return controller.enqueue(bytes.slice(0, next))
        }
        return next < bytes.length ? controller.error(new TypeError('network')) : controller.close()
      },
    })
    return Promise.resolve(new Response(body))
  }
  return { asked, deps: { fetch: send as typeof fetch, wait: () => Promise.resolve() } }
}

const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ code, error: 'a sentence' }), { status })

test('cut at any byte, the same turn is sent again and the same answer is heard', async () => {
  for (let cut = 0; cut < bytes.length; cut += 1) {
    const { asked, deps } = server([cut])
    const parts: string[] = []
    const got = await askAssistant(question, (part) => parts.push(part), deps)
    expect(got).toEqual({ kind: 'answered', conversationId, content: answer })
    // What was shown of it only grows.
    for (const part of parts) expect(answer.startsWith(part)).toBe(true)
    expect(parts.map(({ length }) => length)).toEqual(
      parts.map(({ length }) => length).toSorted((a, b) => a - b),
    )
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1)
    if (asked.length === 1) expect(cut).toBeGreaterThanOrEqual(bytes.length - 2)
  }
})

test('what is down for a moment is asked again, what is refused is not', async () => {
  const down = server([refusal(503, 'unavailable'), new TypeError('offline')])
  expect(await askAssistant(question, () => undefined, down.deps)).toMatchObject({ kind: 'answered' })
  expect(down.asked).toHaveLength(3)
  for (const [status, code, kind] of [
    [429, 'daily_limit', 'limit'],
    [429, 'too_many_attempts', 'refused'],
    [404, 'not_found', 'gone'],
    [401, 'not_signed_in', 'refused'],
    [400, 'invalid_input', 'refused'],
  ] as const) {
    const refused = server([refusal(status, code)])
    expect(await askAssistant(question, () => undefined, refused.deps)).toMatchObject({ kind })
    expect(refused.asked).toHaveLength(1)
  }
})

test('a server that hangs up each time, or speaks nonsense, is given up on', async () => {
  const gone = server(Array.from({ length: 9 }, () => 12))
  expect(await askAssistant(question, () => undefined, gone.deps)).toEqual({ kind: 'failed' })
  const nonsense = server(Array.from({ length: 9 }, () => new Response('data: {"type":"noise"}\n\n')))
  expect(await askAssistant(question, () => undefined, nonsense.deps)).toEqual({ kind: 'failed' })
})

test.each([
  ['{"type":"answer","summ', null],
  ['{"type":"answer","summary":"Your rec', 'Your rec'],
  ['{"type":"redirect","message":"Say \\"it\\"', 'Say "it"'],
  ['{"type":"answer","summary":"a\\', 'a'],
  ['{"type":"answer","summary":"a\\u00', null],
])('of %j so far %j is told', (content, told) => {
  expect(summarySoFar(content)).toBe(told)
})
