import type { FileRecord } from '../records/file'
import { tokenise, type Token } from '../vocabulary/normalise'
import { isOrdinary } from '../vocabulary/ordinary'
import { isFiller } from './cues'
import { isSame } from './words'

/** A place or a doctor of the record that a question names. */
export interface NamedPlace {
  readonly name: string
  readonly fileIds: ReadonlySet<string>
  readonly places: readonly number[]
}

const tellingFrom = 3

/** The facility or doctor whose own name stands in the question; null where none does. */
export function findPlace(
  tokens: readonly Token[],
  files: readonly FileRecord[],
  cues: ReadonlySet<number>,
): NamedPlace | null {
  const byName = new Map<string, string[]>()
  for (const { id, doc_meta: meta } of files)
    for (const name of [meta?.facility, meta?.physician])
      if (name) byName.set(name, [...(byName.get(name) ?? []), id])
  let best: NamedPlace | null = null
  for (const [name, ids] of byName) {
    const places = placesOf(tokens, name).filter((place) => !cues.has(place))
    if (places.length > (best?.places.length ?? 0)) best = { name, fileIds: new Set(ids), places }
  }
  return best
}

/** Words that many places have tell none of them. */
function placesOf(tokens: readonly Token[], name: string): readonly number[] {
  const own = tokenise(name)
    .map(({ norm }) => norm)
    .filter((norm) => norm.length >= tellingFrom && !isOrdinary(norm) && !isFiller(norm))
  return tokens.flatMap(({ norm }, place) =>
    norm.length >= tellingFrom && !isFiller(norm) && own.some((word) => isSame(norm, word)) ? [place] : [],
  )
}
