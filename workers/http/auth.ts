import { Hono } from 'hono'
import type { Context } from 'hono'
import { perAccount, perAddress } from '../../core/auth/attempts'
import { formText, signInShape, signUpShape } from '../../core/auth/forms'
import { addressOf } from '../adapters/attempts'
import { hashPassword, verifyPassword } from '../adapters/passwords'
import type { Account } from '../db/accounts/open'
import { openSignIn, type SignedIn } from '../jobs/sign-in'
import { readCookie, readLocale } from './cookies'
import { notSignedIn, Refusal } from './errors'
import { passedGate, tooManyAttempts } from './gate'
import { clearedCookies, sessionCookies } from './session'
import type { ApiEnv } from './types'

export const auth = new Hono<ApiEnv>()
type AuthContext = Context<ApiEnv>

auth.post('/signup', async (c) => {
  requireGate(c)
  const body = signUpShape.safeParse(await readBody(c))
  if (!body.success) throw invalid(body.error.issues)
  await limit(c, 'sign-up', addressOf(c.req.raw))
  const { email, password } = body.data
  const { accounts, config } = c.get('context')
  const account = await accounts.create(email, await hashPassword(password), config.shardCount)
  // For a known e-mail the answer is the same: a stranger must not learn who keeps a record here.
  if (account) await ensureProfile(c, account)
  return c.json({ user: { id: account?.id ?? crypto.randomUUID(), email } }, 201)
})

auth.post('/token', async (c) => {
  const grant = c.req.query('grant_type')
  if (grant === 'password') return signInByPassword(c)
  if (grant === 'refresh_token') return refresh(c)
  throw new Refusal(400, 'unsupported_grant_type', 'grant_type is password or refresh_token.')
})

async function signInByPassword(c: AuthContext) {
  requireGate(c)
  const body = signInShape.safeParse(await readBody(c))
  if (!body.success) throw invalid(body.error.issues)
  const { email, password } = body.data
  await limit(c, 'sign-in-address', addressOf(c.req.raw))
  const context = c.get('context')
  const attempts = context.attempts('sign-in', email)
  const wait = await attempts.attempt(perAccount)
  if (wait !== null) throw tooManyAttempts(wait)
  const account = await context.accounts.findByEmail(email)
  const good = await verifyPassword(password, account?.passwordHash ?? null)
  if (!account || !good) throw new Refusal(400, 'invalid_credentials', 'Invalid login credentials')
  await attempts.succeeded()
  await context.attempts('sign-in-address', addressOf(c.req.raw)).succeeded()
  // Sign-up writes to two databases; if it was cut short in between, this makes up for it.
  await ensureProfile(c, account)
  return answer(
    c,
    await signIn(c).start({ id: account.id, email: account.email, shard: account.shard }, 'aal1'),
  )
}

/** In the language in which they signed up. */
async function ensureProfile(c: AuthContext, { id, email, shard }: Account) {
  const { profile } = c.get('context').record({ userId: id, shard })
  await profile.ensure(email, readLocale(c.req.raw))
}

async function refresh(c: AuthContext) {
  const body = (await readBody(c)) as { refresh_token?: unknown } | null
  const given =
    typeof body?.refresh_token === 'string' ? body.refresh_token : readCookie(c.req.raw, 'refresh')
  const signedIn = given === null ? null : await signIn(c).refresh(given)
  if (signedIn) return answer(c, signedIn)
  for (const cookie of clearedCookies(c.req.raw)) c.header('Set-Cookie', cookie, { append: true })
  throw notSignedIn()
}

auth.post('/logout', async (c) => {
  const token = readCookie(c.req.raw, 'refresh')
  const session = c.get('session')
  if (token !== null) await signIn(c).end(token)
  if (session) await c.get('context').accounts.endFamily(session.familyId)
  for (const cookie of clearedCookies(c.req.raw)) c.header('Set-Cookie', cookie, { append: true })
  return c.body(null, 204)
})

auth.get('/user', (c) => {
  const session = c.get('session')
  if (!session) throw notSignedIn()
  return c.json({ id: session.userId, email: session.email, factors: [], aal: session.aal })
})

auth.get('/.well-known/jwks.json', (c) => {
  c.header('Cache-Control', 'public, max-age=3600')
  return c.json(c.get('context').tokens.jwks)
})

function signIn(c: AuthContext) {
  const { accounts, tokens, config } = c.get('context')
  return openSignIn(accounts, tokens, config.sessionSecret)
}

function answer(c: AuthContext, signedIn: SignedIn) {
  for (const cookie of sessionCookies(c.req.raw, signedIn)) c.header('Set-Cookie', cookie, { append: true })
  return c.json({
    access_token: signedIn.accessToken,
    token_type: 'bearer',
    expires_in: signedIn.expiresAt - Math.floor(Date.now() / 1000),
    expires_at: signedIn.expiresAt,
    refresh_token: signedIn.refreshToken,
    user: { id: signedIn.account.id, email: signedIn.account.email, factors: [], aal: signedIn.aal },
  })
}

async function limit(c: AuthContext, door: string, name: string) {
  const wait = await c.get('context').attempts(door, name).attempt(perAddress)
  if (wait !== null) throw tooManyAttempts(wait)
}

function requireGate(c: AuthContext) {
  if (passedGate(c.req.raw, c.get('context').config.sessionSecret)) return
  throw new Refusal(403, 'gate_required', 'Please enter the access password from the home page.')
}

function invalid(issues: readonly { path: PropertyKey[] }[]): Refusal {
  const fields = [...new Set(issues.map((issue) => String(issue.path[0] ?? 'email')))]
  const texts = Object.fromEntries(
    fields.map((field) => [field, formText[field as keyof typeof formText] ?? formText.email]),
  )
  return new Refusal(400, 'invalid_input', Object.values(texts)[0] ?? formText.email, { issues: texts })
}

function readBody(c: AuthContext): Promise<unknown> {
  return c.req.json().catch(() => null)
}
