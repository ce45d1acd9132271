import { deriveId } from '../../../core/records/ids'
import { fullName } from '../../../core/records/profile'
import { profiles } from './schema/profiles'
import type { Scope } from './scope'

export const profileId = (scope: Scope): string => deriveId(scope.userId, 'profile')

/** As the profile calls the patient; null where it lacks the first name or the last. */
export async function ownNameIn(scope: Scope): Promise<string | null> {
  const row = await scope.get(profiles, profileId(scope))
  return row && fullName({ first_name: row.firstName, last_name: row.lastName })
}
