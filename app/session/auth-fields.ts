import { passwordFault, type PasswordFault } from '#core/auth/password'

export interface AuthFields {
  readonly email: string
  readonly password: string
  readonly confirm: string
}
export type AuthProblem =
  | 'auth.invalidEmail'
  | 'auth.weakPassword'
  | 'auth.mismatch'
  | 'auth.passwordMissing'
  | `security.${Exclude<PasswordFault, 'short'>}`
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
  const fault = passwordFault(password, [email])
  if (fault) problems.password = fault === 'short' ? 'auth.weakPassword' : `security.${fault}`
  if (password !== confirm) problems.confirm = 'auth.mismatch'
  return problems
}
