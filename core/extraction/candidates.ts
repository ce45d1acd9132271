import { suggest } from '../vocabulary/suggest'
import type { Doubt } from '../records/doubts'
import type { CodeSystem } from '../records/kinds'
import type { ExtractedEntity } from './types'

const inQuestion: ReadonlySet<Doubt> = new Set([
  'uncertain_name', 'unknown_medication', 'unknown_diagnosis', 'unknown_procedure', 'unknown_allergen', 'unknown_analyte', 'code_mismatch',
]) // prettier-ignore

/** Below this likeness a suggestion says more of the list than of the page. */
const worthShowing = 0.45

/** For a fact whose name is in question: up to three coded concepts that the page may mean, best first. */
export function withCandidates(entity: ExtractedEntity): ExtractedEntity {
  if (entity.doubt === null || !inQuestion.has(entity.doubt) || entity.candidates.length > 0) return entity
  const candidates = suggest(
    entity.type,
    entity.doubt === 'code_mismatch' ? entity.name : named(entity),
    6,
  ).flatMap(({ concept, score }) => {
    const [system, codes] = (Object.entries(concept.codes) as [CodeSystem, readonly string[]][])[0] ?? []
    const code = codes?.[0]
    return system && code && score >= worthShowing
      ? [{ name: concept.name, code, system, confidence: Math.round(100 * Math.min(score, 0.95)) / 100 }]
      : []
  })
  return { ...entity, candidates: candidates.slice(0, 3) }
}

/** The words of the name, without dose and directions. */
const named = (entity: ExtractedEntity): string =>
  entity.doubt?.startsWith('unknown') ? entity.name : (entity.text.split(/\s\d/)[0] ?? entity.text)
