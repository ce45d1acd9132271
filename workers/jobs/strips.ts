import type { Sheet } from '../../core/paper/geometry'
import type { Fact } from '../../core/records/fact'
import { cutStrips } from '../adapters/image/cut-strips'

/** The strip of each fact of a page, by the fact's id. */
export function stripsByFact(
  bytes: Uint8Array,
  sheet: Sheet,
  facts: readonly Fact[],
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const placed = facts.flatMap(({ id, evidence }) => (evidence ? [{ id, evidence }] : []))
  const strips = cutStrips(
    bytes,
    sheet,
    placed.map(({ evidence }) => evidence),
  )
  return new Map(strips.flatMap((strip, index) => (placed[index] ? [[placed[index].id, strip]] : [])))
}
