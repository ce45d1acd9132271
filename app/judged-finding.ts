import { findingOf, type LinkedDiagnosis } from '#core/findings/finding'
import type { FollowedFor, ShownFinding } from '#core/findings/groups'
import { sideOf } from '#core/records/limits'
import type { RecordedFact } from '#core/records/entity'
import type { ListedFinding } from '#core/records/reader'
import type { RegistryRecord } from '#core/records/registry'
import { isVitalSign } from '#core/vocabulary/vital-signs'
import { factOfEntity, type FactView } from './components/fact/fact-view'

export interface JudgedFinding {
  readonly entity: RecordedFact
  readonly shown: ShownFinding
  readonly fact: FactView
}

/** A result or a study as its document's card shows it, by the diagnoses of the same person. */
export function judge(
  { entity, item }: ListedFinding,
  diagnoses: readonly (RegistryRecord & LinkedDiagnosis)[],
): JudgedFinding {
  const { finding_category, is_abnormal, diagnosis_id, relation_source } = findingOf(entity, diagnoses)
  const followed = diagnoses.find(({ id }) => id === diagnosis_id)
  // Marked where its own page says that it is out of range, by a mark or by its limits, and only there.
  const side = is_abnormal === true ? sideOf(entity.value, entity.ref_low, entity.ref_high) : null
  return {
    entity,
    shown: {
      id: entity.id,
      category: finding_category,
      abnormal: is_abnormal,
      diagnosis: followedFor(followed, relation_source),
      vital: isVitalSign(entity.canonical_key),
    },
    fact: {
      ...factOfEntity(entity),
      trend: item.type === 'lab' ? item.detail.trend : [],
      ...(side === null ? {} : { flag: side }),
    },
  }
}

const followedFor = (item: RegistryRecord | undefined, source: string | null): FollowedFor | null =>
  item ? { id: item.id, name: item.name, canonicalKey: item.canonical_key, source } : null
