import type { EntityType } from '../records/kinds'
import { slug } from './concept'
import { parseRows } from './parse'
import { relatedImaging, relatedLabs } from './related'

/** The conditions that a result or a study is followed for, and who says so. */
export interface Relation {
  /** ICD-10-CM, each the beginning of the codes that are meant. */
  readonly codes: readonly string[]
  readonly source: string
}

const tables = { lab: relatedLabs, imaging: relatedImaging } as const
const read = new Map<EntityType, ReadonlyMap<string, Relation>>()

/** By the concept's key. */
export function relationsOf(type: 'lab' | 'imaging'): ReadonlyMap<string, Relation> {
  const known = read.get(type)
  if (known) return known
  const relations = new Map(
    parseRows(tables[type], 3).map(({ fields: [name = '', codes = '', source = ''] }) => [
      `${type}:${slug(name)}`,
      { codes: codes.split(';').map((code) => code.trim()), source },
    ]),
  )
  read.set(type, relations)
  return relations
}

/** Null where no source relates it to anything. */
export function relationOf(type: EntityType, key: string): Relation | null {
  return type === 'lab' || type === 'imaging' ? (relationsOf(type).get(key) ?? null) : null
}
