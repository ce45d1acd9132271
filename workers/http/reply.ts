import { Refusal } from './refusal'

/** An answer with a status or cookies of its own; plain data goes out with the first status of its row. */
export class Reply<T> {
  constructor(
    readonly status: number,
    readonly data: T,
    readonly cookies: readonly string[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** The one place that turns what a call came to into HTTP. */
export function toResponse(outcome: unknown, status: number): Response {
  if (outcome instanceof Response) return outcome
  if (outcome instanceof Refusal) return refused(outcome)
  const { data, cookies, ...reply } = outcome instanceof Reply ? outcome : new Reply(status, outcome)
  const headers = new Headers([
    ...Object.entries(reply.headers),
    ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  ])
  return data === null
    ? new Response(null, { status: reply.status, headers })
    : Response.json(data, { status: reply.status, headers })
}

function refused({ status, code, message, detail }: Refusal): Response {
  const { issues, current, retryAfter, allow, cookies = [] } = detail
  const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter))
  if (allow) headers.set('Allow', allow.join(', '))
  // What is undefined is no key of JSON.
  return Response.json({ error: message, code, issues, current }, { status, headers })
}
