import { matchConcept } from '../../../core/vocabulary/match'
import { deriveId } from '../../../core/records/ids'
import { entityTypes, type EntityType } from '../../../core/records/kinds'
import type { RegistryRecord } from '../../../core/records/registry'
import { ownQuestion } from '../../../core/records/search-words'
import type { FileRow } from './files'
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
}

/** One person's record by words: names, wordings, values, codes, facilities, in both languages. */
export function openSearch(scope: Scope) {
  const derived = openDerived(scope)

  /** Items of these types that have all of the words, or are what the words are another name of. */
  async function items(text: string, types: readonly EntityType[], limit: number): Promise<RegistryRecord[]> {
    const question = ownQuestion(scope.userId, text)
    if (question === null) return []
    return derived(async () => {
      const meant = types.flatMap((type) => meantBy(scope.userId, type, text))
      const hits = await scope.found(question, types, limit)
      const ids = [...new Set([...meant, ...hits.map(({ ref }) => ref)])].slice(0, limit)
      const rows = new Map((await scope.ofIds(registryItems, ids)).map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = rows.get(id)
        return row ? [toRegistryRecord(row)] : []
      })
    })
  }

  return {
    items,

    async all(text: string): Promise<SearchResult> {
      const question = ownQuestion(scope.userId, text)
      if (question === null) return { items: [], files: [] }
      const [found, hits] = await Promise.all([
        items(text, entityTypes, shown),
        scope.found(question, ['file'], shown),
      ])
      const rows = await scope.ofIds(
        files,
        hits.map(({ ref }) => ref),
      )
      const byId = new Map(rows.map((row) => [row.id, row]))
      return { items: found, files: hits.flatMap(({ ref }) => byId.get(ref) ?? []) }
    },
  }
}

/** The item of the concept that a text is a name of, in whichever language or abbreviation. */
function meantBy(userId: string, type: EntityType, text: string): string[] {
  const match = matchConcept(type, text)
  return match && !match.ambiguous && match.score >= certain ? [deriveId(userId, match.concept.key)] : []
}
