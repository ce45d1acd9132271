import type { Box } from '../../records/place'
import type { ExtractedEntity } from '../types'
import type { Told } from './fact-entity'
import { lettersOf } from './letters'
import { enters } from './compare'
import { sameValue } from './amount'

/** How likely two readings are of one fact; 0 = they are not. */
function kinship(embedded: ExtractedEntity, told: Told): number {
  const { entity, fact, found } = told
  if (embedded.type !== entity.type) return 0
  const together = found && meets(embedded.evidence.box, entity.evidence.box)
  if (embedded.canonicalKey === entity.canonicalKey) return sameKey(embedded, entity, together)
  return together && sameWords(embedded.text, fact.wording) ? 1 : 0
}

/** One concept stands once on a page, but for results: those are told apart by row, date and value. */
function sameKey(a: ExtractedEntity, b: ExtractedEntity, together: boolean): number {
  if (a.type !== 'lab') return together ? 5 : 4
  const dated = a.date === null || b.date === null || a.date === b.date
  const valued = a.value !== null && b.value !== null && sameValue(a.value, b.value)
  // A row of a cumulative table holds several results of one analyte.
  if (!dated && !(together && valued)) return 0
  return (together ? 3 : 1) + (dated ? 1 : 0) + (valued ? 1 : 0)
}

/** The wording that one names is the wording of the other, whatever each takes it to mean. */
export function sameWords(text: string, wording: string): boolean {
  const [whole, part] = [lettersOf(text), lettersOf(wording)]
  return part.length >= 3 && (whole.includes(part) || (whole.length >= 3 && part.includes(whole)))
}

/** Boxes of one row or place: they share a third of the smaller one. */
export function meets(a: Box, b: Box): boolean {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return false
  return width * height >= Math.min(a[2] * a[3], b[2] * b[3]) / 3
}

export interface Pairing {
  readonly pairs: readonly { readonly embedded: ExtractedEntity; readonly told: Told }[]
  readonly embeddedOnly: readonly ExtractedEntity[]
  readonly toldOnly: readonly Told[]
}

/** Each reading of one engine with at most one of the other, the likeliest first. */
export function pairUp(embedded: readonly ExtractedEntity[], told: readonly Told[]): Pairing {
  const possible = embedded.flatMap((one) =>
    told.map((other) => ({ embedded: one, told: other, kin: kinship(one, other) })),
  )
  const ranked = possible.filter(({ kin }) => kin > 0).sort((a, b) => b.kin - a.kin)
  const used = new Set<ExtractedEntity | Told>()
  const pairs = ranked.filter((pair) => {
    if (used.has(pair.embedded) || used.has(pair.told)) return false
    used.add(pair.embedded).add(pair.told)
    return true
  })
  return {
    pairs,
    embeddedOnly: embedded.filter((one) => !used.has(one)),
    toldOnly: told.filter((one) => !used.has(one)),
  }
}

/** What the model told more than once, once: the telling that was found, that states it, that is surest. */
export function distinct(told: readonly Told[]): Told[] {
  const best = new Map<string, Told>()
  for (const one of told) {
    const { type, canonicalKey, value, date } = one.entity
    const key = type === 'lab' ? [canonicalKey, value, date].join('|') : canonicalKey
    const other = best.get(key)
    if (!other || worth(one) > worth(other)) best.set(key, one)
  }
  return [...best.values()]
}

const worth = ({ entity, found }: Told): number =>
  Number(found) * 4 + Number(enters(entity)) * 2 + Number(entity.value !== null) + entity.confidence
