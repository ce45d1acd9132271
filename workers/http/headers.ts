import { viewerStyleHash } from './viewer/style'

/** Of every answer, page or call: its type is what it says, nobody is told where its reader came from, https only. */
function harden(headers: Headers): void {
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
}

/** What a page may do besides: who is signed in may call the assistant, at a provider where there is one. */
export interface PageRights {
  readonly microphone: boolean
  /** Origins. */
  readonly connect: readonly string[]
}

const noRights: PageRights = { microphone: false, connect: [] }

/** The headers of every page. Scripts run by nonce only; pictures and sockets are our own. */
export function securePage(
  response: Response,
  nonce: string,
  cookies: readonly string[],
  { microphone, connect }: PageRights = noRights,
): Response {
  const answered = new Response(response.body, response)
  const { headers } = answered
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  headers.set('Content-Security-Policy', policy.join('; '))
  // Who is signed in, and in which language the page speaks.
  headers.append('Vary', 'Cookie, Accept-Language')
  const heard = microphone ? '(self)' : '()'
  headers.set('Permissions-Policy', `camera=(self), microphone=${heard}, geolocation=()`)
  harden(headers)
  // A form that is sent before its script has woken says by this where it comes from (Fetch: with `no-referrer` its
  // `Origin` is "null", and the change would be refused as another site's); other sites are told nothing all the same.
  headers.set('Referrer-Policy', 'same-origin')
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return answered
}

/** The headers of whatever a share link shows: no script at all, the one style that we wrote, no search engine. */
export function secureViewer(response: Response): Response {
  const answered = new Response(response.body, response)
  const { headers } = answered
  const policy = [
    "default-src 'none'",
    `style-src-elem '${viewerStyleHash}'`,
    // Where a strip lies in its picture: numbers of ours.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  headers.set('Content-Security-Policy', policy.join('; '))
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
  headers.set('X-Robots-Tag', 'noindex, nofollow, noarchive')
  headers.set('Cache-Control', 'private, no-store')
  headers.append('Vary', 'Cookie, Accept-Language')
  harden(headers)
  return answered
}

/** The headers of what apps of other sites read: SMART Health Links ask for CORS, and no cookie has a say there. */
export function secureHealthLink(response: Response): Response {
  const answered = new Response(response.body, response)
  const { headers } = answered
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  headers.set('X-Robots-Tag', 'noindex, nofollow, noarchive')
  headers.set('Cache-Control', 'private, no-store')
  harden(headers)
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  headers.set('Access-Control-Allow-Origin', '*')
  return answered
}

/** The headers of every call's answer. Opened as a page by itself it does nothing, unless it says otherwise. */
export function secureAnswer(response: Response, method: string, cookies: readonly string[]): Response {
  // An upgrade is answered as it is: its socket goes with this very object.
  if (response.webSocket) return response
  const answered = new Response(method === 'HEAD' ? null : response.body, response)
  const { headers } = answered
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  harden(headers)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return answered
}
