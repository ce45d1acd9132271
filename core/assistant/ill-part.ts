import { tokenise, type Token } from '../vocabulary/normalise'
import type { RegistryRecord } from '../records/registry'
import { codesOf } from './condition-codes'
import { subjectOf, type Subject } from './subjects'

/** A part of the body that a question names, by the codes (ICD-10-CM) of its illnesses. */
export interface PartNamed {
  readonly codes: readonly string[]
  readonly places: readonly number[]
}

/** A shorter word ends many that are no kind of it. */
const headFrom = 5

/** What kind of illness a name tells: the "arthritis" of rheumatoid arthritis, the "osteoarthritis" of that of the hip. */
function headOf(name: string): string {
  const [before = ''] = name.split(/\s(?:of|in)\s/u)
  return tokenise(before).at(-1)?.norm ?? ''
}

/** Osteoarthritis is an arthritis; the one kind stands at the end of the other's word. */
const isOfKind = (name: string, head: string): boolean =>
  head.length >= headFrom && tokenise(name).some(({ norm }) => norm.endsWith(head))

/**
 * "Arthritis in my hip": the illness of that part that the record has of the kind, in place of one of another part that is found
 * by the kind alone; as it was named where the record has none of the part, or the one that is named is of it.
 */
export function illnessOfPart(
  tokens: readonly Token[],
  named: readonly Subject[],
  items: readonly RegistryRecord[],
  parts: readonly PartNamed[],
): readonly Subject[] {
  const [one, ...others] = named
  if (one?.type !== 'diagnosis' || one.item === null || others.length > 0) return named
  const [part, ...more] = parts.filter(({ places }) => !places.some((at) => one.places.includes(at)))
  const isOfPart = (key: string) =>
    codesOf(key).some((code) => part?.codes.some((start) => code.startsWith(start)))
  if (!part || more.length > 0 || isOfPart(one.key)) return named
  const head = headOf(one.item.name)
  // "Rheumatoid arthritis in the hip" is that one.
  const isWhole = tokenise(one.item.name).every(({ norm }) => tokens.some((token) => token.norm === norm))
  const found = items.filter(
    ({ type, canonical_key: key, name }) => type === 'diagnosis' && isOfPart(key) && isOfKind(name, head),
  )
  if (isWhole || found.length === 0) return named
  const places = [...one.places, ...part.places]
  return found.map((item) => subjectOf(item, places))
}
