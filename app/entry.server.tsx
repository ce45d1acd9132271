import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'

const abortAfterMs = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  let failed = false
  const body = await renderToReadableStream(
    <RemixServer context={remix} url={request.url} abortDelay={abortAfterMs} nonce={context.nonce} />,
    {
      nonce: context.nonce,
      signal: AbortSignal.timeout(abortAfterMs + 1_000),
      onError(error: unknown) {
        failed = true
        // Kind only: a message may quote what the page shows.
        console.error(
          JSON.stringify({
            event: 'page.render_failed',
            error: error instanceof Error ? error.name : typeof error,
          }),
        )
      },
    },
  )
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return withNonce(new Response(body, { headers, status: failed ? 500 : status }), context.nonce)
}

/** Remix gives the page's scripts their nonce, but not the links that fetch them ahead; without one they are refused. */
function withNonce(page: Response, nonce: string): Response {
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', { element: (link) => void link.setAttribute('nonce', nonce) })
    .transform(page)
}
