export interface AuthFields {
  readonly email: string
  readonly password: string
  readonly confirm: string
}
export type AuthProblem = 'auth.invalidEmail' | 'auth.weakPassword' | 'auth.mismatch' | 'auth.passwordMissing'
export type AuthProblems = Partial<Record<keyof AuthFields, AuthProblem>>

/** What can be said before asking the server, which has the last word. */
export function checkAuthFields(
  mode: 'sign-in' | 'sign-up',
  { email, password, confirm }: AuthFields,
): AuthProblems {
  const problems: AuthProblems = {}
  if (!/^\s*[^\s@]+@[^\s@]+\s*$/.test(email)) problems.email = 'auth.invalidEmail'
  if (mode === 'sign-in')
    return password === '' ? { ...problems, password: 'auth.passwordMissing' } : problems
  if (password.length < 8) problems.password = 'auth.weakPassword'
  if (password !== confirm) problems.confirm = 'auth.mismatch'
  return problems
}
