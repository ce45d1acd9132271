import { expect, test, vi } from 'vitest'
import { handleError } from './entry.server'
import { isRefused } from './report'

test('what a loader throws is written down without its message, and who went away is not', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const aborted = AbortSignal.abort()
  const request = new Request('https://chart.test/home')
  handleError(new TypeError('Dana, creatinine 1.02'), { request })
  handleError(new Error('gone'), { request: new Request(request, { signal: aborted }) })
  expect(written.mock.calls).toHaveLength(1)
  expect(String(written.mock.calls[0])).toMatch(/^\{"event":"page.failed","error":"TypeError","at":"at /)
  expect(String(written.mock.calls[0])).not.toMatch(/Dana|creatinine/)
  written.mockClear()
})

test.each([
  [{ status: 405, statusText: 'Method Not Allowed', data: 'no action' }, true],
  [{ status: 500, statusText: 'Internal Server Error', data: '' }, false],
  [new TypeError('x is not a function'), false],
  ['thrown as text', false],
  [null, false],
])('%o is the router’s refusal: %s', (error, refused) => expect(isRefused(error)).toBe(refused))
