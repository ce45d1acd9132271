import { describe, expect, test } from 'vitest'
import type { PageReading } from '../../core/document/page'
import type { FileRow } from '../db/records/files'
import { leaseTiming } from './lease'
import { processFile, type ProcessDeps } from './process-file'

const page: PageReading = { version: 1, source: { width: 1, height: 1 }, frame: { width: 1, height: 1 }, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1], turn: 0, script: 'latin', words: [] } // prettier-ignore

/** A file and the world around it, which writes down what is done to it. */
type Given = Partial<Omit<ProcessDeps, 'leases'>> & { readonly leases?: Partial<ProcessDeps['leases']> }
function world(row: Partial<FileRow> = {}, { leases, ...deps }: Given = {}) {
  const did: string[] = []
  const file = { id: 'f', processingState: 'queued', attempts: 0, ...row } as FileRow
  const all: ProcessDeps = {
    find: async () => file,
    leases: {
      claim: async () => (did.push('claim'), true),
      renew: async () => true,
      release: async () => (did.push('release'), true),
      fail: async (_id, _lease, code) => (did.push(`fail ${code}`), true),
      ...leases,
    },
    tell: async (_id, pct) => void did.push(`${pct}%`),
    inTurn: (work) => (did.push('turn'), work()),
    loadPicture: async () => (did.push('take bytes'), new Uint8Array(1)),
    readPicture: async () => (did.push('read'), { ok: true, page }),
    loadPage: async () => null,
    storePage: async () => void did.push('store page'),
    removeMade: async () => void did.push('remove made'),
    storeSmaller: async () => void did.push('store smaller'),
    storeStrips: async () => void did.push('store strips'),
    factsOf: async () => (did.push('take facts'), []),
    restored: async () => (did.push('restored'), true),
    extract: async () => (did.push('extract'), {} as Awaited<ReturnType<ProcessDeps['extract']>>),
    save: async () => (did.push('save'), true),
    now: () => 0,
    newLeaseId: () => 'lease',
    timing: leaseTiming,
    ...deps,
  }
  return { did, run: () => processFile(all, 'f') }
}

test('a new file is read when its turn has come, its words kept, its facts saved', async () => {
  const { did, run } = world()
  expect(await run()).toBe('done')
  expect(did.join()).toBe(
    'claim,store smaller,10%,turn,20%,take bytes,read,70%,store page,75%,extract,90%,store strips,save',
  )
})

test('a retry goes on from the stored words', async () => {
  const { did, run } = world({ processingState: 'running', attempts: 1 }, { loadPage: async () => page })
  expect(await run()).toBe('done')
  expect(did.join()).toBe('claim,store smaller,75%,extract,90%,store strips,save')
})

test('what was imported is drawn from the facts there are, and not read', async () => {
  const { did, run } = world({ restoring: true, extractionVersion: 3 })
  expect(await run()).toBe('done')
  expect(did.join()).toBe('claim,store smaller,50%,take facts,store strips,restored')
})

test('a picture that cannot be drawn leaves its facts standing', async () => {
  const { did, run } = world({ restoring: true, attempts: 8 })
  expect([await run(), did.join()]).toEqual(['done', 'claim,restored'])
})

describe('what is not to be done is left alone', () => {
  test.each(['succeeded', 'failed', 'idle'] as const)('a file that is %s', async (processingState) => {
    const { did, run } = world({ processingState })
    expect([await run(), did]).toEqual(['skipped', []])
  })

  test('a file that is gone', async () => {
    const { did, run } = world({}, { find: async () => null })
    expect([await run(), did]).toEqual(['skipped', []])
  })

  test('a file that another consumer holds', async () => {
    const { did, run } = world({}, { leases: { claim: async () => false } })
    expect([await run(), did]).toEqual(['skipped', []])
  })
})

describe('once the lease is lost, nothing more is done', () => {
  test.each([
    [1, 'claim,store smaller,10%,turn'],
    [2, 'claim,store smaller,10%,turn,20%,take bytes,read'],
    [3, 'claim,store smaller,10%,turn,20%,take bytes,read,70%,store page'],
    [4, 'claim,store smaller,10%,turn,20%,take bytes,read,70%,store page,75%,extract'],
  ])('after %i renewals', async (held, expected) => {
    let renewals = 0
    const { did, run } = world({}, { leases: { renew: async () => (renewals += 1) <= held } })
    expect(await run()).toBe('skipped')
    expect(did.join()).toBe(expected)
  })

  test('an error is nobody’s trouble any more', async () => {
    const readPicture = () => Promise.reject(new Error('reader down'))
    const { run } = world({}, { readPicture, leases: { release: async () => false } })
    expect(await run()).toBe('skipped')
  })
})

test('words that were stored as their file was deleted are taken away again', async () => {
  let stands = true
  const { did, run } = world(
    {},
    {
      find: async () => (stands ? ({ id: 'f', processingState: 'queued', attempts: 0 } as FileRow) : null),
      storePage: async () => void (stands = false),
      leases: { renew: async () => stands },
    },
  )
  expect(await run()).toBe('skipped')
  expect(did.slice(-2)).toEqual(['70%', 'remove made'])
})

describe('what the patient can mend is a failed file with a code', () => {
  test.each([
    ['no_text', { readPicture: async () => ({ ok: false, error: 'no_text' }) as const }],
    ['damaged_image', { readPicture: async () => ({ ok: false, error: 'something new' }) as const }],
    ['missing_object', { loadPicture: async () => null }],
    ['not_medical', { extract: async () => null }],
  ])('%s', async (code, deps) => {
    const { did, run } = world({}, deps)
    expect([await run(), did.at(-1)]).toEqual(['done', `fail ${code}`])
  })

  test('a page that took its consumer down eight times', async () => {
    const { did, run } = world({ attempts: 8 })
    expect([await run(), did]).toEqual(['done', ['claim', 'fail gave_up']])
  })
})

test('a surprise hands the file back and is thrown, so that the queue tries again', async () => {
  const { did, run } = world({}, { readPicture: () => Promise.reject(new Error('reader down')) })
  await expect(run()).rejects.toThrow('reader down')
  expect(did.at(-1)).toBe('release')
})
