// Runs inside the local runtime, before the app: what only a server on one's own machine has to know.
import { isLocal } from './names.mjs'

const known =
  'This server still has its default access password, and so serves its own machine only: set ACCESS_PASSWORD and start it again.'
const restarting = 'The server is being stopped: try again in a moment.'
/** Above this much of a body that nobody will read, the connection is given up. */
const mostToDrain = 32 * 1024 * 1024
const lookEveryMs = 20

/**
 * @typedef {object} Local
 * @property {string} LOCAL_CONTROL what the process that runs this knows, and nobody else
 * @property {string} LOCAL_ONLY names of this machine alone are served, where not empty
 * @property {{ fetch: (url: string) => Promise<Response> }} LOCAL_DISK answers 204, or a sentence of what is wrong
 */

/**
 * The app, unless it is being stopped, or was called by a name of another machine and has a password that everybody
 * knows, or cannot write: each is said in a sentence. A request that was taken is finished.
 * @param {{ fetch: Function, queue: Function }} app
 */
export function front(app) {
  let stopping = false
  let taken = 0

  return {
    /** @param {Request} request @param {Local} env @param {unknown} ctx */
    async fetch(request, env, ctx) {
      if (request.headers.get('x-local-control') === env.LOCAL_CONTROL) return stop()
      if (stopping) return refuse(request, 503, 'restarting', restarting)
      if (env.LOCAL_ONLY !== '' && !isForThisMachine(request))
        return refuse(request, 403, 'default_password', known)
      taken += 1
      try {
        return await answer(request, env, ctx)
      } finally {
        taken -= 1
      }
    },

    /** @param {{ retryAll: () => void }} batch @param {Local} env @param {unknown} ctx */
    async queue(batch, env, ctx) {
      if (stopping) batch.retryAll()
      else await app.queue(batch, env, ctx)
    },
  }

  /** @param {Request} request @param {Local} env @param {unknown} ctx @returns {Promise<Response>} */
  async function answer(request, env, ctx) {
    const writes = request.method !== 'GET' && request.method !== 'HEAD'
    const isHealth = new URL(request.url).pathname === '/api/health'
    const before = writes || isHealth ? await diskFault(env) : null
    if (before && isHealth) return degraded(await app.fetch(request, env, ctx), before)
    if (before) return refuse(request, 503, 'storage_unavailable', before)
    /** @type {Response} */
    const response = await app.fetch(request, env, ctx)
    if (response.status !== 500) return response
    const after = await diskFault(env)
    return after ? refuse(request, 503, 'storage_unavailable', after) : response
  }

  /**
   * Takes nothing any more, and answers when what was taken is done. It looks by itself: a request that waits for
   * another one's promise alone is one that hangs, to the runtime, which ends it.
   */
  async function stop() {
    stopping = true
    while (taken > 0) await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    return new Response(null, { status: 204 })
  }
}

/** @param {Request} request */
function isForThisMachine({ headers, url }) {
  const names = [new URL(url).host, ...(headers.get('x-forwarded-host')?.split(',') ?? [])]
  return names.every((name) => isLocal(name.trim()))
}

/** @param {Local} env @returns {Promise<string | null>} */
async function diskFault(env) {
  const response = await env.LOCAL_DISK.fetch('http://disk/')
  return response.status === 204 ? null : response.text()
}

/** @param {Request} request @param {number} status @param {string} code @param {string} error */
async function refuse(request, status, code, error) {
  await drain(request)
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '30' } : {}) }
  if (new URL(request.url).pathname.startsWith('/api/'))
    return Response.json({ error, code }, { status, headers })
  return new Response(error, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}

/** Reads what the caller still sends, so that it gets the answer and not a broken connection. @param {Request} request */
async function drain(request) {
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > mostToDrain) return
  }
}

/** Health in the app's words, with the disk among its parts. @param {Response} health @param {string} error */
async function degraded(health, error) {
  const said = await health.json().catch(() => ({}))
  const body = { ...said, status: 'degraded', error, checks: { ...said.checks, disk: 'down' } }
  return Response.json(body, { status: 503, headers: { 'cache-control': 'no-store' } })
}
