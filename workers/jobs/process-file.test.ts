import { describe, expect, test } from 'vitest'
import type { PageReading } from '../../core/document/page'
import type { FileRow } from '../db/records/files'
import { processFile, type ProcessDeps } from './process-file'

const page: PageReading = { version: 1, source: { width: 1, height: 1 }, frame: { width: 1, height: 1 }, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1], turn: 0, script: 'latin', words: [] } // prettier-ignore

/** A file and the world around it, which writes down what is done to it. */
function world(row: Partial<FileRow> = {}, deps: Partial<ProcessDeps> = {}) {
  const did: string[] = []
  const file = { id: 'f', processingState: 'queued', attempts: 0, ...row } as FileRow
  const all: ProcessDeps = {
    files: {
      find: async () => file,
      claim: async () => (did.push('claim'), true),
      progress: async (_id, _lease, pct) => (did.push(`${pct}%`), true),
      release: async () => (did.push('release'), true),
      fail: async (_id, _lease, code) => (did.push(`fail ${code}`), true),
    },
    loadPicture: async () => new Uint8Array(1),
    loadPage: async () => null,
    storePage: async () => void did.push('store page'),
    readPicture: async () => (did.push('read'), { ok: true, page }),
    extract: async () => (did.push('extract'), { file: {}, entities: [], validations: [], reviewTasks: [] }),
    save: async () => (did.push('save'), true),
    now: () => 0,
    newLeaseId: () => 'lease',
    ...deps,
  }
  return { did, run: () => processFile(all, 'f') }
}

test('a new file is read, its words kept, its facts saved', async () => {
  const { did, run } = world()
  expect(await run()).toBe('done')
  expect(did).toEqual(['claim', '10%', '20%', 'read', 'store page', '75%', 'extract', '90%', 'save'])
})

test('a retry goes on from the stored words', async () => {
  const { did, run } = world({ processingState: 'running', attempts: 1 }, { loadPage: async () => page })
  expect(await run()).toBe('done')
  expect(did).toEqual(['claim', '75%', 'extract', '90%', 'save'])
})

describe('what is not to be done is left alone', () => {
  test.each(['succeeded', 'failed', 'idle'] as const)('a file that is %s', async (processingState) => {
    const { did, run } = world({ processingState })
    expect([await run(), did]).toEqual(['skipped', []])
  })

  test('a file that another consumer holds', async () => {
    const files = {
      find: async () => ({ processingState: 'running' }) as FileRow,
      claim: async () => false,
      progress: async () => true,
      release: async () => true,
      fail: async () => true,
    }
    const { did, run } = world({}, { files })
    expect([await run(), did]).toEqual(['skipped', []])
  })

  test('a file whose lease went to another meanwhile: nothing is saved', async () => {
    const files = {
      find: async () => ({ processingState: 'queued', attempts: 0 }) as FileRow,
      claim: async () => true,
      progress: async (_id: string, _lease: string, pct: number) => pct < 75,
      release: async () => true,
      fail: async () => true,
    }
    const { did, run } = world({}, { files })
    expect([await run(), did]).toEqual(['skipped', ['read', 'store page']])
  })
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
  const { did, run } = world(
    {},
    {
      readPicture: async () => {
        throw new Error('reader down')
      },
    },
  )
  await expect(run()).rejects.toThrow('reader down')
  expect(did.at(-1)).toBe('release')
})
