/** The headers of every page. Scripts run by nonce only; pictures and sockets are our own. */
export function secureHeaders(response: Response, nonce: string): Response {
  const answered = new Response(response.body, response)
  const { headers } = answered
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  headers.set('Content-Security-Policy', policy.join('; '))
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=()')
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  return answered
}
