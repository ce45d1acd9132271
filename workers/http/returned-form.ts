import { takeBody } from './body'
import { secureAnswer } from './headers'
import { toResponse } from './reply'

const path = '/api/auth/callback/apple'

/** Apple brings people back by a form of its own site, to which their browser adds no cookie of ours. */
export function isReturnedForm({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === path
}

/** What was in it is asked for again, by the browser itself and with its cookies: nothing is decided here. */
export async function returnForm(request: Request): Promise<Response> {
  const taken = await takeBody(request)
  if (taken && !taken.ok) return secureAnswer(toResponse(taken.why, 400), request.method, [])
  const form = new URLSearchParams(new TextDecoder().decode(taken?.bytes ?? new Uint8Array()))
  const told = ['code', 'state', 'error'].flatMap((name) => {
    const value = form.get(name)
    return value === null ? [] : [[name, value]]
  })
  const headers = { Location: `${path}?${new URLSearchParams(told).toString()}` }
  return secureAnswer(new Response(null, { status: 303, headers }), request.method, [])
}
