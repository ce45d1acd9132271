import { expect, test } from 'vitest'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import type { TimelineEvent } from '../../core/records/timeline'
import { patient, readAgain, somethingWaits, uploadAndRead, type Patient } from '../support/files'
import { recordOf } from '../support/records'

const report = (date: string, ...rows: string[]) =>
  pageOfText([
    'LAKESIDE LABORATORY',
    `Collected: ${date}`,
    'Test            Result    Units     Reference',
    ...rows,
  ])
const glucose = 'Glucose         141       mg/dL     65-99'
const sodium = 'Sodium          140       mmol/L    135-145'
const letter = (date: string) =>
  pageOfText([
    'DISCHARGE SUMMARY',
    `Date: ${date}`,
    'Diagnosis:',
    'Asthma',
    'Medications:',
    'Aspirin 100 mg daily',
  ])

async function ask({ browser }: Patient, body?: object) {
  const response = await browser.fetch('/api/rpc/timeline_events_v2', { json: body })
  return { status: response.status, response, events: await response.json<TimelineEvent[]>() }
}

async function withThreePages(seed: number) {
  const someone = await patient()
  const [first, second, third] = await Promise.all(
    [seed, seed + 1, seed + 2].map((one) => uploadAndRead(someone.browser, one)),
  )
  await readAgain(someone, first ?? '', report('2023-01-05', glucose, sodium))
  await readAgain(someone, second ?? '', letter('2024-03-02'))
  await readAgain(someone, third ?? '', report('2022-11-30', sodium))
  return { someone, first: first ?? '', second: second ?? '', third: third ?? '' }
}

test('newest document first, what one says together, page by page to the end', async () => {
  const { someone, first, second, third } = await withThreePages(901)
  const { events } = await ask(someone, {})
  expect(events.map(({ event_ts, file_id }) => [event_ts, file_id])).toEqual([
    ['2024-03-02', second],
    ['2024-03-02', second],
    ['2023-01-05', first],
    ['2023-01-05', first],
    ['2022-11-30', third],
  ])
  expect(events.map(({ type, title }) => `${type} ${title}`).sort()).toEqual([
    'diagnosis Asthma',
    'lab Glucose',
    'lab Sodium',
    'lab Sodium',
    'medication Aspirin',
  ])
  const walked: TimelineEvent[] = []
  for (let before: string | null = null; walked.length < 9;) {
    const page = await ask(someone, { p_limit: 2, p_before: before })
    walked.push(...page.events)
    before = page.response.headers.get('x-next-after')
    if (before === null) break
  }
  expect(walked).toEqual(events)
  expect((await ask(someone, { p_type: 'lab', p_before: '2023-01-05' })).events).toEqual(events.slice(4))
  expect((await ask(someone, { p_min_conf: 1 })).events.every(({ entity_id: id }) => id)).toBe(true)
  const sure = await ask(someone, { p_min_conf: 0.999 })
  expect(sure.events.length).toBeLessThan(events.length)
})

test('events and their documents are counted, whatever is read again, settled or deleted', async () => {
  const { someone, first, second } = await withThreePages(911)
  const { timeline } = recordOf(someone)
  expect(await timeline.counts()).toMatchObject({
    all: { events: 5, files: 3 },
    lab: { events: 3, files: 2 },
    diagnosis: { events: 1, files: 1 },
    imaging: { events: 0, files: 0 },
  })
  // Another date moves a document; it is counted once, before and after.
  await readAgain(someone, first, report('2023-02-06', glucose))
  expect(await recordOf(someone).timeline.counts()).toMatchObject({
    all: { events: 4, files: 3 },
    lab: { events: 2, files: 2 },
  })
  await someone.browser.fetch(`/api/rest/files/${second}`, { method: 'DELETE' })
  expect(await recordOf(someone).timeline.counts()).toMatchObject({
    all: { events: 2, files: 2 },
    diagnosis: { events: 0, files: 0 },
    medication: { events: 0, files: 0 },
  })
})

test('what waits is no event until it is approved, and what was rejected is none', async () => {
  const someone = await patient()
  const waits = await somethingWaits(someone, 921)
  const titles = async () => (await ask(someone, {})).events.map(({ title }) => title)
  expect(await titles()).toEqual(['Sodium'])
  const given = await recordOf(someone).verdicts.give(waits.id, {
    action: 'approve',
    correction: null,
    notes: null,
  })
  expect((await titles()).sort()).toEqual(['Potassium', 'Sodium'])
  expect(await recordOf(someone).timeline.counts()).toMatchObject({ lab: { events: 2, files: 1 } })
  if (given.kind !== 'given') throw new Error(given.kind)
  await recordOf(someone).verdicts.undo(given.verdict.id)
  expect(await titles()).toEqual(['Sodium'])
  expect(await recordOf(someone).timeline.counts()).toMatchObject({ lab: { events: 1, files: 1 } })
})

test.each([
  { p_limit: 0 },
  { p_limit: 201 },
  { p_limit: '5' },
  { p_before: 'yesterday' },
  { p_before: "2024' OR 1=1" },
  { p_type: 'weather' },
  { p_min_conf: 2 },
])('%j is refused in words', async (body) => {
  const someone = await patient()
  const { status, events } = await ask(someone, body)
  expect(status).toBe(400)
  expect(events).toMatchObject({ code: 'invalid_input' })
})
