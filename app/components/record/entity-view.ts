import { amountText } from '#core/records/amounts'
import { boundsOf, cornersOf, uprightCorners, type Sheet } from '#core/paper/geometry'
import { linesOf } from '#core/paper/pieces'
import type { Region } from '../paper/page-view'
import { inOrderOfReading } from '../paper/reading-order'
import type { EntityRecord } from '#core/records/entity'
import type { EntityType } from '#core/records/kinds'
import { nameOf } from '../fact/fact-view'

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

/** Facts in the order in which the upright page is read: beside the picture, a list goes the picture's way. */
export function inReadingOrder(
  entities: readonly EntityRecord[],
  picture: Sheet,
  rightToLeft: boolean,
): EntityRecord[] {
  return inOrderOfReading(entities, ({ evidence }) => uprightCorners(evidence, picture), rightToLeft)
}

/** Where facts stand on the page, in reading order; those that the very same words state share one place. */
export function regionsOf(entities: readonly EntityRecord[], picture: Sheet, rightToLeft: boolean): Region[] {
  const byPlace = new Map<string, EntityRecord[]>()
  for (const entity of entities) {
    const { box, marks } = entity.evidence
    const key = (marks ?? box).join(',')
    byPlace.set(key, [...(byPlace.get(key) ?? []), entity])
  }
  const regions = [...byPlace].map(([key, here]) => {
    const lines = linesOf(here[0]?.evidence ?? { box: [0, 0, 0, 0] }, picture)
    return {
      key,
      lines,
      box: boundsOf(lines.flat()),
      label: here.map(labelOf).join('; '),
      ids: here.map(({ id }) => id),
    }
  })
  return inOrderOfReading(regions, ({ lines }) => lines[0] ?? cornersOf([0, 0, 0, 0]), rightToLeft)
}

const labelOf = (entity: EntityRecord): string =>
  [nameOf(entity), amountText(entity.normalized.printed ?? entity)].filter(Boolean).join(' ')

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
