import type { Mail } from '../../workers/adapters/mailer'

const sent: Mail[] = []

/** Where mails go in tests: asked with GET, it tells what was sent to an address. Runs in Node, beside workerd. */
export async function mailbox(request: Request): Promise<Response> {
  if (request.method === 'POST') {
    sent.push(await request.json())
    return new Response(null, { status: 204 })
  }
  const to = new URL(request.url).searchParams.get('to')
  return Response.json(sent.filter((mail) => mail.to === to))
}
