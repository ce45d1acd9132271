import type { Mention, RegistryItem } from './types'

/**
 * The registries: one item a concept, from all accepted mentions of it. Pure, and blind to the order in which
 * the mentions come, so that folding again after a delete, a verdict or a retry gives the same items.
 */
export function fold(mentions: readonly Mention[]): RegistryItem[] {
  const byKey = Map.groupBy(mentions, ({ canonicalKey }) => canonicalKey)
  return [...byKey.values()].map(foldConcept).sort((a, b) => compare(a.canonicalKey, b.canonicalKey))
}

function foldConcept(group: readonly Mention[]): RegistryItem {
  const newestFirst = [...group].sort(
    (a, b) =>
      compare(b.documentDate, a.documentDate) || compare(b.date, a.date) || compare(a.entityId, b.entityId),
  )
  const byDate = [...group].sort((a, b) => compare(a.date, b.date) || compare(a.entityId, b.entityId))
  const newest = newestFirst[0]
  const first = byDate[0]
  const last = byDate.at(-1)
  if (!newest || !first || !last) throw new Error('a concept has at least one mention')
  return {
    canonicalKey: newest.canonicalKey,
    type: newest.type,
    name: newest.name,
    category: categoryOf(newest),
    status: statusOf(newestFirst),
    codes: newestFirst.find((mention) => Object.keys(mention.codes).length > 0)?.codes ?? {},
    firstSeenDate: first.date,
    lastSeenDate: last.date,
    firstFacility: byDate.find((mention) => mention.facility !== null)?.facility ?? null,
    firstPhysician: byDate.find((mention) => mention.physician !== null)?.physician ?? null,
    evidenceCount: new Set(group.map(factKey)).size,
    detail: detailOf(newestFirst, byDate),
    citations: newestFirst.map((mention) => mention.entityId),
  }
}

/** The same result on two documents is one fact; any other mention counts once a document. */
function factKey(mention: Mention): string {
  return mention.type === 'lab' ? [mention.date, mention.value, mention.unit].join('|') : mention.fileId
}

/** A drug is what the newest document says of it; a diagnosis stays active unless the newest says otherwise. */
function statusOf(newestFirst: readonly Mention[]): string {
  const status = newestFirst[0]?.status ?? 'active'
  if (newestFirst[0]?.type === 'medication') return status === 'active' ? 'active' : 'inactive'
  return status
}

function categoryOf(mention: Mention): string | null {
  if (mention.type === 'diagnosis') return 'condition'
  if (mention.type === 'allergy') return mention.allergenType
  return null
}

function detailOf(newestFirst: readonly Mention[], byDate: readonly Mention[]): Record<string, unknown> {
  const newest = newestFirst[0]
  switch (newest?.type) {
    case 'medication': {
      const dosed = newestFirst.find((mention) => mention.value !== null)
      return {
        value: dosed?.value ?? null,
        unit: dosed?.unit ?? null,
        frequency: newest.frequency,
        doses: dosesOf(byDate),
      }
    }
    case 'allergy': {
      const told = newestFirst.find((mention) => mention.reaction !== null)
      const graded = newestFirst.find((mention) => mention.severity !== null)
      return {
        reaction: told?.reaction ?? null,
        severity: graded?.severity ?? null,
        confidence: Math.max(...newestFirst.map((mention) => mention.confidence)),
        lastFileId: newest.fileId,
      }
    }
    case 'lab': {
      const latest = byDate.at(-1)
      return { value: latest?.value ?? null, unit: latest?.unit ?? null, flag: latest?.flag ?? null }
    }
    default:
      return {}
  }
}

/** A drug's doses in time, a run of equal ones told once with the date it began. */
function dosesOf(byDate: readonly Mention[]) {
  const doses: {
    date: string
    value: string | null
    unit: string | null
    status: string
    entityId: string
  }[] = []
  for (const { date, value, unit, status, entityId } of byDate) {
    if (value === null && status === 'active') continue
    const last = doses.at(-1)
    if (last && last.value === value && last.unit === unit && last.status === status) continue
    doses.push({ date, value, unit, status, entityId })
  }
  return doses
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
