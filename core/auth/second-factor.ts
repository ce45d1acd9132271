import type { Session } from './session'

/** A code has to be given within this time of being asked for. */
export const challengeMs = 5 * 60_000
/** So long after a code nothing more is asked for before what cannot be undone. */
const stepUpSeconds = 10 * 60

/** Somebody gave the password and not yet the code: they may give it, sign out, and nothing else. */
export function isHalfSignedIn({ secondFactor, aal }: Pick<Session, 'secondFactor' | 'aal'>): boolean {
  return secondFactor && aal === 'aal1'
}

/** Before an export, a deletion and a change of factors: a code of the last minutes, of whoever has a second factor. */
export function needsStepUp(
  { secondFactor, factorAt }: Pick<Session, 'secondFactor' | 'factorAt'>,
  nowSeconds: number,
): boolean {
  return secondFactor && (factorAt === null || nowSeconds >= factorAt + stepUpSeconds)
}

export type Code =
  { readonly kind: 'totp'; readonly digits: string } | { readonly kind: 'recovery'; readonly code: string }

/** RFC 4648 §6 without what people take for another. */
const recoveryLetters = /^[A-Z2-7]{16}$/

/** What was typed, without the spaces and dashes that it is shown with. Null: it is no code. */
export function parseCode(text: string): Code | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(plain)) return { kind: 'totp', digits: plain }
  return recoveryLetters.test(plain) ? { kind: 'recovery', code: plain } : null
}

/** Four and four, to be copied by hand. */
export function showRecoveryCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}
