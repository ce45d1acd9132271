// A small client of the API, for the commands that use the app over HTTP as a user would.
/** @import { FileRecord } from '../core/records/file' */
/** @typedef {{ email: string, password: string }} Credentials */

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

export class Client {
  #url
  /** @type {string | null} */
  #token = null
  /** @type {Map<string, string>} by name */
  #cookies = new Map()
  /** @type {Credentials | null} */
  #credentials = null

  /** @param {string} url */
  constructor(url) {
    this.#url = url
  }

  /** The person who signed in. */
  get credentials() {
    if (!this.#credentials) throw new Error('nobody has signed in')
    return this.#credentials
  }

  /** Passes the gate and signs a new person up and in. @param {string} accessPassword */
  async signUp(accessPassword, email = `eval-${crypto.randomUUID()}@example.org`) {
    const password = crypto.randomUUID()
    await this.post('/api/gate', { password: accessPassword })
    await this.post('/api/auth/signup', { email, password })
    await this.#signIn({ email, password })
    return { email, password }
  }

  /** Passes the gate and signs a known person in. @param {string} accessPassword @param {Credentials} credentials */
  async signIn(accessPassword, credentials) {
    await this.post('/api/gate', { password: accessPassword })
    await this.#signIn(credentials)
  }

  /** @param {Credentials} credentials */
  async #signIn(credentials) {
    this.#credentials = credentials
    /** @type {{ access_token: string }} */
    const session = await this.post('/api/auth/token?grant_type=password', credentials)
    this.#token = session.access_token
  }

  /** @param {string} name @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<{ id: string }>} */
  async upload(name, bytes) {
    const form = new FormData()
    form.append('file', new File([bytes], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' }))
    return this.#send('POST', '/api/storage/medical-files', form)
  }

  /**
   * Resolves when none of the files waits or is being read any more.
   * @param {readonly string[]} ids
   * @param {(done: number) => void} [onProgress]
   */
  async waitUntilRead(ids, onProgress = () => {}, timeoutMs = 30 * 60_000) {
    const until = Date.now() + timeoutMs
    let told = -1
    for (;;) {
      /** @type {FileRecord[]} */
      const files = await this.get('/api/rest/files?limit=500')
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

  /**
   * @template [T=unknown] What the call answers by its row in the table of calls: nothing here looks.
   * @param {string} path
   * @returns {Promise<T>}
   */
  get(path) {
    return this.#send('GET', path)
  }

  /**
   * @template [T=unknown] As of `get`.
   * @param {string} path
   * @param {unknown} body
   * @returns {Promise<T>}
   */
  post(path, body) {
    return this.#send('POST', path, JSON.stringify(body), { 'content-type': 'application/json' })
  }

  /**
   * Resolves to 204, or to 404 where there is no such thing, or none any more.
   * @param {string} path
   * @returns {Promise<204 | 404>}
   */
  async remove(path) {
    try {
      await this.#send('DELETE', path)
      return 204
    } catch (error) {
      if (String(error).includes(': 404 ')) return 404
      throw error
    }
  }

  /**
   * @template [T=unknown]
   * @param {string} method
   * @param {string} path
   * @param {BodyInit} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<T>}
   */
  async #send(method, path, body, headers = {}) {
    const init = { method, headers: { ...headers, ...this.#auth() } }
    const response = await fetch(this.#url + path, body === undefined ? init : { ...init, body })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    if (response.status === 401 && this.#token && this.#credentials) {
      this.#token = null
      await this.#signIn(this.#credentials)
      return this.#send(method, path, body, headers)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
    return JSON.parse(text === '' ? 'null' : text)
  }

  /** As a program would say who it is. */
  get authorization() {
    return { authorization: `Bearer ${this.#token}` }
  }

  /** As a browser would send them. */
  get cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** @returns {Record<string, string>} */
  #auth() {
    if (this.#token) return { authorization: `Bearer ${this.#token}` }
    const cookie = this.cookieHeader
    return cookie ? { cookie, origin: new URL(this.#url).origin } : {}
  }
}
