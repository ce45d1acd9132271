// A small client of the API, for the commands that use the app over HTTP as a user would.
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export class Client {
  #url
  #token = null
  #cookies = new Map()

  /** @param {string} url */
  constructor(url) {
    this.#url = url
  }

  /** Passes the gate and signs a new person up and in. */
  async signUp(accessPassword, email = `eval-${crypto.randomUUID()}@example.org`) {
    const password = crypto.randomUUID()
    await this.post('/api/gate', { password: accessPassword })
    await this.post('/api/auth/signup', { email, password })
    await this.#signIn({ email, password })
    return { email, password }
  }

  /** Passes the gate and signs a known person in. */
  async signIn(accessPassword, credentials) {
    await this.post('/api/gate', { password: accessPassword })
    await this.#signIn(credentials)
  }

  async #signIn(credentials) {
    this.credentials = credentials
    const session = await this.post('/api/auth/token?grant_type=password', credentials)
    this.#token = session.access_token
  }

  /** @param {string} name @param {Uint8Array} bytes */
  async upload(name, bytes) {
    const form = new FormData()
    form.append('file', new File([bytes], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' }))
    return this.#send('POST', '/api/storage/medical-files', form)
  }

  /** Resolves when none of the files waits or is being read any more. */
  async waitUntilRead(ids, onProgress = () => {}, timeoutMs = 30 * 60_000) {
    const until = Date.now() + timeoutMs
    let told = -1
    for (;;) {
      const files = await this.get('/api/rest/files')
      const mine = files.filter(({ id }) => ids.includes(id))
      const open = mine.filter(({ processing_state: state }) => state === 'queued' || state === 'running')
      const done = mine.length - open.length
      if (done !== told) onProgress(done)
      told = done
      if (open.length === 0 && mine.length === ids.length) return mine
      if (Date.now() > until) throw new Error(`${open.length} files are still not read`)
      await pause(500)
    }
  }

  get(path) {
    return this.#send('GET', path)
  }

  post(path, body) {
    return this.#send('POST', path, JSON.stringify(body), { 'content-type': 'application/json' })
  }

  async #send(method, path, body, headers = {}) {
    const init = { method, headers: { ...headers, ...this.#auth() } }
    const response = await fetch(this.#url + path, body === undefined ? init : { ...init, body })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair] = cookie.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    if (response.status === 401 && this.#token && this.credentials) {
      this.#token = null
      await this.#signIn(this.credentials)
      return this.#send(method, path, body, headers)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
    return text === '' ? null : JSON.parse(text)
  }

  /** As a program would say who it is. */
  get authorization() {
    return { authorization: `Bearer ${this.#token}` }
  }

  /** As a browser would send them. */
  get cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #auth() {
    if (this.#token) return { authorization: `Bearer ${this.#token}` }
    const cookie = this.cookieHeader
    return cookie ? { cookie, origin: new URL(this.#url).origin } : {}
  }
}
