import { recordOf, type CuratedRecord } from '../../../core/curation/record-of'
import { asideOf } from '../../../core/records/whose-page'
import { derivedWrites } from './derived-writes'
import { loadPart, type Part, type Touched, type Truth } from './part'
import type { Scope, Write } from './scope'

/**
 * The writes that bring what is derived up to the truth as `changed` makes it. Called inside a transaction, whose
 * epoch it relies on. A correction may carry a fact from one concept to another: then both are touched.
 */
export async function derive(
  scope: Scope,
  touched: Touched,
  changed: (part: Part) => Truth,
): Promise<Write[]> {
  const keys = new Set(touched.keys)
  for (;;) {
    const before = await loadPart(scope, { ...touched, keys })
    const truth = changed(before)
    const words = truth.words ?? before.words
    const ownName = truth.ownName === undefined ? before.ownName : truth.ownName
    const after = recordOf(truth.facts, truth.verdicts, words, before.elsewhere, ownName)
    const met = conceptsOf(before, after).filter((key) => !keys.has(key))
    if (met.length === 0 || touched.all)
      return derivedWrites(scope, {
        before,
        truth,
        after,
        own: touched.file?.id ?? null,
        pages: touched.pages ?? new Map(),
        asideOn: asideOf(words, ownName),
      })
    for (const key of met) keys.add(key)
  }
}

/** Where the part's facts stood, and where they stand now. */
const conceptsOf = (before: Part, { standings }: CuratedRecord): string[] => [
  ...[...before.standings.values()].map(({ canonicalKey }) => canonicalKey),
  ...[...standings.values()].map(({ canonicalKey }) => canonicalKey),
]
