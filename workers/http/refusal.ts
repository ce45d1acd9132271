/** A refusal: what the caller can mend, in words for a person and a code for a program. A value, not an error. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message: string,
    readonly detail: {
      /** By field, what is wrong with it. */
      readonly issues?: Readonly<Record<string, string>>
      /** What was to be changed, as it stands: it is not what the caller took it for. */
      readonly current?: unknown
      /** Seconds. */
      readonly retryAfter?: number
      readonly allow?: readonly string[]
      readonly cookies?: readonly string[]
    } = {},
  ) {}
}

export const notFound = () => new Refusal(404, 'not_found', 'Not found.')
export const notSignedIn = (cookies: readonly string[] = []) =>
  new Refusal(401, 'not_signed_in', 'Please sign in.', { cookies })
export const secondFactorRequired = () =>
  new Refusal(403, 'second_factor_required', 'Please enter the code of your authenticator.')
export const stepUpRequired = () =>
  new Refusal(403, 'step_up_required', 'Please confirm this with a code of your authenticator.')
export const foreignOrigin = () => new Refusal(403, 'foreign_origin', 'This request came from another site.')
export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many_attempts', 'Too many attempts. Please wait a moment and try again.', {
    retryAfter: seconds,
  })
/** The words are the specification's. */
export const unavailable = () =>
  new Refusal(
    503,
    'backend_unavailable',
    'Cloud environment variables were not loaded. Please contact support if this persists.',
  )
export const unexpected = () =>
  new Refusal(500, 'unexpected', 'Something went wrong on our side. Please try again.')
