import { expect, test } from 'vitest'
import type { SummaryRecord } from '../../core/records/summary'
import { patient, readAgain, somethingWaits, stateOf, uploadAndRead, type Patient } from '../support/files'
import { pageOfText } from '../../core/extraction/testing/page-of-text'

interface Answer {
  readonly content_md: string
  readonly citations: readonly {
    readonly entity_id: string
    readonly file_id: string
    readonly page: number
  }[]
  readonly cached: boolean
  readonly updated_at: string
}

async function generate({ browser }: Patient, asked: object = {}): Promise<Answer> {
  const json = { discipline: 'overall', audience: 'clinician', ...asked }
  const answer = await browser.fetch('/api/functions/generate_summary', { json })
  expect(answer.status).toBe(200)
  return answer.json()
}

const letter = [
  'DISCHARGE SUMMARY',
  'Date: 2026-03-01',
  'Allergies: Penicillin - rash',
  'Diagnoses:',
  'Hypertension',
  'No evidence of pneumonia',
  'Medications on discharge:',
  'Metformin 850 mg twice daily',
]

test('a summary is of the record’s facts, each with its page, and is kept until one of them changes', async () => {
  const owner = await patient()
  const id = await uploadAndRead(owner.browser, 301)
  await readAgain(owner, id, pageOfText(letter))
  const { entities } = await stateOf(owner.browser, id)
  const known = new Set(entities.map((entity) => entity.id))

  const first = await generate(owner)
  expect(first.cached).toBe(false)
  expect(first.content_md).toContain('**\u2068Metformin\u2069**: 850 mg; twice a day')
  expect(first.content_md).toContain('**\u2068Penicillin\u2069**: reaction: rash')
  expect(first.content_md).not.toMatch(/pneumonia/i)
  expect(first.citations.length).toBeGreaterThanOrEqual(3)
  for (const { entity_id, file_id, page } of first.citations) {
    expect(known.has(entity_id)).toBe(true)
    expect([file_id, page]).toEqual([id, 1])
  }

  const again = await generate(owner)
  expect(again).toEqual({ ...first, cached: true })
  expect((await generate(owner, { refresh: true })).cached).toBe(false)
  expect((await generate(owner, { audience: 'patient' })).content_md).toContain(
    'Your record says that you take',
  )

  await readAgain(owner, id, pageOfText(letter.map((line) => line.replace('850', '500'))))
  const changed = await generate(owner)
  expect(changed.cached).toBe(false)
  expect(changed.content_md).toContain('500 mg')
  expect(changed.content_md).not.toContain('850')
})

test('what waits or was rejected is not told; what is let in is', async () => {
  const owner = await patient()
  const task = await somethingWaits(owner, 302)
  const dated = { discipline: 'overall' }
  expect((await generate(owner, dated)).content_md).not.toContain('41 mmol')
  const reject = { json: { task_id: task.id, action: 'reject' } }
  await owner.browser.fetch('/api/functions/resolve_review_task', reject)
  expect((await generate(owner, dated)).content_md).not.toContain('Potassium')
})

test('of an empty record nothing is claimed, not even that there are no allergies', async () => {
  const owner = await patient()
  const { content_md: content, citations } = await generate(owner)
  expect(citations).toEqual([])
  expect(content).toBe('# Overall summary\n\n## Allergies: no information in the record')
})

test('a summary is in the language of its owner', async () => {
  const owner = await patient()
  await owner.browser.fetch('/language', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'locale=he&back=/home',
  })
  expect((await generate(owner)).content_md).toContain('אלרגיות')
})

test('what is kept is listed by kind, and forgotten when asked', async () => {
  const owner = await patient()
  await generate(owner)
  await generate(owner, { discipline: 'cardiology' })
  const list = async (query = '') =>
    (await owner.browser.fetch(`/api/rest/summaries${query}`)).json<SummaryRecord[]>()
  expect(await list()).toHaveLength(2)
  const [kept] = await list('?discipline=cardiology')
  expect(kept?.discipline).toBe('cardiology')
  const gone = await owner.browser.fetch(`/api/rest/summaries/${kept?.id}`, { method: 'DELETE' })
  expect(gone.status).toBe(204)
  expect(await list()).toHaveLength(1)
})

test.each([{ discipline: 'astrology' }, { audience: 'everyone' }, { discipline: null }])(
  'a kind that there is not is refused: %o',
  async (asked) => {
    const { browser } = await patient()
    const json = { discipline: 'overall', audience: 'patient', ...asked }
    expect((await browser.fetch('/api/functions/generate_summary', { json })).status).toBe(400)
  },
)
