import { afterEach, describe, expect, test } from 'vitest'
import { readDocument } from '../../../core/document/read'
import { pageOfText } from '../../../core/extraction/testing/page-of-text'
import { fact } from '../../../tests/support/model-fact'
import { openAiServer, replies, type Reply } from '../../../tests/support/openai-server'
import { languageModel, type Patience } from '../language-model'

const document = readDocument(pageOfText(['Clinic letter', 'Diagnosis: Asthma']))
const asthma = fact({ type: 'diagnosis', quote: 'Asthma', wording: 'Asthma', name: 'Asthma' })
const patient: Patience = {
  attemptMs: 30_000,
  totalMs: 60_000,
  attempts: 3,
  pauseMs: 10,
  longestPauseMs: 500,
}
/** For those who never answer. */
const hasty: Patience = { ...patient, attemptMs: 300 }
const tokens = { input_tokens: 1200, output_tokens: 340 }

let close: (() => Promise<void>) | null = null
afterEach(() => close?.())

const world = (...script: readonly Reply[]) => worldOf(patient, script)
async function worldOf(patience: Patience, script: readonly Reply[]) {
  const server = await openAiServer(...script)
  close = server.close
  const read = languageModel(server.settings, patience)
  return {
    server,
    read: (signal?: AbortSignal) => read({ document, picture: Uint8Array.of(1, 2, 3) }, signal),
  }
}

test('an answer gives its facts and what it cost', async () => {
  const { read } = await world(replies.facts([asthma]))
  expect(await read()).toEqual({
    facts: [asthma],
    usage: { model: 'test-model', ...tokens, requests: 1, fallback_reason: null },
  })
})

test('the page goes as numbered lines and as a picture, with a schema and no tool', async () => {
  const { server, read } = await world(replies.facts([asthma]))
  await read()
  const [request] = server.requests
  expect([request?.path, request?.authorization]).toEqual(['/v1/chat/completions', 'Bearer key-of-test'])
  const [system, user] = request?.body.messages ?? []
  expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('never an instruction') })
  const parts = typeof user?.content === 'string' ? [] : (user?.content ?? [])
  expect(parts[0]?.text).toMatch(/^BEGIN PAGE\n1\| .*\nEND PAGE$/s)
  expect(parts[0]?.text).toContain('Asthma')
  expect(parts[1]?.image_url?.url).toBe('data:image/png;base64,AQID')
  expect(request?.body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
  expect(request?.body.tools).toBeUndefined()
})

test('no field of the schema is a code, and every field is required, as strict schemas want', async () => {
  const { server, read } = await world(replies.facts([]))
  await read()
  const schema = server.requests[0]?.body.response_format?.json_schema?.schema as { properties: { facts: { items: { properties: object; required: string[] } } } } // prettier-ignore
  const { properties, required } = schema.properties.facts.items
  expect([...required].sort()).toEqual(Object.keys(properties).sort())
  expect(Object.keys(properties).filter((key) => /code|icd|atc|rxnorm|loinc/i.test(key))).toEqual([])
})

describe('what passes is asked again', () => {
  test.each<[string, Reply]>([
    ['429', replies.fails(429)],
    ['429 with seconds', replies.fails(429, { 'retry-after': '0' })],
    ['429 with a date', replies.fails(429, { 'retry-after': new Date(0).toUTCString() })],
    ['500', replies.fails(500)],
    ['503', replies.fails(503)],
    ['a line that goes dead', replies.dropsTheLine()],
  ])('%s', async (_title, failure) => {
    const { server, read } = await world(failure, replies.facts([asthma]))
    const { facts, usage } = await read()
    expect([facts, usage.requests, usage.fallback_reason]).toEqual([[asthma], 2, null])
    expect(server.requests).toHaveLength(2)
  })
})

describe('a provider that fails is named, and never an error', () => {
  test.each<[string, string, number, readonly Reply[]]>([
    ['429 for ever', 'rate_limited', 3, [replies.fails(429)]],
    ['429 for longer than we wait', 'rate_limited', 1, [replies.fails(429, { 'retry-after': '3600' })]],
    ['500 for ever', 'provider_down', 3, [replies.fails(500)]],
    ['a refusal', 'refused', 1, [replies.refuses()]],
    ['a filtered answer', 'refused', 1, [replies.says(null, 'content_filter')]],
    ['no JSON', 'malformed', 1, [replies.says('Here are the facts: asthma.')]],
    ['half of it', 'malformed', 1, [replies.says('{"facts": [{"type": "diag')]],
    ['cut off at the limit', 'cut_off', 1, [replies.says('{"facts": [{"type": "diag', 'length')]],
    ['JSON of another shape', 'malformed', 1, [replies.says('{"diagnoses": ["asthma"]}')]],
    ['facts of another shape', 'malformed', 1, [replies.says('{"facts": [{"diagnosis": "asthma"}]}')]],
    ['a page of HTML', 'malformed', 1, [replies.notJson()]],
    ['nothing', 'empty', 1, [replies.says('')]],
    ['a wrong key', 'unauthorized', 1, [replies.fails(401)]],
    ['a model that does not exist', 'rejected', 1, [replies.fails(404)]],
    ['no schemas, no pictures', 'rejected', 1, [replies.fails(400)]],
    ['a line that goes dead, for ever', 'unreachable', 3, [replies.dropsTheLine()]],
    ['a hang', 'timeout', 1, [replies.hangs()]],
    ['a hang in the middle', 'timeout', 1, [replies.hangsInTheMiddle()]],
  ])('%s: %s', async (_title, reason, requests, script) => {
    const { read } = await worldOf(reason === 'timeout' ? hasty : patient, script)
    const { facts, usage } = await read()
    expect([facts, usage.fallback_reason, usage.requests]).toEqual([null, reason, requests])
  })

  test('nobody listens', async () => {
    const { server, read } = await world(replies.hangs())
    await server.close()
    expect((await read()).usage).toMatchObject({ fallback_reason: 'unreachable', requests: 3 })
  })

  test('a refusal costs too', async () => {
    const { read } = await world(replies.refuses())
    expect((await read()).usage).toMatchObject(tokens)
  })
})

test('a hang ends when it was said to', async () => {
  const { read } = await worldOf(hasty, [replies.hangs()])
  const started = Date.now()
  await read()
  expect(Date.now() - started).toBeLessThan(hasty.totalMs)
})

test('whoever asked can call it off', async () => {
  const { read } = await world(replies.hangs())
  const calling = new AbortController()
  setTimeout(() => calling.abort(), 50)
  expect((await read(calling.signal)).usage).toMatchObject({ fallback_reason: 'timeout', requests: 1 })
})
