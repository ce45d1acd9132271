import { createHash, randomUUID } from 'node:crypto'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'

export const clientId = 'chartlight-test'
const clientSecret = 'not-a-secret-of-any-provider'

/** `OAUTH_PROVIDERS`, as an operator would set it for a provider at this address. */
export function settingsFor(url: string, apple: object = {}): string {
  const client = { client_id: clientId, client_secret: clientSecret }
  const at = { authorize: `${url}/authorize`, token: `${url}/token` }
  return JSON.stringify({
    google: { ...client, endpoints: { ...at, keys: `${url}/keys`, issuer: url } },
    microsoft: { ...client, endpoints: { ...at, keys: `${url}/keys`, issuer: `${url}/{tid}` } },
    github: { ...client, endpoints: { ...at, user: `${url}/user`, emails: `${url}/emails` } },
    ...apple,
  })
}

/** What the provider says of whoever comes by next; a test changes one of it. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly iss?: string
  readonly aud?: string
  readonly nonce?: string
  readonly tid?: string
  readonly xms_edov?: boolean
  /** Says no, or the person does. */
  readonly denies?: boolean
  /** Signed by a key that the provider does not own. */
  readonly foreignKey?: boolean
  /** Answers another state than it was given. */
  readonly state?: string
}

interface Given {
  readonly person: Person
  readonly nonce: string | null
  /** Null: none was asked for. */
  readonly challenge: string | null
  readonly back: string
}

/**
 * A provider of one's own: OpenID Connect with PKCE, and GitHub's way beside it. It lets everybody in as the person that
 * it is told, asks for a client's secret and the code's verifier, and takes no code twice.
 */
export async function openProvider(url: string) {
  const keys = await generateKeyPair('ES256')
  const foreign = await generateKeyPair('ES256')
  const codes = new Map<string, Given>()
  const tokens = new Map<string, Person>()
  const state = { person: { sub: '1', email: 'dana@example.org', email_verified: true } as Person }

  async function handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const bearer = tokens.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
    switch (pathname) {
      case '/authorize':
      case '/auth/authorize':
        return new Response(null, { status: 302, headers: { location: leave(searchParams) } })
      case '/token':
      case '/auth/token':
        return exchange(request, new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())))
      case '/keys':
      case '/auth/keys':
        return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'own', alg: 'ES256' }] })
      case '/user':
        return Response.json({ id: Number(bearer?.sub) }, { status: bearer ? 200 : 401 })
      case '/emails': {
        const { email, email_verified: verified } = bearer ?? state.person
        return Response.json([{ email, verified, primary: true }], { status: bearer ? 200 : 401 })
      }
      default:
        return Response.json({}, { status: 404 })
    }
  }

  function leave(query: URLSearchParams): string {
    const { person } = state
    const back = query.get('redirect_uri') ?? ''
    const code = randomUUID()
    // Apple knows none, and asks for a form.
    const byForm = query.get('response_mode') === 'form_post'
    if (!byForm && query.get('code_challenge_method') !== 'S256') throw new Error('no proof key')
    const challenge = byForm ? null : (query.get('code_challenge') ?? '')
    codes.set(code, { person, nonce: query.get('nonce'), challenge, back })
    const told = person.denies ? { error: 'access_denied' } : { code }
    const given = { ...told, state: person.state ?? query.get('state') ?? '' }
    return `${back}?${new URLSearchParams(given as Record<string, string>).toString()}`
  }

  async function exchange(request: Request, body: URLSearchParams): Promise<Response> {
    const code = body.get('code') ?? ''
    const given = codes.get(code)
    codes.delete(code)
    const secret = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const signed = body.get('client_secret')
    const known =
      signed === null ? request.headers.get('authorization') === secret : decodeJwt(signed).sub === clientId
    if (!known) return Response.json({ error: 'invalid_client' }, { status: 401 })
    const proven = given?.challenge === null || given?.challenge === verifier
    if (!given || !proven || given.back !== body.get('redirect_uri'))
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const token = randomUUID()
    tokens.set(token, given.person)
    const idToken = await idTokenOf(given)
    return Response.json({ access_token: token, token_type: 'bearer', id_token: idToken })
  }

  async function idTokenOf({ person, nonce }: Given): Promise<string> {
    const { sub, iss = url, aud = clientId, nonce: said = nonce, foreignKey = false } = person
    const { email, email_verified, tid, xms_edov } = person
    return new SignJWT({ email, email_verified, nonce: said, tid, xms_edov })
      .setProtectedHeader({ alg: 'ES256', kid: 'own' })
      .setSubject(sub)
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign((foreignKey ? foreign : keys).privateKey)
  }

  return {
    url,
    handle,
    /** Who comes by next. */
    become(person: Partial<Person> & Pick<Person, 'sub'>) {
      state.person = { email: `${person.sub}@example.org`, email_verified: true, ...person }
    },
  }
}
