import type { DocumentSaid } from '../../document-said.server'
import type { DocumentFindings } from '../../findings-loader'

/** What a card has to show: what its document says, that this is on its way, or that it did not come. */
export type Said = DocumentSaid | 'coming' | 'failed'
/** By the documents' places in the list; none of what nobody has opened. */
export type KnownSaid = ReadonlyMap<string, Said>

export interface SaidState {
  /** The reading of the list that it belongs to. */
  readonly documents: readonly DocumentFindings[]
  readonly known: KnownSaid
  /** What is known and did not come with this reading of the list. */
  readonly again: readonly string[]
}

/** The list was read anew: what did not come with it this time stays as it was until it is read too. */
export function listed(before: SaidState | null, documents: readonly DocumentFindings[]): SaidState {
  if (before?.documents === documents) return before
  const known = new Map(
    documents.flatMap(({ at, said }) => {
      const told = said ?? before?.known.get(at)
      return told === undefined ? [] : [[at, told] as const]
    }),
  )
  const again = documents.filter(({ at, said }) => said === null && known.has(at)).map(({ at }) => at)
  return { documents, known, again }
}

export const asked = (state: SaidState, at: string): SaidState => told(state, at, 'coming')

/**
 * An answer came; null: it did not. What was asked of an earlier reading is older than what is known by now, and where
 * the network is away for a moment, nothing goes from the screen that is read there.
 */
export function came(
  state: SaidState,
  { documents, at, said }: { documents: SaidState['documents']; at: string; said: DocumentSaid | null },
): SaidState {
  if (state.documents !== documents) return state
  const stood = state.known.get(at)
  return told(state, at, said ?? (typeof stood === 'object' ? stood : 'failed'))
}

const told = (state: SaidState, at: string, said: Said): SaidState => ({
  ...state,
  known: new Map(state.known).set(at, said),
})
