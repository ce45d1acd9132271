/**
 * Whether a change was asked for by a page of another site (OWASP, CSRF: verifying origin with standard headers).
 * Browsers write `Origin` on every change and pages cannot forge it; who sends neither it nor a cookie is a program
 * that acts for itself. A verified bearer token is no site's to send.
 */
export function isForeignChange(request: Request, hasBearer: boolean): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || hasBearer) return false
  const origin = request.headers.get('origin')
  if (origin !== null) return !isOwnOrigin(request)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  return request.headers.has('cookie')
}

export function isOwnOrigin(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}

/**
 * Whether a browser asks. All current ones write `Sec-Fetch-Site`, which their pages can neither set nor leave out;
 * over plain http they do not, and there the name that they all begin with tells.
 */
export function isBrowser(request: Request): boolean {
  const { headers } = request
  return headers.has('sec-fetch-site') || Boolean(headers.get('user-agent')?.startsWith('Mozilla/'))
}
