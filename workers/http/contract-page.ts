import { html } from 'hono/html'
import type { Call } from './calls/row'

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Plain and without script: what there is, and where the exact shapes stand. */
export async function contractPage(calls: readonly Call[]): Promise<Response> {
  const rows = calls.map(
    ({ method, path, summary }) =>
      html`<tr>
        <td><code>${method.toUpperCase()}</code></td>
        <td><code>/api${path}</code></td>
        <td>${summary}</td>
      </tr>`,
  )
  const page = await html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><title>Chartlight API</title>
      <style>
        body {
          font: 16px/1.5 system-ui;
          max-width: 56rem;
          margin: 2rem auto;
          padding: 0 1rem;
        }
        td {
          padding: 0.25rem 0.75rem 0.25rem 0;
          vertical-align: top;
        }
      </style>
      <h1>Chartlight API</h1>
      <p>
        The exact shapes: <a href="/api/openapi.json">openapi.json</a>. Send
        <code>Authorization: Bearer …</code> with an access token of <code>POST /api/auth/token</code>.
      </p>
      <table>
        ${rows}
      </table>
    </html>`
  return new Response(String(page), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}
