import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageReading } from '../../core/document/page'
import type { ModelFact } from '../../core/extraction/model/answer'
import { fact } from '../support/model-fact'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import { extractionVersion } from '../../core/extraction/version'
import type { Env, FilePlace } from '../../workers/config'
import { openContext } from '../../workers/context'
import { reprocessDeps } from '../../workers/jobs/deps'
import { reprocess } from '../../workers/jobs/reprocess'
import { completion } from '../support/chat-completion'
import { patient, readAgain, stateOf, untilRead, uploadAndRead } from '../support/files'
import { withoutIds } from '../support/opaque'
import { importLines } from '../support/vocabulary'

const bindings = env as unknown as Env
const withModel: Env = {
  ...bindings,
  OPENAI_API_KEY: 'key-of-test',
  OPENAI_BASE_URL: 'https://model.test/v1',
  OPENAI_MODEL: 'test-model',
}

afterEach(() => void vi.restoreAllMocks())

/** A file that was read once, and what it takes to read it again. */
async function uploaded(seed: number) {
  const someone = await patient()
  const { browser, owner } = someone
  const fileId = await uploadAndRead(browser, seed)
  const again = async (environment: Env, page?: PageReading) => {
    await readAgain(someone, fileId, page, environment)
    return stateOf(browser, fileId)
  }
  return { browser, owner, fileId, again }
}

/** What stands at the other end of the line for this test. */
function modelAnswers(answer: () => Response) {
  const calls: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    calls.push(
      `${new Request(input).url} ${typeof init?.body === 'string' && init.body.includes('BEGIN PAGE') ? 'with a page' : 'empty'}`,
    )
    return answer()
  })
  return calls
}
const facts =
  (...list: readonly ModelFact[]) =>
  () =>
    Response.json(completion({ content: JSON.stringify({ facts: list }) }))

const result = (name: string, value: string, quote: string) =>
  fact({ type: 'lab', quote, wording: name, name, value, status: 'completed' })

test('with no key the embedded engine reads, and costs nothing', async () => {
  const { browser, fileId } = await uploaded(101)
  expect((await stateOf(browser, fileId)).file).toMatchObject({
    engine: 'embedded',
    engine_usage: null,
    extraction_version: extractionVersion,
  })
})

test('with a key both read: what they agree on is surer, what they do not agree on waits with both readings', async () => {
  const { browser, fileId, again } = await uploaded(102)
  const before = await stateOf(browser, fileId)
  const calls = modelAnswers(
    facts(
      result('Glucose', '141', 'Glucose 141 H mg/dL'),
      result('Creatinine', '9.0', 'Creatinine 9.0 mg/dL'),
    ),
  )
  const after = await again(withModel)
  expect(calls).toEqual(['https://model.test/v1/chat/completions with a page'])
  expect(after.file).toMatchObject({
    engine: 'openai',
    engine_usage: {
      model: 'test-model',
      input_tokens: 1200,
      output_tokens: 340,
      requests: 1,
      fallback_reason: null,
    },
    status: 'needs_review',
  })
  expect(after.named('Glucose')).toMatchObject({ value: '141', decision: 'accepted' })
  expect(after.named('Glucose')?.confidence).toBeGreaterThan(before.named('Glucose')?.confidence ?? 1)
  expect(after.named('Creatinine')).toMatchObject({
    value: '0.90',
    decision: 'review',
    coding_meta: {
      doubt: 'engines_disagree',
      readings: [
        { engine: 'embedded', value: '0.90' },
        { engine: 'openai', value: '9.0' },
      ],
    },
  })
  expect(after.named('Potassium')).toEqual(before.named('Potassium'))
})

test('what a model makes up never enters the record, whatever it says of it', async () => {
  const { browser, again } = await uploaded(103)
  const invented = [
    fact({
      type: 'diagnosis',
      quote: 'Type 2 diabetes mellitus',
      wording: 'Type 2 diabetes mellitus',
      name: 'Type 2 diabetes mellitus',
    }),
    fact({
      type: 'medication',
      quote: 'Warfarin 5 mg daily',
      wording: 'Warfarin',
      name: 'Warfarin',
      value: '5',
      unit: 'mg',
    }),
    result('Sodium', '140', 'Sodium 140 mmol/L'),
    { ...result('Glucose', '114', 'Glucose 141 H mg/dL'), code: 'E11.9' },
  ]
  modelAnswers(facts(...invented))
  const { entities } = await again(withModel)
  const accepted = entities
    .filter(({ decision }) => decision === 'accepted')
    .map(({ normalized }) => normalized.name)
  expect(accepted).toEqual(['Creatinine', 'Potassium'])
  const registry = await (await browser.fetch('/api/rest/registry?type=diagnosis')).json()
  expect(registry).toEqual([])
})

describe('a provider that fails costs the second reading, no more', () => {
  test.each<[string, () => Response, string]>([
    ['refuses', () => Response.json(completion({ content: null, refusal: 'No.' })), 'refused'],
    ['talks', () => Response.json(completion({ content: 'Of course! Here is what I found.' })), 'malformed'],
    ['rejects', () => Response.json({ error: { message: 'no such model' } }, { status: 404 }), 'rejected'],
    ['breaks', () => { throw new TypeError('Network connection lost.') }, 'unreachable'], // prettier-ignore
  ])('%s', async (title, answer, reason) => {
    const { browser, fileId, again } = await uploaded(200 + title.length)
    const before = await stateOf(browser, fileId)
    modelAnswers(answer)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const after = await again(withModel)
    expect(after.file).toMatchObject({
      engine: 'embedded',
      engine_usage: { fallback_reason: reason },
      processing_state: 'succeeded',
    })
    expect(after.entities).toEqual(before.entities)
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('engine.'))
    expect(lines).toEqual([expect.stringContaining(`"reason":"${reason}"`)])
    expect(withoutIds(lines.join())).not.toMatch(/glucose|141|dana|model\.test|key-of-test/i)
  })
})

test('what the page denies is kept with the file and never enters a registry', async () => {
  const { browser, again } = await uploaded(104)
  const page = pageOfText([
    'Clinic letter',
    'Date: 12/03/2021',
    'Diagnoses:',
    '- Hypertension',
    'No history of asthma.',
  ])
  const { named } = await again(bindings, page)
  expect(named('Asthma')).toMatchObject({ decision: 'noted', normalized: { status: 'negated' } })
  const registry = await (
    await browser.fetch('/api/rest/registry?type=diagnosis')
  ).json<{ canonical_key: string }[]>()
  expect(registry.map(({ canonical_key: key }) => key)).not.toContain('diagnosis:asthma')
})

test('a diagnosis that the vocabulary lacks waits with codes from the imported table', async () => {
  const lines = [
    'M0600   Kleinfeld variant of Ormond syndrome, unspecified site',
    'I10     Essential (primary) hypertension',
  ]
  await importLines(lines)
  const { again } = await uploaded(105)
  const page = pageOfText([
    'Clinic letter',
    'Diagnoses:',
    '- Hypertension',
    '- Kleinfeld variant of Ormond syndrome',
  ])
  const { entities } = await again(bindings, page)
  const unknown = entities.find(({ coding_meta: meta }) => meta.doubt === 'unknown_diagnosis')
  expect(unknown).toMatchObject({
    decision: 'pending',
    normalized: { codes: {} },
    coding_meta: { candidates: [{ code: 'M06.00', system: 'ICD-10-CM' }] },
  })
})

describe('reading again what an older extractor read', () => {
  const age = (userId: string, shard: number) => {
    const database = (bindings as unknown as Record<string, D1Database>)[`RECORDS_${shard}`]
    return database?.prepare('UPDATE files SET extraction_version = 0 WHERE user_id = ?').bind(userId).run()
  }

  test('from its words, with the same rows', async () => {
    const { browser, owner, fileId } = await uploaded(106)
    const before = await stateOf(browser, fileId)
    await age(owner.userId, owner.shard)
    expect(await reprocess(reprocessDeps(openContext(bindings), owner.shard), null)).toBe(1)
    await vi.waitUntil(
      async () => (await stateOf(browser, fileId)).file.extraction_version === extractionVersion,
      { timeout: 10_000, interval: 50 },
    )
    await untilRead(browser, fileId)
    expect((await stateOf(browser, fileId)).entities).toEqual(before.entities)
    expect(await reprocess(reprocessDeps(openContext(bindings), owner.shard), null)).toBe(0)
  })

  test('and, with a key, what was read while the provider was down', async () => {
    const { owner, fileId, again } = await uploaded(107)
    modelAnswers(() => Response.json({}, { status: 400 }))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await again(withModel)
    vi.restoreAllMocks()
    const own = async (environment: Env, after: FilePlace | null = null) =>
      (await reprocessDeps(openContext(environment), owner.shard).outdated(after, 100)).filter(
        ({ userId }) => userId === owner.userId,
      )
    const place = { userId: owner.userId, fileId }
    expect([await own(bindings), await own(withModel), await own(withModel, place)]).toEqual([
      [],
      [place],
      [],
    ])
  })
})
