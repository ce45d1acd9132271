import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWK } from 'jose'
import { claimsShape, type Session } from '../../core/auth/session'
import { Kept } from './kept'

export const accessTokenSeconds = 15 * 60
const issuer = 'chartlight'
const audience = 'chartlight-app'
/** RFC 9068: keeps an access token from being taken for any other JWT of ours. */
const type = 'at+jwt'

export interface Tokens {
  issue(session: Session): Promise<{ token: string; expiresAt: number }>
  /** Null for whatever is not a current access token of ours. */
  verify(token: string): Promise<Session | null>
  readonly jwks: { readonly keys: readonly JWK[] }
}

interface TokenConfig {
  readonly signingKey: string
  /** A token that names a shard beyond these is none of ours. */
  readonly shardCount: number
}

/** Tokens that an isolate remembers to be ours: a browser sends the same one for a quarter of an hour. */
const mostKept = 1_000

const opened = new Map<string, Tokens>()

/** One a key: importing it costs more than using it. */
export function openTokens({ signingKey, shardCount }: TokenConfig): Tokens {
  const known = opened.get(signingKey)
  if (known) return known
  const made = create(JSON.parse(signingKey) as JWK, shardCount)
  opened.set(signingKey, made)
  return made
}

function create(secret: JWK, shardCount: number): Tokens {
  const { kid, kty, crv, x, y } = secret
  if (!kid || !kty || !crv || !x || !y) throw new Error('SIGNING_KEY is not an ES256 private JWK with a kid')
  const jwks = { keys: [{ kid, kty, crv, x, y, alg: 'ES256', use: 'sig' }] }
  const keys = createLocalJWKSet(jwks)
  const privateKey = importJWK(secret, 'ES256')
  // That these very bytes bear our signature stays true; when they run out is looked at each time, and whether their
  // device signed out is asked of its hub, not here.
  const ours = new Kept<Session>(mostKept)
  return {
    jwks,
    async issue(session) {
      const now = Math.floor(Date.now() / 1000)
      const expiresAt = now + accessTokenSeconds
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
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(await privateKey)
      return { token, expiresAt }
    },
    async verify(token) {
      const known = ours.get(token, Math.floor(Date.now() / 1000))
      if (known) return known
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['ES256'],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp', 'iat', 'sub'],
        })
        const claims = claimsShape.safeParse(payload)
        if (!claims.success || claims.data.shard >= shardCount) return null
        const { sub, email, shard, aal, family, mfa, mfa_at: factorAt, exp } = claims.data
        const session = { userId: sub, email, shard, aal, familyId: family, secondFactor: mfa, factorAt }
        ours.keep(token, session, exp)
        return session
      } catch {
        return null
      }
    },
  }
}
