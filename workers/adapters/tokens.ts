import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWK } from 'jose'
import { z } from 'zod'
import { claimsShape, type Session } from '../../core/auth/session'
import { Kept } from './kept'

export const accessTokenSeconds = 15 * 60
const issuer = 'chartlight'
const audience = 'chartlight-app'
/** RFC 9068: keeps an access token from being taken for any other JWT of ours. */
const type = 'at+jwt'

export interface Tokens {
  issue(session: Session): Promise<{ token: string; expiresAt: number }>
  /**
   * Null for whatever is not an access token of ours. One that ran out is refused, too, unless `allowExpired`: then it
   * still tells whose it was, as signing out needs to know, and opens nothing.
   */
  verify(token: string, options?: { readonly allowExpired?: boolean }): Promise<Session | null>
  /** With the keys of before, as long as there may be a token that they signed. */
  jwks(): { readonly keys: readonly JWK[] }
}

/** What a signature has to be before anything else of a token is looked at. */
export const signatureRules = { algorithms: ['ES256'] }

/** A key that signs no more: its public half, and until when (seconds since 1970) its tokens are honoured. */
const retiredShape = z.array(
  z.object({
    kid: z.string().min(1),
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    until: z.int(),
  }),
)

interface TokenConfig {
  readonly signingKey: string
  /** JSON, as `npm run keys:rotate` writes it; none before the first rotation. */
  readonly retiredKeys: string | null
  /** A token that names a shard beyond these is none of ours. */
  readonly shardCount: number
}

/** Tokens that an isolate remembers to be ours: a browser sends the same one for a quarter of an hour. */
const mostKept = 1_000

const opened = new Map<string, Tokens>()

/** One a key ring: importing it costs more than using it. */
export function openTokens(config: TokenConfig): Tokens {
  const ring = `${config.signingKey}\n${config.retiredKeys ?? ''}`
  const known = opened.get(ring)
  if (known) return known
  const made = create(config)
  opened.set(ring, made)
  return made
}

/** What says which key a token was signed with, and which of them still count. */
function openRing({ signingKey, retiredKeys }: TokenConfig) {
  const secret = JSON.parse(signingKey) as JWK
  const { kid, kty, crv, x, y } = secret
  if (!kid || !kty || !crv || !x || !y) throw new Error('SIGNING_KEY is not an ES256 private JWK with a kid')
  const own = { kid, kty, crv, x, y, alg: 'ES256', use: 'sig' }
  const retired = retiredShape.parse(JSON.parse(retiredKeys ?? '[]'))
  const keysAt = (now: number): JWK[] => [
    own,
    ...retired
      .filter(({ until, kid: other }) => until > now && other !== kid)
      .map(({ until: _until, ...key }) => ({ ...key, alg: 'ES256', use: 'sig' })),
  ]
  // Retired keys only ever run out, so that their number tells which are left.
  let imported = { size: 0, keys: createLocalJWKSet({ keys: [] }) }
  return {
    kid,
    privateKey: importJWK(secret, 'ES256'),
    keysAt,
    keySetAt(now: number) {
      const keys = keysAt(now)
      if (keys.length !== imported.size) imported = { size: keys.length, keys: createLocalJWKSet({ keys }) }
      return imported.keys
    },
  }
}

function create(config: TokenConfig): Tokens {
  const { kid, privateKey, keysAt, keySetAt } = openRing(config)
  const { shardCount } = config
  const now = () => Math.floor(Date.now() / 1000)
  // That these very bytes bear our signature stays true; when they run out is looked at each time, and whether their
  // device signed out is asked of its hub, not here.
  const ours = new Kept<Session>(mostKept)
  return {
    jwks: () => ({ keys: keysAt(now()) }),
    async issue(session) {
      const issuedAt = now()
      const expiresAt = issuedAt + accessTokenSeconds
      const claims = {
        email: session.email,
        shard: session.shard,
        aal: session.aal,
        family: session.familyId,
        mfa: session.secondFactor,
        mfa_at: session.factorAt,
      }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid, typ: type })
        .setSubject(session.userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await privateKey)
      return { token, expiresAt }
    },
    async verify(token, { allowExpired = false } = {}) {
      const known = ours.get(token, now())
      if (known) return known
      try {
        const { payload } = await jwtVerify(token, keySetAt(now()), {
          ...signatureRules,
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp', 'iat', 'sub'],
          // At the beginning of time nothing has run out.
          ...(allowExpired ? { currentDate: new Date(0) } : {}),
        })
        const claims = claimsShape.safeParse(payload)
        if (!claims.success || claims.data.shard >= shardCount) return null
        const { sub, email, shard, aal, family, mfa, mfa_at: factorAt, exp } = claims.data
        const session = { userId: sub, email, shard, aal, familyId: family, secondFactor: mfa, factorAt }
        if (exp > now()) ours.keep(token, session, exp)
        return session
      } catch {
        return null
      }
    },
  }
}
