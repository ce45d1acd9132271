import { expect, test } from 'vitest'
import { findOrphans } from './orphans.mjs'

const a = 'a'.repeat(32)
const b = 'b'.repeat(32)
const file = (name: string, size: number) => ({ file: name, size })
const notAsked = (name: string): string => {
  throw new Error(`${name} was read`)
}

test('a file of a size that no object has belongs to none, without being read', () => {
  const files = [file('mine', 10), file('half-written', 7)]
  expect(findOrphans(files, [{ size: 10, etag: a }], notAsked)).toEqual(['half-written'])
})

test('where as many files as objects lie there, nothing is read and nothing found', () => {
  expect(findOrphans([file('mine', 10)], [{ size: 10, etag: a }], notAsked)).toEqual([])
  expect(findOrphans([file('lost', 9)], [{ size: 10, etag: a }], notAsked)).toEqual([])
})

test('of files of one size the content says which is an object', () => {
  const content = (name: string) => (name === 'mine' ? a : b)
  expect(findOrphans([file('mine', 10), file('deleted', 10)], [{ size: 10, etag: a }], content)).toEqual([
    'deleted',
  ])
  // The same picture twice: either may be the one that is listed.
  expect(findOrphans([file('mine', 10), file('again', 10)], [{ size: 10, etag: a }], () => a)).toEqual([])
})

test('an object whose etag is not its content keeps everything', () => {
  expect(findOrphans([file('x', 1), file('y', 2)], [{ size: 3, etag: `${a}-2` }], notAsked)).toEqual([])
})
