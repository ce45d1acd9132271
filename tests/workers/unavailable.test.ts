import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Env } from '../../workers/config'
import { serve } from '../../workers/http/serve'
import { pages } from '../support/pages'

const bindings = env as unknown as Env
const sentence = 'Cloud environment variables were not loaded. Please contact support if this persists.'

test.each<[string, Partial<Env>]>([
  ['no signing key', { SIGNING_KEY: '' }],
  ['no secret', { SESSION_SECRET: '' }],
  ['half a signing key', { SIGNING_KEY: '{"kty":"EC' }],
  ['a key of another kind', { SIGNING_KEY: '{"kty":"oct","k":"x"}' }],
  ['retired keys that are none', { RETIRED_KEYS: '[{"kid":1}]' }],
])(
  'with %s every call and page says so in the words of the specification, and nothing of why',
  async (_name, change) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = { ...bindings, ...change }
    const call = await serve(new Request('https://chart.test/api/auth/user'), broken, pages)
    expect([call.status, await call.json()]).toEqual([503, { error: sentence, code: 'backend_unavailable' }])
    const page = await serve(new Request('https://chart.test/home'), broken, pages)
    const text = await page.text()
    expect(page.status).toBe(503)
    expect(text).toContain(sentence)
    expect(text).toContain('<h1 style="font-size: 1.25rem">Unexpected Application Error!</h1>')
    expect(text).not.toMatch(/SIGNING_KEY|SESSION_SECRET|\.ts/)
    const hebrew = await serve(
      new Request('https://chart.test/home', { headers: { cookie: 'locale=he' } }),
      broken,
      pages,
    )
    expect(await hebrew.text()).toContain('dir="rtl"')
    written.mockRestore()
  },
)
