import { expect, test, vi } from 'vitest'
import { maxBytes } from '../../core/records/upload'
import { Browser, call, signedIn } from '../support/api'
import { calls } from '../../workers/http/calls/table'

const origin = 'https://chart.test'
const small = calls.filter(({ method, upload }) => method === 'post' && !upload)

/** A body of this many bytes that comes in pieces, its length undeclared; `seen` counts what was taken of it. */
function chunked(bytes: number, piece = 64 * 1024) {
  const seen = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (seen.bytes >= bytes) return controller.close()
      const next = new Uint8Array(Math.min(piece, bytes - seen.bytes)).fill(32)
      seen.bytes += next.byteLength
      controller.enqueue(next)
    },
  })
  return { body, seen }
}

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await call(
    new Request(origin + path, { method: 'POST', body, headers: { origin, ...headers } }),
  )
  return [response.status, (await response.json<{ code: string }>()).code]
}

test('a body of more than 64 KB is refused on every call but the upload, before sign-in, declared or not', async () => {
  const text = `{"password":"${'x'.repeat(64 * 1024)}"}`
  for (const { path } of small) {
    const url = `/api${path.replace(/\{\w+\}/g, 'x')}`
    expect([path, await send(url, text)]).toEqual([path, [413, 'too_large']])
    expect([path, await send(url, chunked(200_000).body)]).toEqual([path, [413, 'too_large']])
  }
  expect(await send('/api/no-such-call', text)).toEqual([413, 'too_large'])
  const page = await call(
    new Request(`${origin}/language`, { method: 'POST', body: text, headers: { origin } }),
  )
  expect(page.status).toBe(413)
})

test('what is too large is read to its end, so that its sender hears why', async () => {
  const { body, seen } = chunked(10 * 2 ** 20)
  expect(await send('/api/gate', body)).toEqual([413, 'too_large'])
  expect(seen.bytes).toBe(10 * 2 ** 20)
})

test.each<[string, number, boolean]>([
  ['declared', maxBytes + 2 ** 20, true],
  ['in pieces', maxBytes + 5 * 2 ** 20, false],
])('an upload of more than 25 MB, %s, gets its 413', async (_name, bytes, declared) => {
  const { token } = await signedIn()
  const head = '--a\r\ncontent-disposition: form-data; name="file"; filename="x.jpg"\r\n\r\n'
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=a' }
  const { body } = chunked(bytes)
  const whole = new Response(body)
  const sent = declared ? new Blob([head, await whole.blob()]) : (whole.body ?? '')
  expect(await send('/api/storage/medical-files', sent, headers)).toEqual([413, 'too_large'])
  expect(await send('/api/storage/medical-files', chunked(2 ** 20).body)).toEqual([401, 'not_signed_in'])
})

test.each<[string, BodyInit]>([
  ['arrays a thousand deep', '['.repeat(1000) + ']'.repeat(1000)],
  ['objects a thousand deep', '{"a":'.repeat(1000) + '1' + '}'.repeat(1000)],
  ['half of an object', '{'],
  ['UTF-16', new Uint8Array([123, 0, 125, 0, 0xd8, 0xff])],
  ['a number beyond numbers', '1e999'],
  ['a list', '[]'],
  ['null', 'null'],
  ['fields of other types', '{"password":[],"email":{"a":1},"file_id":{"$gt":""},"refresh_token":{}}'],
  ['a prototype', '{"__proto__":{"file_id":"x"},"constructor":{"prototype":{"x":1}}}'],
  ['ten thousand keys', JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [i, 1])))],
])('%s as a body is never a fault', async (_name, body) => {
  const error = vi.spyOn(console, 'error')
  const { browser } = await signedIn()
  for (const { path } of small) {
    const response = await browser.fetch(`/api${path}?grant_type=password`, { method: 'POST', body })
    const text = await response.text()
    expect([path, response.status < 500, /\bat .*\.ts|node_modules/.test(text)]).toEqual([path, true, false])
    // Signing out takes no body; the next call needs a session again.
    if (path === '/auth/logout') break
  }
  expect(error).not.toHaveBeenCalled()
})

test('brackets inside of a text are no depth', async () => {
  const { browser } = await signedIn()
  const json = { password: `${'[{"'.repeat(100)}\\` }
  expect((await browser.fetch('/api/gate', { json })).status).toBe(401)
})

test('bad input says what is wrong with which field', async () => {
  const { browser } = await signedIn()
  const refused = async (path: string, init = {}) => {
    const response = await browser.fetch(path, init)
    return [response.status, await response.json()]
  }
  expect(await refused('/api/rest/files?limit=1001')).toEqual([
    400,
    {
      error: 'limit is a whole number from 1 to 1000.',
      code: 'invalid_input',
      issues: { limit: 'limit is a whole number from 1 to 1000.' },
    },
  ])
  expect(await refused('/api/functions/upload_finalize', { json: { file_id: 'x' } })).toEqual([
    400,
    {
      error: 'file_id is the id of a file.',
      code: 'invalid_input',
      issues: { file_id: 'file_id is the id of a file.' },
    },
  ])
  expect(await refused('/api/auth/signup', { json: { email: 'a@b', password: 'short' } })).toEqual([
    400,
    {
      error: 'Please enter a valid email address.',
      code: 'invalid_input',
      issues: {
        email: 'Please enter a valid email address.',
        password: 'Please choose a password of at least 8 characters.',
      },
    },
  ])
  expect((await refused('/api/rest/files?limit=1&limit=2'))[0]).toBe(400)
})

test('every answer of the API carries the headers that keep it where it is', async () => {
  for (const path of [
    '/api/health',
    '/api/auth/user',
    '/api/nothing',
    '/api/docs',
    '/api/auth/.well-known/jwks.json',
  ]) {
    const { headers } = await new Browser().fetch(path)
    expect([
      path,
      headers.get('strict-transport-security'),
      headers.get('x-content-type-options'),
      headers.get('referrer-policy'),
      headers.get('content-security-policy')?.slice(0, 18),
    ]).toEqual([path, 'max-age=63072000; includeSubDomains', 'nosniff', 'no-referrer', "default-src 'none'"])
  }
})

test('a page that breaks says so in words, in the language of the device, and nothing of why', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const headers = { cookie: 'locale=he' }
  const page = await call(new Request(`${origin}/broken`, { headers }))
  const text = await page.text()
  expect(page.status).toBe(500)
  expect(text).toContain('dir="rtl"')
  expect(text).not.toMatch(/secret|\.ts/)
  const english = await (await call(new Request(`${origin}/broken`))).text()
  expect(english).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/)
  expect(english).not.toMatch(/secret|\.ts/)
  expect(JSON.stringify(error.mock.calls)).not.toContain('secret')
})

test('a call that is asked for in another way is told which it takes', async () => {
  const response = await new Browser().fetch('/api/health', { method: 'DELETE' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  const head = await new Browser().fetch('/api/health', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})
