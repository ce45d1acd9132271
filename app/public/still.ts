import { useMatches } from '@remix-run/react'
import { createContext, useContext } from 'react'

/** A public route's `handle`: for somebody who is not signed in it is a document that no router follows. */
export interface Public {
  readonly public: true
}

const StillContext = createContext(false)
export const StillProvider = StillContext.Provider

/** Whether this document stands still: its links are links, and its script is the island's alone. */
export function useStill(): boolean {
  return useContext(StillContext)
}

/** For the layout, which decides it. */
export function useIsStill(signedIn: boolean): boolean {
  const matches = useMatches()
  return !signedIn && matches.some(({ handle }) => (handle as Partial<Public> | undefined)?.public === true)
}

/** Where the script of every page lies, which a still one loads by itself; the server tells. */
export const EntryScript = createContext<string | undefined>(undefined)
