import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageReading } from '../../core/document/page'
import type { FileRow } from '../db/records/files'
import { leaseTiming } from './lease'
import { processFile, type ProcessDeps } from './process-file'
import { Turns } from './turns'

beforeEach(() => void vi.useFakeTimers())
// Simulated hours: many timers, and a busy machine.
vi.setConfig({ testTimeout: 60_000 })
afterEach(() => void vi.useRealTimers())

/** Longer than a lease lasts. */
const readingMs = 90_000
const extractingMs = 70_000
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Row {
  readonly person: string
  state: 'queued' | 'running' | 'succeeded' | 'failed'
  lease: string | null
  until: number
  attempts: number
  reads: number
  doneAt: number | null
}

/** One isolate and the rows of several people, with the compare-and-set that D1 does. */
function room() {
  const rows = new Map<string, Row>()
  const [jobs, reader] = [new Turns(2, 15 * 60_000), new Turns(1, 6 * 60_000)]
  const seen = { bodies: 0, mostBodies: 0, mostHeld: 0 }
  const held = (id: string, lease: string) => rows.get(id)?.lease === lease
  const change = (id: string, lease: string, to: Partial<Row>) =>
    held(id, lease) && Object.assign(rows.get(id) ?? {}, to) !== null
  let leases = 0
  const deps = (person: string): ProcessDeps => ({
    find: async (id) => {
      const row = rows.get(id)
      return row ? ({ id, processingState: row.state, attempts: row.attempts } as FileRow) : null
    },
    leases: {
      claim: async (id, lease, until) => {
        const row = rows.get(id)
        if (!row || (row.state !== 'queued' && row.state !== 'running') || row.until >= Date.now())
          return false
        Object.assign(row, { state: 'running', lease, until, attempts: row.attempts + 1 })
        const now = [...rows.values()].filter((one) => one.lease !== null).length
        seen.mostHeld = Math.max(seen.mostHeld, now)
        return true
      },
      renew: async (id, lease, _pct, until) => change(id, lease, { until }),
      release: async (id, lease) => change(id, lease, { state: 'queued', lease: null, until: 0 }),
      fail: async (id, lease) => change(id, lease ?? '', { state: 'failed', lease: null }),
    },
    tell: async () => {},
    inTurn: (work) => reader.take(person, work),
    loadPicture: async () => {
      seen.mostBodies = Math.max(seen.mostBodies, (seen.bodies += 1))
      return new Uint8Array(1)
    },
    readPicture: async () => {
      await sleep(readingMs)
      seen.bodies -= 1
      return { ok: true, page: {} as PageReading }
    },
    loadPage: async () => null,
    storePage: async ({ id }) => void ((rows.get(id) ?? { reads: 0 }).reads += 1),
    removeMade: async () => {},
    storeSmaller: async () => {},
    factsOf: async () => [],
    restored: async () => true,
    storeStrips: async () => {},
    extract: async () => {
      await sleep(extractingMs)
      return {} as Awaited<ReturnType<ProcessDeps['extract']>>
    },
    save: async (id, lease) =>
      change(id, lease, { state: 'succeeded', lease: null, until: 0, doneAt: Date.now() }),
    now: () => Date.now(),
    newLeaseId: () => String((leases += 1)),
    timing: leaseTiming,
  })
  const upload = (person: string, id: string) =>
    rows.set(id, { person, state: 'queued', lease: null, until: 0, attempts: 0, reads: 0, doneAt: null })
  /** A message for a file, as the queue delivers it. */
  const wake = (id: string) => {
    const { person } = rows.get(id) ?? { person: '' }
    return jobs.take(person, () => processFile(deps(person), id))
  }
  return { rows, seen, upload, wake }
}

test('thirty photos at once, each read for longer than a lease lasts: each is read once, none gives up', async () => {
  const { rows, seen, upload, wake } = room()
  const ids = Array.from({ length: 30 }, (_, n) => String(n))
  for (const id of ids) upload('a', id)
  // Every message twice: the queue delivers at least once.
  const all = [...ids, ...ids].map(wake)
  await vi.advanceTimersByTimeAsync(31 * (readingMs + extractingMs))
  await Promise.all(all)
  for (const row of rows.values())
    expect(row).toMatchObject({ state: 'succeeded', attempts: 1, reads: 1, lease: null })
  expect(seen).toMatchObject({ mostBodies: 1, mostHeld: 2 })
})

test('another person’s page is read within the time of three pages', async () => {
  const { rows, upload, wake } = room()
  for (let n = 0; n < 30; n += 1) upload('a', String(n))
  const pile = [...rows.keys()].map(wake)
  await vi.advanceTimersByTimeAsync(1)
  const came = Date.now()
  upload('b', 'single')
  const single = wake('single')
  await vi.advanceTimersByTimeAsync(31 * (readingMs + extractingMs))
  await Promise.all([single, ...pile])
  const waited = (rows.get('single')?.doneAt ?? Infinity) - came
  expect(waited).toBeLessThanOrEqual(3 * (readingMs + extractingMs))
})
