import { redirect, type AppLoadContext } from '@remix-run/cloudflare'

/** The caller's record; somebody who is not signed in is sent to sign in. */
export function ownRecord({ record }: AppLoadContext): NonNullable<AppLoadContext['record']> {
  if (!record) throw redirect('/auth')
  return record
}

/** The caller's account, likewise. */
export function ownAccount({ account }: AppLoadContext): NonNullable<AppLoadContext['account']> {
  if (!account) throw redirect('/auth')
  return account
}
