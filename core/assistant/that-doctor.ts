import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findJoined } from './asking'
import type { NamedPlace } from './places'
import type { KnownRecord } from './record'

/**
 * "Did that doctor do anything else": the doctor on the page of what the answer before told, with all that one's documents;
 * null where nothing says so, or what was told stands on pages of several.
 */
export function doctorOfTopic(
  tokens: readonly Token[],
  { items, files }: KnownRecord,
  before: Topic | null,
): NamedPlace | null {
  const places = findJoined(tokens, 'thatDoctor')
  if (places === null || before === null) return null
  const ids = new Set(
    items.flatMap(({ canonical_key: key, evidence }) =>
      before.keys.includes(key) ? (evidence?.file_id ?? []) : [],
    ),
  )
  const names = new Set(
    files.flatMap(({ id, doc_meta: meta }) => (ids.has(id) ? (meta?.physician ?? []) : [])),
  )
  const [name, ...others] = names
  if (name === undefined || others.length > 0) return null
  const own = files.filter(({ doc_meta: meta }) => meta?.physician === name)
  return { name, isStay: false, fileIds: new Set(own.map(({ id }) => id)), places }
}
