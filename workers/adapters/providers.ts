import type { OAuth2Tokens } from 'arctic'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import { providers, type Claimed, type Provider } from '../../core/auth/provider'
import type { ProviderSettings } from '../providers'

/** What is taken along to a provider, and expected back. */
export interface Journey {
  readonly state: string
  /** RFC 7636: 256 random bits. */
  readonly verifier: string
  readonly nonce: string
}

interface Gateway {
  leave(journey: Journey): Promise<URL>
  /** @throws where the provider gives nothing for this code, or what it gives does not hold. */
  claim(code: string, journey: Journey): Promise<Claimed>
}

const library = () => import('arctic')

/** Those that are set up. @param origin of our own pages */
export function openProviders(settings: ProviderSettings, origin: string) {
  const back = (provider: Provider) => `${origin}/api/auth/callback/${provider}`
  const gateways: Partial<Record<Provider, Gateway>> = {
    ...(settings.google && { google: google(settings.google, back('google')) }),
    ...(settings.microsoft && { microsoft: microsoft(settings.microsoft, back('microsoft')) }),
    ...(settings.github && { github: github(settings.github, back('github')) }),
    ...(settings.apple && { apple: apple(settings.apple, back('apple')) }),
  }
  return { names: providers.filter((name) => gateways[name]), of: (name: Provider) => gateways[name] ?? null }
}

type Of<P extends Provider> = NonNullable<ProviderSettings[P]>
type OurClient = Pick<Of<'google'>, 'client_id' | 'client_secret'>
interface Endpoints {
  readonly authorize: string
  readonly token: string
}

/** By arctic: the code is exchanged with our secret and the verifier of this very journey. */
function exchange({ client_id: id, client_secret: secret }: OurClient, to: Endpoints, back: string) {
  return {
    async leave({ state, verifier }: Journey, scopes: string[]): Promise<URL> {
      const { OAuth2Client, CodeChallengeMethod } = await library()
      const client = new OAuth2Client(id, secret, back)
      const { S256 } = CodeChallengeMethod
      return client.createAuthorizationURLWithPKCE(to.authorize, state, S256, verifier, scopes)
    },
    async tokens(code: string, { verifier }: Journey): Promise<OAuth2Tokens> {
      const { OAuth2Client } = await library()
      return new OAuth2Client(id, secret, back).validateAuthorizationCode(to.token, code, verifier)
    },
  }
}

function google(settings: Of<'google'>, back: string): Gateway {
  const to = settings.endpoints ?? {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    issuer: 'https://accounts.google.com',
  }
  return openId('google', settings, to, back, ({ iss }) => iss === to.issuer)
}

const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad'

/**
 * An address of an organisation is whatever its administrator typed, unless `xms_edov` says that the domain was verified
 * (Microsoft identity platform, "Migrate away from using email claims for user identification").
 */
function microsoft(settings: Of<'microsoft'>, back: string): Gateway {
  const base = `https://login.microsoftonline.com/${encodeURIComponent(settings.tenant)}`
  const to = settings.endpoints ?? {
    authorize: `${base}/oauth2/v2.0/authorize`,
    token: `${base}/oauth2/v2.0/token`,
    keys: `${base}/discovery/v2.0/keys`,
    issuer: 'https://login.microsoftonline.com/{tid}/v2.0',
  }
  const isOurs = ({ iss, tid }: Claims) =>
    iss === to.issuer.replace('{tid}', tid ?? '') &&
    (!z.uuid().safeParse(settings.tenant).success || tid === settings.tenant)
  const verified = ({ tid, xms_edov: edov }: Claims) => tid === consumers || isTrue(edov)
  return openId('microsoft', settings, to, back, isOurs, verified)
}

const claimsShape = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  nonce: z.string(),
  email: z.string().default(''),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  tid: z.string().optional(),
  xms_edov: z.union([z.boolean(), z.string(), z.number()]).optional(),
})
type Claims = z.output<typeof claimsShape>
const isTrue = (value: unknown) => ['true', '1'].includes(String(value))

/** Of each list of keys one, which fetches it again when a key is new. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()
function keysAt(url: string) {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url))
  keySets.set(url, known)
  return known
}

/** OpenID Connect Core §3.1.3.7: signed by the provider's keys, for us, for this journey. */
async function verifiedClaims(
  token: string,
  { keys, audience, nonce }: { keys: string; audience: string; nonce: string },
): Promise<Claims> {
  const algorithms = ['RS256', 'ES256']
  const requiredClaims = ['exp', 'iat']
  const { payload } = await jwtVerify(token, keysAt(keys), { audience, algorithms, requiredClaims })
  const claims = claimsShape.parse(payload)
  if (claims.nonce !== nonce) throw new Error('the token is of another journey')
  return claims
}

function openId(
  provider: Provider,
  settings: Of<'google'>,
  to: Endpoints & { readonly keys: string },
  back: string,
  isOurs: (claims: Claims) => boolean,
  verified = ({ email_verified: said }: Claims) => isTrue(said),
): Gateway {
  const { leave, tokens } = exchange(settings, to, back)
  return {
    async leave(journey) {
      const url = await leave(journey, ['openid', 'email'])
      url.searchParams.set('nonce', journey.nonce)
      return url
    },
    async claim(code, journey) {
      const { nonce } = journey
      const given = await tokens(code, journey)
      const expected = { keys: to.keys, audience: settings.client_id, nonce }
      const claims = await verifiedClaims(given.idToken(), expected)
      if (!isOurs(claims)) throw new Error('the token is of another issuer')
      return { provider, subject: claims.sub, email: claims.email, emailVerified: verified(claims) }
    },
  }
}

const githubUser = z.object({ id: z.number().int() })
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** No OpenID provider: its interface is asked who came. */
function github(settings: Of<'github'>, back: string): Gateway {
  const to = settings.endpoints ?? {
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    user: 'https://api.github.com/user',
    emails: 'https://api.github.com/user/emails',
  }
  const { leave, tokens } = exchange(settings, to, back)
  return {
    leave: (journey) => leave(journey, ['user:email']),
    async claim(code, journey) {
      const token = (await tokens(code, journey)).accessToken()
      const [{ id }, emails] = await Promise.all([
        ask(to.user, token, githubUser),
        ask(to.emails, token, githubEmails),
      ])
      const { email = '', verified = false } = emails.find(({ primary }) => primary) ?? {}
      return { provider: 'github', subject: String(id), email, emailVerified: verified }
    },
  }
}

async function ask<T>(url: string, token: string, answer: z.ZodType<T>): Promise<T> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    'user-agent': 'chartlight',
  }
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`the provider answered ${response.status}`)
  return answer.parse(await response.json())
}

/** Its secret is a token that we sign, and it comes back by a form (`callback-form.ts`). It knows no PKCE. */
function apple(settings: Of<'apple'>, back: string): Gateway {
  const open = async () => {
    const { Apple } = await library()
    const key = settings.private_key.replace(/-----[^-]+-----|\s/g, '')
    const bytes = new Uint8Array(Buffer.from(key, 'base64'))
    return new Apple(settings.client_id, settings.team_id, settings.key_id, bytes, back)
  }
  return {
    async leave({ state, nonce }) {
      const url = (await open()).createAuthorizationURL(state, ['email'])
      url.searchParams.set('response_mode', 'form_post')
      url.searchParams.set('nonce', nonce)
      return url
    },
    async claim(code, { nonce }) {
      const given = await (await open()).validateAuthorizationCode(code)
      const keys = 'https://appleid.apple.com/auth/keys'
      const claims = await verifiedClaims(given.idToken(), { keys, audience: settings.client_id, nonce })
      if (claims.iss !== 'https://appleid.apple.com') throw new Error('the token is of another issuer')
      const { sub: subject, email, email_verified: verified } = claims
      return { provider: 'apple', subject, email, emailVerified: isTrue(verified) }
    },
  }
}
