import { sql } from 'drizzle-orm'
import { deriveId } from '../../../core/records/ids'
import type { FactDocument } from '../../../core/records/fact'
import { asideOf, nameKey, type PatientWord } from '../../../core/records/whose-page'
import { documentOf } from './facts'
import { files } from './schema/files'
import { patientNames } from './schema/patient-names'
import type { Scope, Write } from './scope'

/** Pages that name a patient, by their ids: of such too as say nothing else. */
export type NamedPages = ReadonlyMap<string, FactDocument>

/** What a person said of the names on pages, and the pages that bear them. */
export function openPatientNames(scope: Scope) {
  return {
    all,

    /** Those that bear a name, however they write it. */
    ofName: (name: string): Promise<NamedPages> =>
      pagesWhere(({ patient }) => nameKey(patient ?? '') === nameKey(name)),

    /** Those that are not in the record. */
    async aside(ownName: string | null): Promise<NamedPages> {
      const words = await all('all')
      const asideOn = asideOf(words, ownName)
      const some = ownName !== null || words.some(({ mine }) => !mine)
      return some ? pagesWhere((page) => asideOn(page) !== null) : new Map()
    },

    /** Those that leave the record, or come back, where the person is called otherwise. */
    async turnedBy(before: string | null, after: string | null): Promise<NamedPages> {
      const words = await all('all')
      const [was, is] = [asideOf(words, before), asideOf(words, after)]
      return pagesWhere((page) => was(page) !== is(page))
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

  async function pagesWhere(isMeant: (page: FactDocument) => boolean): Promise<NamedPages> {
    const named = sql`${files.docMeta} ->> '$.patient' IS NOT NULL`
    const rows = await scope.list(files, { where: named, limit: 'all' })
    return new Map(rows.map((row) => [row.id, documentOf(row)] as const).filter(([, page]) => isMeant(page)))
  }

  function said(words: readonly (PatientWord & { readonly saidAt: string })[]): Write {
    const rows = words.map((word) => ({
      ...word,
      id: deriveId(scope.userId, 'patient-name', nameKey(word.name)),
    }))
    return scope.put(patientNames, rows)
  }
}
