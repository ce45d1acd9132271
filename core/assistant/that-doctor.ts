import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findJoined, findWords } from './asking'
import { placeNameOf, type NamedPlace } from './places'
import type { KnownFile, KnownRecord } from './record'
import { isOf } from './times'
import { onlyOfTopic, timeOfTopic } from './topics'
import { findTurn } from './turns/turn-words'

/**
 * "Did that doctor do anything else": the doctor on the page of what the answer before told, with all that one's documents;
 * null where nothing says so, or what was told stands on pages of several.
 */
export function doctorOfTopic(
  tokens: readonly Token[],
  { items, files }: KnownRecord,
  before: Topic | null,
): NamedPlace | null {
  const places = findJoined(tokens, 'thatDoctor') ?? personIn(tokens)
  if (places === null || before === null) return null
  const told = doctorTold(before, files)
  if (told !== null) return { ...told, places }
  const ids = new Set(
    items.flatMap(({ canonical_key: key, evidence }) =>
      before.keys.includes(key) ? (evidence?.file_id ?? []) : [],
    ),
  )
  const names = new Set(
    files.flatMap(({ id, doc_meta: meta }) => (ids.has(id) ? (meta?.physician ?? []) : [])),
  )
  const time = timeOfTopic(before)
  const only = onlyOfTopic(before)
  // "Who ordered the bloods of February": of that month's pages, those.
  const isOfKind = (category: string | null) => (only !== 'lab' && only !== 'imaging') || category === only
  if (names.size === 0 && time !== null)
    for (const { detected_date: date, doc_meta: meta, category } of files)
      if (isOf(date, time) && isOfKind(category) && meta?.physician) names.add(meta.physician)
  const [name, ...others] = names
  if (name === undefined || others.length > 0) return null
  // "What else did he write on that page": of no other page of his.
  const isOfPage = ids.size > 0 && findTurn(tokens, 'samePage') !== null
  const own = files.filter(({ id, doc_meta: meta }) => meta?.physician === name && (!isOfPage || ids.has(id)))
  return { name, isStay: false, fileIds: new Set(own.map(({ id }) => id)), places }
}

/** "What did she write": somebody who wrote, and none of the family. */
const personIn = (tokens: readonly Token[]): readonly number[] | null =>
  (['relatives', 'others'] as const).some((list) => findWords(tokens, list) !== null)
    ? null
    : findTurn(tokens, 'persons')

/** The doctor whose documents were told; null where it was a place, or no one's. */
function doctorTold(before: Topic, files: readonly KnownFile[]): Omit<NamedPlace, 'places'> | null {
  const name = placeNameOf(before)
  const own = files.filter(({ doc_meta: meta }) => name !== null && meta?.physician === name)
  return name === null || own.length === 0
    ? null
    : { name, isStay: false, fileIds: new Set(own.map(({ id }) => id)) }
}
