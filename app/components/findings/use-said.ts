import { useCallback, useEffect, useState } from 'react'
import type { DocumentFindings } from '../../findings-loader'
import { readSaid } from './read-said'
import { asked, came, listed, type KnownSaid } from './said'

interface UsedSaid {
  readonly known: KnownSaid
  /** Asks for what a document says. */
  readonly ask: (at: string) => void
}

/** What the documents of a list say: some came with it, the others are asked for when they are opened. */
export function useSaid(type: 'lab' | 'imaging', documents: readonly DocumentFindings[]): UsedSaid {
  const [before, setState] = useState(() => listed(null, documents))
  const state = listed(before, documents)
  if (state !== before) setState(state)
  const { known, again } = state
  const read = useCallback(
    async (at: string) => {
      const said = await readSaid(type, at)
      setState((now) => came(now, { documents, at, said }))
    },
    [type, documents],
  )
  useEffect(() => {
    for (const at of again) void read(at)
  }, [again, read])
  return {
    known,
    ask: (at) => {
      setState((now) => asked(now, at))
      void read(at)
    },
  }
}
