import { boundsOf, uprightCorners, type Corners, type Sheet } from '../paper/geometry'
import type { Region } from '../paper/page-view'
import { levelBoxes, readingOrder } from '../paper/reading-order'
import type { EntityRecord } from '#core/records/entity'
import type { EntityType } from '#core/records/kinds'

/** The order in which kinds of facts are shown: what a clinician looks for first comes first. */
const typeOrder: readonly EntityType[] = ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging']

export interface EntityGroup {
  readonly type: EntityType
  readonly entities: readonly EntityRecord[]
}

/**
 * The facts of a page by kind, and apart from them what it only mentions: denied, of the family, planned. What is
 * only mentioned must never be taken for a fact, so both the decision and the assertion have a say.
 */
export function groupEntities(entities: readonly EntityRecord[]): {
  facts: EntityGroup[]
  mentioned: EntityRecord[]
} {
  const facts = entities.filter(isFact)
  return {
    facts: typeOrder
      .map((type) => ({ type, entities: facts.filter((entity) => entity.type === type) }))
      .filter((group) => group.entities.length > 0),
    mentioned: entities.filter((entity) => !isFact(entity)),
  }
}

function isFact({ decision, normalized: { assertion } }: EntityRecord): boolean {
  return decision !== 'noted' && (assertion === 'present' || assertion === 'historical')
}

/** As the page calls it, or as the vocabulary does. */
export function nameOf({ normalized, text }: Pick<EntityRecord, 'normalized' | 'text'>): string {
  return normalized.name === '' ? text : normalized.name
}

export function amountOf({ value, unit }: Pick<EntityRecord, 'value' | 'unit'>): string {
  return [value, unit].filter((part) => part !== null && part !== '').join(' ')
}

/** Facts in the order in which the upright page is read: beside the picture, a list goes the picture's way. */
export function inReadingOrder(
  entities: readonly EntityRecord[],
  picture: Sheet,
  rightToLeft: boolean,
): EntityRecord[] {
  return ordered(entities, ({ evidence }) => uprightCorners(evidence, picture), rightToLeft)
}

/** The lines of the page that facts stand on, in reading order; facts on the very same box share one. */
export function regionsOf(entities: readonly EntityRecord[], picture: Sheet, rightToLeft: boolean): Region[] {
  const byBox = new Map<string, EntityRecord[]>()
  for (const entity of entities) {
    const key = entity.evidence.box.join(',')
    byBox.set(key, [...(byBox.get(key) ?? []), entity])
  }
  const regions = [...byBox].map(([key, [first, ...others]]) => {
    const here = first ? [first, ...others] : []
    const corners = uprightCorners(first?.evidence ?? { box: [0, 0, 0, 0] }, picture)
    return {
      key,
      corners,
      box: boundsOf(corners),
      label: here.map((entity) => [nameOf(entity), amountOf(entity)].filter(Boolean).join(' ')).join('; '),
      ids: here.map(({ id }) => id),
    }
  })
  return ordered(regions, ({ corners }) => corners, rightToLeft)
}

function ordered<T>(items: readonly T[], cornersOf: (item: T) => Corners, rightToLeft: boolean): T[] {
  const boxes = levelBoxes(items.map(cornersOf))
  const placed = items.flatMap((item, index) => (boxes[index] ? [{ item, box: boxes[index] }] : []))
  return readingOrder(placed, rightToLeft).map(({ item }) => item)
}

export interface Code {
  readonly system: string
  readonly code: string
}

/** The first code of each system, the most usual one, and apart from them those that would do too. */
export function codesOf(codes: Readonly<Record<string, readonly string[]>>): {
  first: Code[]
  others: Code[]
} {
  const lists = Object.entries(codes).map(([system, list]) => list.map((code) => ({ system, code })))
  return { first: lists.flatMap((list) => list.slice(0, 1)), others: lists.flatMap((list) => list.slice(1)) }
}
