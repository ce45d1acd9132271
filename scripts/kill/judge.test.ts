import { expect, test } from 'vitest'
import { judgeStores, judgeTries, judgeUploads, judgeWords } from './judge.mjs'

const upload = { page: 'p', since: 3, readBy: 4, removed: 'no' as 'no' | 'asked' | 'done' }
const seen = { entities: [{ id: 'fact', decision: 'rejected' }], facts: 'facts of p', picture: 200 }
const word = { fileId: 'f', action: 'reject' as 'approve' | 'reject', verdictId: 'v' as string | null }
const expected = new Map([['p', 'facts of p']])
const stores = {
  files: [{ id: 'f', user_id: 'u', storage_path: 'u/f.png', processing_state: 'succeeded', attempts: 2 }],
  verdicts: [{ id: 'v', undone_at: null as string | null, subject: 's' }],
  removals: [] as { id: string; due_at: number }[],
  namedIn: new Map([['f', new Set(['facts'])]]),
  objects: {
    MEDICAL_FILES: { keys: ['u/f.png'], strays: 0 },
    ARTIFACTS: { keys: ['u/f/page.json', 'u/f/strips/fact.jpg'], strays: 0 },
  },
}
const [file] = stores.files

const uploads = (change: Partial<typeof upload> = {}, there: Partial<typeof seen> | null = {}) =>
  judgeUploads(
    new Map([['f', { ...upload, ...change }]]),
    new Map(there === null ? [] : [['f', { ...seen, ...there }]]),
    expected,
  )
const words = (change: Partial<typeof word>, left: object = {}) =>
  judgeWords(new Map([['fact', { ...word, ...change }]]), new Map([['f', seen]]), { ...stores, ...left })
const left = (change: object) => judgeStores({ ...stores, ...change })

test('what is whole is no problem', () => {
  expect([...uploads(), ...words({}), ...left({}), ...judgeTries(new Map([['f', upload]]), stores)]).toEqual(
    [],
  )
})

test('an upload is there once it was acknowledged, with the facts of one reading, and gone once it was removed', () => {
  expect(uploads({}, null)).toEqual(['p: acknowledged and lost'])
  expect(uploads({}, { facts: 'twice' })).toEqual(['p: facts that are not those of one reading'])
  expect(uploads({}, { picture: 404 })).toEqual(['p: its picture is gone'])
  expect(uploads({ removed: 'done' })).toEqual(['p: removed and still there'])
  expect(uploads({ removed: 'asked' }, null)).toEqual([])
  expect(uploads({ removed: 'asked' })).toEqual([])
})

test('a word that was acknowledged stands, once', () => {
  expect(words({}, { verdicts: [] })).toEqual(['reject: acknowledged and lost'])
  expect(words({}, { verdicts: [{ id: 'v', undone_at: 'now', subject: 's' }] })).toHaveLength(1)
  expect(words({}, { verdicts: [...stores.verdicts, { id: 'w', undone_at: null, subject: 's' }] })).toEqual([
    'a word was written twice',
  ])
  const said = { ...word, action: 'approve' as const }
  expect(judgeWords(new Map([['fact', said]]), new Map([['f', seen]]), stores)).toEqual([
    'approve: the fact is rejected',
  ])
  expect(words({ verdictId: null }, { verdicts: [] })).toEqual([])
})

test('rows and objects have each other, and nothing of what is gone', () => {
  const { MEDICAL_FILES: pictures, ARTIFACTS: made } = stores.objects
  const objects = (change: object) => left({ objects: { ...stores.objects, ...change } })
  expect(left({ removals: [{ id: 'r', due_at: 1 }] })).toEqual(['a removal has not ended: r'])
  expect(objects({ MEDICAL_FILES: { keys: ['u/f.png', 'u/g.png'], strays: 0 } })).toEqual([
    'a picture without its row: u/g.png',
  ])
  expect(objects({ MEDICAL_FILES: { keys: [], strays: 0 } })).toEqual(['a row without its picture: u/f.png'])
  expect(objects({ ARTIFACTS: { keys: [...made.keys, 'u/g/page.json'], strays: 0 } })).toHaveLength(1)
  expect(objects({ ARTIFACTS: { keys: [], strays: 0 } })).toEqual(['a page without its words: u/f/page.json'])
  expect(objects({ MEDICAL_FILES: { ...pictures, strays: 2 } })).toEqual([
    "MEDICAL_FILES: 2 files that are no object's",
  ])
  expect(left({ namedIn: new Map([['g', new Set(['facts'])]]) })).toEqual([
    'rows of a file that is gone: facts',
  ])
  expect(
    left({
      files: [{ ...file, processing_state: 'failed' }],
      objects: { ...stores.objects, ARTIFACTS: { keys: [], strays: 0 } },
    }),
  ).toEqual(['a page was not read: f'])
})

test('a kill costs one try, and nothing else does', () => {
  const tries = (attempts: number, readBy: number | null) =>
    judgeTries(new Map([['f', { ...upload, readBy }]]), {
      ...stores,
      files: [{ ...file, attempts } as never],
    })
  expect(tries(2, 4)).toEqual([])
  expect(tries(2, 3)).toEqual(['p: 2 tries where 1 are enough'])
})
