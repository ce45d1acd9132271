import { exports } from 'cloudflare:workers'

const origin = 'https://chart.test'

/** A browser as far as the API can tell: one cookie jar, our own origin. */
export class Browser {
  readonly #jar = new Map<string, string>()
  token: string | null = null

  get cookies(): ReadonlyMap<string, string> {
    return this.#jar
  }

  set(name: string, value: string | null) {
    if (value === null) this.#jar.delete(name)
    else this.#jar.set(name, value)
  }

  async fetch(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('origin')) headers.set('origin', origin)
    if (this.#jar.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    if (init.json !== undefined) headers.set('content-type', 'application/json')
    const { json, ...rest } = init
    const response = await call(
      new Request(`${origin}${path}`, {
        ...rest,
        headers,
        ...(json === undefined ? {} : { method: init.method ?? 'POST', body: JSON.stringify(json) }),
      }),
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.set(pair.slice(0, at), /Max-Age=0/i.test(cookie) ? null : pair.slice(at + 1))
    }
    return response
  }
}

export function call(request: Request): Promise<Response> {
  return (exports as unknown as { default: Fetcher }).default.fetch(request)
}

export async function passGate(): Promise<Browser> {
  const browser = new Browser()
  const response = await browser.fetch('/api/gate', { json: { password: 'welcome' } })
  if (response.status !== 204) throw new Error(`gate: ${response.status}`)
  return browser
}

let people = 0

/** Signs a new person up and in. */
export async function signedIn(): Promise<{
  browser: Browser
  email: string
  password: string
  userId: string
  token: string
  refreshToken: string
}> {
  const browser = await passGate()
  people += 1
  const email = `person${people}-${crypto.randomUUID()}@example.org`
  const password = 'correct horse battery'
  await browser.fetch('/api/auth/signup', { json: { email, password } })
  const response = await browser.fetch('/api/auth/token?grant_type=password', { json: { email, password } })
  const body = await response.json<{ access_token: string; refresh_token: string; user: { id: string } }>()
  return {
    browser,
    email,
    password,
    userId: body.user.id,
    token: body.access_token,
    refreshToken: body.refresh_token,
  }
}
