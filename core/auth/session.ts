export type AssuranceLevel = 'aal1' | 'aal2'

/** Who asks: what a verified access token says. */
export interface Session {
  readonly userId: string
  readonly email: string
  /** Which RECORDS database holds this user's rows. */
  readonly shard: number
  readonly aal: AssuranceLevel
  /** The signed-in device, so that signing out ends it. */
  readonly familyId: string
}
