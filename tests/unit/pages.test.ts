import { expect, test } from 'vitest'
import { sets } from '../pages/documents/index.mjs'
import { loadVocabulary } from '../pages/lib/vocabulary.mjs'

const files = Object.values(sets).flatMap((pages: readonly { file: string }[]) =>
  pages.map(({ file }) => file),
)

test('no two of the pages have one name', () => {
  expect(files.length).toBeGreaterThan(600)
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
})

test('the names of things on the pages stand once in all the files of the examiner', () => {
  expect(loadVocabulary().size).toBeGreaterThan(2000)
})
