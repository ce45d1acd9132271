import { sql } from 'drizzle-orm'
import { matchNamed } from '../../../core/vocabulary/vital-signs'
import { deriveId } from '../../../core/records/ids'
import { entityTypes, type EntityType } from '../../../core/records/kinds'
import type { RegistryRecord } from '../../../core/records/registry'
import { ownQuestion, questionOf, type Findable } from '../../../core/records/search-words'
import type { FileRow } from './files'
import type { RegistryRow } from './part'
import { openDerived } from './refold'
import { toRegistryRecord } from './registry-record'
import { registryItems } from './schema/derived'
import { files } from './schema/files'
import type { Scope } from './scope'

/** Of each kind at most. */
const shown = 40
/** Below this a name is a guess, and only what is written is found. */
const certain = 0.9

export interface SearchResult {
  readonly items: readonly RegistryRecord[]
  readonly files: readonly FileRow[]
  /** On which the items stand, as far as they came with them. */
  readonly pages: readonly FileRow[]
}

/** On which the fact that leads an item stands. */
const itsPage = { table: files, on: sql`${files.id} = ${registryItems.evidence} ->> '$.file_id'` }

/** One person's record by words: names, wordings, values, codes, facilities, in both languages. */
export function openSearch(scope: Scope) {
  const derived = openDerived(scope)

  /** What a text is another name of. */
  const meantItems = (text: string, types: readonly EntityType[]) =>
    scope.ofIds(registryItems, [...new Set(types.flatMap((type) => meantBy(scope.userId, type, text)))])

  return {
    /** Items of these types that have all of the words, or are what the words are another name of: those first. */
    async items(text: string, types: readonly EntityType[], limit: number): Promise<RegistryRecord[]> {
      const words = ownQuestion(scope.userId, text)
      if (words === null) return []
      const question = questionOf(scope.userId, types, words)
      const [meant, hits] = await derived(() =>
        Promise.all([meantItems(text, types), scope.found(registryItems, question, limit)]),
      )
      return eachOnce([...meant, ...hits])
        .slice(0, limit)
        .map(toRegistryRecord)
    },

    async all(text: string): Promise<SearchResult> {
      const words = ownQuestion(scope.userId, text)
      if (words === null) return { items: [], files: [], pages: [] }
      const of = (kind: Findable) => questionOf(scope.userId, [kind], words)
      const [meant, hits, written] = await derived(() =>
        Promise.all([
          meantItems(text, entityTypes),
          scope.foundWith(registryItems, itsPage, of('item'), shown),
          scope.found(files, of('file'), shown),
        ]),
      )
      const items = eachOnce([...meant, ...hits.map(({ row }) => row)]).slice(0, shown)
      return {
        items: items.map(toRegistryRecord),
        files: written,
        pages: hits.flatMap(({ other }) => other ?? []),
      }
    },
  }
}

const eachOnce = (rows: readonly RegistryRow[]): RegistryRow[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** The item of the concept that a text is a name of, in whichever language or abbreviation. */
function meantBy(userId: string, type: EntityType, text: string): string[] {
  const match = matchNamed(type, text)
  return match && !match.ambiguous && match.score >= certain ? [deriveId(userId, match.concept.key)] : []
}
