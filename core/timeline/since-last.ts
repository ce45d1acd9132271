import { doseBefore, isDoseChange, type DoseBefore } from '../curation/dose-change'
import { judge } from '../records/judge'
import type { RecordedFact } from '../records/entity'
import type { RegistryRecord } from '../records/registry'
import type { ListedFact } from '../records/timeline'
import { isVaccine } from '../vocabulary/vaccines'
import { dateListed } from './event'

export const changeKinds = [
  'new_diagnosis',
  'started',
  'stopped',
  'dose_changed',
  'newly_abnormal',
  'back_to_normal',
] as const

/** What the newest document changed, and the fact of it that says so. */
export interface RecordChange {
  readonly kind: (typeof changeKinds)[number]
  readonly entity: RecordedFact
  /** What it was before, as printed; null of what was not there. */
  readonly before: DoseBefore | null
}

/**
 * What the newest document says that no earlier one did. Nothing where it is the first one, or where another of the same
 * day stands beside it: then neither came before the other.
 * @param rows of the record, newest document first, whole documents
 * @param items what the facts of the newest document were folded into, by their keys
 */
export function sinceLast(
  rows: readonly ListedFact[],
  items: ReadonlyMap<string, RegistryRecord>,
): readonly RecordChange[] {
  const found = newestDocument(rows).flatMap((entity) => {
    const item = items.get(entity.canonical_key)
    const change = item && item.type === entity.type ? changeOf(entity, item) : null
    return change ? [{ entity, ...change }] : []
  })
  const once = [...new Map(found.map((one) => [`${one.kind} ${one.entity.canonical_key}`, one])).values()]
  return once.toSorted((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind))
}

/** The facts of the newest document; none where nothing came before it. */
export function newestDocument(rows: readonly ListedFact[]): readonly RecordedFact[] {
  const ofPages = rows.filter(({ entity }) => entity.file_id !== null)
  const newest = ofPages[0]
  if (!newest) return []
  const own = ofPages.filter(({ at }) => at === newest.at)
  const next = ofPages.find(({ at }) => at !== newest.at)
  if (!next || dateListed(next.at) >= dateListed(newest.at)) return []
  return own.map(({ entity }) => entity)
}

type Change = Pick<RecordChange, 'kind' | 'before'>

function changeOf(entity: RecordedFact, item: RegistryRecord): Change | null {
  switch (item.type) {
    case 'diagnosis':
      return isFirst(entity, item) && item.status === 'active'
        ? { kind: 'new_diagnosis', before: null }
        : null
    case 'medication':
      return drugChange(entity, item)
    case 'lab':
      return resultChange(entity, item)
    default:
      return null
  }
}

/** Whether this is the one fact that the item rests on. */
const isFirst = (entity: RecordedFact, item: RegistryRecord): boolean =>
  item.evidence_count === 1 && item.citations.includes(entity.id)

function drugChange(
  entity: RecordedFact,
  item: Extract<RegistryRecord, { type: 'medication' }>,
): Change | null {
  // It is given: nobody begins or stops it.
  if (isVaccine(item.codes)) return null
  const taken = entity.normalized.status === 'active'
  if (isFirst(entity, item)) return taken ? { kind: 'started', before: null } : null
  const [before, after] = item.detail.doses.slice(-2)
  if (!taken) {
    const wasTaken = before?.status === 'active' && after?.entity_id === entity.id
    return item.status === 'inactive' && wasTaken ? { kind: 'stopped', before: doseBefore(before) } : null
  }
  if (!before || !after || after.entity_id !== entity.id) return null
  return isDoseChange(before, after) ? { kind: 'dose_changed', before: doseBefore(before) } : null
}

/** By the new page's own judgement; the one before has to have had limits to be in or out of. */
function resultChange(entity: RecordedFact, item: Extract<RegistryRecord, { type: 'lab' }>): Change | null {
  const [before, after] = item.detail.trend.slice(-2)
  if (!before || after?.entity_id !== entity.id) return null
  if (before.low === null && before.high === null) return null
  const { abnormal } = judge(entity)
  if (abnormal === null || abnormal === before.outside) return null
  const text = [before.text, entity.unit].filter(Boolean).join(' ')
  return {
    kind: abnormal ? 'newly_abnormal' : 'back_to_normal',
    before: { text, intake: null, date: before.date },
  }
}
