/** Others by which one can sign in, where the operator has set them up. In the order in which they are shown. */
export const providers = ['google', 'apple', 'microsoft', 'github'] as const
export type Provider = (typeof providers)[number]

/** Their own names, which no language translates. */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
  github: 'GitHub',
}

/** From leaving for a provider to coming back. */
export const awayMs = 10 * 60_000

/** What a provider says of whoever came back from it. */
export interface Claimed {
  readonly provider: Provider
  /** Its own name for the person, which stays when the address changes. */
  readonly subject: string
  readonly email: string
  /** Whether the provider itself has seen that the address is the person's. */
  readonly emailVerified: boolean
}

/** What was known here when they came back. */
export interface Known {
  /** Whose account the provider's person is connected to. */
  readonly connectedTo: string | null
  /** Whether somebody has signed up by this address. */
  readonly addressTaken: boolean
  /** Who left to connect the provider to their account; null: to sign in. */
  readonly connecting: string | null
}

export const providerFaults = [
  /** The person said no, or the provider did. */
  'denied',
  /** Not by a way that began here, or too long ago. */
  'late',
  'unverified',
  'address_taken',
  'connected_elsewhere',
  'failed',
] as const
export type ProviderFault = (typeof providerFaults)[number]

export type ProviderDecision =
  | { readonly kind: 'sign-in'; readonly userId: string }
  | { readonly kind: 'connect'; readonly userId: string }
  | { readonly kind: 'create' }
  | { readonly kind: 'refuse'; readonly fault: ProviderFault }

/**
 * An account is entered by a provider only where its owner, signed in, has connected it. An address proves nothing here:
 * who has it today need not be who signed up by it, and a password must not be passed by.
 */
export function decideProvider(claimed: Claimed, known: Known): ProviderDecision {
  const { connectedTo, addressTaken, connecting } = known
  if (connecting !== null)
    return connectedTo === null || connectedTo === connecting
      ? { kind: 'connect', userId: connecting }
      : { kind: 'refuse', fault: 'connected_elsewhere' }
  if (connectedTo !== null) return { kind: 'sign-in', userId: connectedTo }
  if (!claimed.emailVerified) return { kind: 'refuse', fault: 'unverified' }
  return addressTaken ? { kind: 'refuse', fault: 'address_taken' } : { kind: 'create' }
}
