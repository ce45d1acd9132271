import { expect, test } from 'vitest'
import { decideClosure } from './closure'

const closedAt = 1_000_000
const minute = 60_000

test('what was found is looked for again at once', () => {
  const now = closedAt + 2 * minute
  expect(decideClosure({ closedAt, found: true }, now)).toEqual({
    removed: false,
    forget: false,
    lookAt: now + 1_000,
  })
})

test('nothing found counts once no reader of a page can be writing any more', () => {
  expect(decideClosure({ closedAt, found: false }, closedAt + minute)).toEqual({
    removed: false,
    forget: false,
    lookAt: closedAt + 1.5 * minute,
  })
  expect(decideClosure({ closedAt, found: false }, closedAt + 1.5 * minute)).toEqual({
    removed: true,
    forget: false,
    lookAt: closedAt + 60 * minute,
  })
})

test('the tombstone outlives every token and every upload, and what came late keeps it', () => {
  const late = closedAt + 61 * minute
  expect(decideClosure({ closedAt, found: true }, late)).toMatchObject({ removed: false, forget: false })
  expect(decideClosure({ closedAt, found: false }, late)).toEqual({
    removed: true,
    forget: true,
    lookAt: null,
  })
})
