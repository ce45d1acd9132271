import { sql } from 'drizzle-orm'
import { nameKey, type PatientWord } from '../../../core/records/whose-page'
import { derive } from './derive'
import type { Part, Truth } from './part'
import { openPatientNames, type NamedPages } from './patient-names'
import { facts } from './schema/facts'
import type { Scope, Write } from './scope'
import { openVerdicts } from './verdicts'

/** More names than anybody's pages carry. */
const mostNames = 200

/** What follows for pages that leave the record, or come back to it. */
export async function foldPages(
  scope: Scope,
  pages: NamedPages,
  changed: (part: Part) => Truth,
): Promise<Write[]> {
  const ids = [...pages.keys()]
  const rows = await scope.sought(facts, ids, (wanted) => sql`${facts.fileId} = ${wanted}`)
  const taught = await openVerdicts(scope).readingsOn(ids)
  const keys = new Set([...rows.map(({ row }) => row.canonicalKey), ...taught])
  return derive(scope, { keys, file: null, pages }, changed)
}

/** The owner's word on whose the pages of a name are. */
export function openPatientDoor(scope: Scope) {
  const names = openPatientNames(scope)

  return {
    all: () => names.all(mostNames),

    /** The pages that bear the name leave the record, or come back, in the commit that keeps the word. */
    say: (word: PatientWord): Promise<void> =>
      scope.transact<void>(async () => {
        const pages = await names.ofName(word.name)
        const folded = await foldPages(scope, pages, (part) => ({
          ...part,
          words: [word, ...part.words.filter(({ name }) => nameKey(name) !== nameKey(word.name))],
        }))
        const said = names.said([{ ...word, saidAt: scope.now().toISOString() }])
        return { writes: [said, ...folded], value: undefined }
      }),
  }
}
