import { deriveId } from '../../../core/records/ids'
import { nameKey, type PatientWord } from '../../../core/records/whose-page'
import { patientNames } from './schema/patient-names'
import type { Scope, Write } from './scope'

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
    async say(word: PatientWord): Promise<void> {
      await scope.commit([said([{ ...word, saidAt: scope.now().toISOString() }])])
    },
    said,
  }

  function said(words: readonly (PatientWord & { readonly saidAt: string })[]): Write {
    const rows = words.map((word) => ({
      ...word,
      id: deriveId(scope.userId, 'patient-name', nameKey(word.name)),
    }))
    return scope.put(patientNames, rows)
  }
}
