import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { locales } from '#core/i18n/locale'
import { waiting } from './after-paint'
import { loadMessages } from './messages'
import { EntryScript } from './public/still'
import { isRefused, report } from './report'

const abortAfterMs = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  await Promise.all(locales.map(loadMessages))
  let failed = false
  const body = await renderToReadableStream(
    <EntryScript.Provider value={remix.manifest.entry.module}>
      <RemixServer context={remix} url={request.url} abortDelay={abortAfterMs} nonce={context.nonce} />
    </EntryScript.Provider>,
    {
      nonce: context.nonce,
      // Whole where it stands, however long: what is sent behind and moved by a script is not there without one.
      progressiveChunkSize: Infinity,
      signal: AbortSignal.timeout(abortAfterMs + 1_000),
      onError(error: unknown) {
        failed = true
        report('page.render_failed', error)
      },
    },
  )
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return paintedFirst(new Response(body, { headers, status: failed ? 500 : status }), context.nonce)
}

/** What a loader or an action threw. Without this, Remix would write the error itself, message and all. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (!request.signal.aborted && !isRefused(error)) report('page.failed', error)
}

/** Remix gives the page's scripts their nonce, but not the links that fetch them ahead; without one they are refused. */
function paintedFirst(page: Response, nonce: string): Response {
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element: (link) => void link.setAttribute('rel', waiting).setAttribute('nonce', nonce),
    })
    .on('script[type="module"]', { element: (script) => void script.setAttribute('type', waiting) })
    .transform(page)
}
