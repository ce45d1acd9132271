import type { Reconciled } from '../../core/extraction/model/reconcile'
import type { CodeSystem } from '../../core/records/kinds'
import type { ExtractedEntity } from '../../core/extraction/types'

export type SuggestCodes = (text: string, system: CodeSystem) => Promise<ExtractedEntity['candidates']>

/** What the vocabulary lacks, and the official table that may have it. */
const tables: Readonly<Partial<Record<string, CodeSystem>>> = {
  unknown_diagnosis: 'ICD-10-CM',
  unknown_medication: 'RxNorm',
}
/** A page with more than this is misread, not rich. */
const maxLookups = 12

/** The same facts, the unknown ones with up to three codes for a person to choose from; none is ever chosen for them. */
export async function withCandidates(
  found: readonly Reconciled[],
  suggest: SuggestCodes,
): Promise<Reconciled[]> {
  let lookups = 0
  const result: Reconciled[] = []
  for (const fact of found) {
    const { entity } = fact
    const system = tables[entity.doubt ?? '']
    const wanted =
      system !== undefined &&
      entity.candidates.every(({ confidence }) => confidence < 0.7) &&
      lookups < maxLookups
    if (wanted) lookups += 1
    const official = wanted ? await suggest(entity.name, system) : []
    const candidates = [...official, ...entity.candidates]
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, 3)
    result.push({ ...fact, entity: { ...entity, candidates } })
  }
  return result
}
