import { factShape, type Fact } from '../records/fact'
import { deriveId } from '../records/ids'
import { decide } from './decision'
import { enters } from './model/compare'
import type { Reconciled } from './model/reconcile'
import type { ExtractedEntity } from './types'

/** The page that facts are read from. */
export interface FactPage {
  readonly fileId: string
  /** The document's date, else the day of upload. */
  readonly date: string
  /** ISO-8601 UTC: when it was read. */
  readonly at: string
}

/** What was read of one page as facts; their ids derive from what they say, so that reading twice gives the same. */
export function factsOf(page: FactPage, found: readonly Reconciled[]): readonly Fact[] {
  return numbered(found).map((one, position) => factOf(page, one, position))
}

/** Facts of one concept on one page, told apart by their order, so that ids are the same whenever it is read. */
function numbered(found: readonly Reconciled[]) {
  const seen = new Map<string, number>()
  return found.map((fact) => {
    const key = identityOf(fact.entity).join('|')
    const ordinal = seen.get(key) ?? 0
    seen.set(key, ordinal + 1)
    return { ...fact, ordinal }
  })
}

/** What is asked for is another fact than what was found, whichever stands first on the page. */
const identityOf = ({ canonicalKey, date, value, dueIn }: ExtractedEntity): string[] => [
  canonicalKey,
  date ?? '',
  value ?? '',
  ...(dueIn ? ['due'] : []),
]

type Numbered = Reconciled & { readonly ordinal: number }

function factOf(page: FactPage, { entity, readings, ordinal }: Numbered, position: number): Fact {
  const { decision, reason } = decide(entity)
  const { fileId } = page
  // Parsed as at any door: what the type leaves out is not kept, and what it asks for is there.
  return factShape.parse({
    ...entity,
    id: deriveId(fileId, entity.type, ...identityOf(entity), ordinal),
    fileId,
    position,
    eventDate: entity.date ?? page.date,
    ...(readings ? { readings } : {}),
    proposal: enters(entity) ? decision : 'noted',
    reason,
    createdAt: page.at,
  })
}
