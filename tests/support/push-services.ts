/** A notice as a push service got it. */
export interface PushRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** Base64url. */
  readonly body: string
}

const sent: PushRequest[] = []

/**
 * All that goes out of a test's Worker: what is sent to a browser's push service is kept, and told to who asks for
 * `?endpoint=`. An endpoint that ends in `gone` says that its browser is. Runs in Node, beside workerd.
 */
export async function pushServices(request: Request): Promise<Response> {
  const { url: endpoint, method } = request
  if (method === 'POST') {
    const body = Buffer.from(await request.arrayBuffer()).toString('base64url')
    sent.push({ endpoint, headers: Object.fromEntries(request.headers), body })
    return new Response(null, { status: endpoint.endsWith('gone') ? 410 : 201 })
  }
  const of = new URL(endpoint).searchParams.get('endpoint')
  return Response.json(sent.filter((one) => one.endpoint === of))
}
