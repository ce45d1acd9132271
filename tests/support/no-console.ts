import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An error that nobody expected must not scroll by: a test that logs one fails, unless it spied on it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error, 'an unexpected console.error').not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
