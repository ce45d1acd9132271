import { sql } from 'drizzle-orm'
import { deriveId } from '../../../core/records/ids'
import { nameKey, saidOfOthers, type PatientWord } from '../../../core/records/whose-page'
import { documentOf } from './facts'
import { files } from './schema/files'
import { patientNames } from './schema/patient-names'
import type { Scope, Write } from './scope'

/** Whom a page names as its patient, by its id: of such too as say nothing else. */
export type NamedPages = ReadonlyMap<string, string | null>

/** What a person said of the names on pages, and the pages that bear them. */
export function openPatientNames(scope: Scope) {
  return {
    all,

    /** Those that bear a name, however they write it. */
    ofName: (name: string): Promise<NamedPages> =>
      pagesWhere((patient) => nameKey(patient) === nameKey(name)),

    /** Those that the person said to be somebody else's. */
    async ofOthers(): Promise<NamedPages> {
      const words = (await all('all')).filter(({ mine }) => !mine)
      return words.length === 0 ? new Map() : pagesWhere(saidOfOthers(words))
    },

    /** Of one name the last word holds, however the page writes it. */
    said,
  }

  /** The latest said first. */
  async function all(limit: number | 'all'): Promise<PatientWord[]> {
    const order = [{ by: patientNames.saidAt, down: true }]
    const rows = await scope.list(patientNames, { order, limit })
    return rows.map(({ name, mine }) => ({ name, mine }))
  }

  async function pagesWhere(isMeant: (patient: string) => boolean): Promise<NamedPages> {
    const named = sql`${files.docMeta} ->> '$.patient' IS NOT NULL`
    const rows = await scope.list(files, { where: named, limit: 'all' })
    const pages = rows.map((row) => [row.id, documentOf(row).patient] as const)
    return new Map(pages.filter(([, patient]) => patient !== null && isMeant(patient)))
  }

  function said(words: readonly (PatientWord & { readonly saidAt: string })[]): Write {
    const rows = words.map((word) => ({
      ...word,
      id: deriveId(scope.userId, 'patient-name', nameKey(word.name)),
    }))
    return scope.put(patientNames, rows)
  }
}
