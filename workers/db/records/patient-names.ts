import { deriveId } from '../../../core/records/ids'
import { nameKey, type PatientWord } from '../../../core/records/whose-page'
import { patientNames } from './schema/patient-names'
import type { Scope } from './scope'

/** More names than anybody's pages carry. */
const most = 200

export function openPatientNames(scope: Scope) {
  return {
    /** The latest said first. */
    async all(): Promise<PatientWord[]> {
      const order = [{ by: patientNames.saidAt, down: true }]
      const rows = await scope.list(patientNames, { order, limit: most })
      return rows.map(({ name, mine }) => ({ name, mine }))
    },

    /** Of one name the last word holds, however the page writes it. */
    async say({ name, mine }: PatientWord): Promise<void> {
      const id = deriveId(scope.userId, 'patient-name', nameKey(name))
      await scope.commit([scope.put(patientNames, [{ id, name, mine, saidAt: scope.now().toISOString() }])])
    },
  }
}
