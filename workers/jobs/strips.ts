import type { PageReading } from '../../core/document/page'
import type { Fact } from '../../core/records/fact'
import { cutStrips } from '../adapters/image/cut-strips'

/** The strip of each fact of a page, by the fact's id. */
export function stripsByFact(
  bytes: Uint8Array,
  { source, turn }: PageReading,
  facts: readonly Fact[],
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const placed = facts.flatMap(({ id, evidence }) => (evidence ? [{ id, evidence }] : []))
  const strips = cutStrips(
    bytes,
    { ...source, turn },
    placed.map(({ evidence }) => evidence),
  )
  return new Map(strips.flatMap((strip, index) => (placed[index] ? [[placed[index].id, strip]] : [])))
}
