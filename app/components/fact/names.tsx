import { createContext, useCallback, useContext, type ReactNode } from 'react'
import type { FactView } from './fact-view'

/** Names in the reader's language: of concepts by their keys, of reactions by their English names. Empty in English. */
export interface FactNames {
  readonly concepts: Readonly<Record<string, string>>
  readonly reactions: Readonly<Record<string, string>>
  /** Results in the reader's units, by `equivalentKey`; none where they are printed so. */
  readonly equivalents?: Readonly<Record<string, string>>
  /** How drugs are taken, by the keys of their facts: told on the server, which has the words of both languages. */
  readonly taking?: Readonly<Record<string, Taking>>
}

/** What several parts of a screen are told by. */
export const mergeNames = (parts: readonly FactNames[]): FactNames => ({
  concepts: Object.assign({}, ...parts.map(({ concepts }) => concepts)),
  reactions: Object.assign({}, ...parts.map(({ reactions }) => reactions)),
  equivalents: Object.assign({}, ...parts.map(({ equivalents }) => equivalents)),
  taking: Object.assign({}, ...parts.map(({ taking }) => taking)),
})

interface Taking {
  /** What is taken at a time, where the amount that it stands beside does not say it. */
  readonly beside: string | null
  /** When, how and how long; null where the page does not say it. */
  readonly directions: string | null
}
const untold: Taking = { beside: null, directions: null }

/** One amount of one analyte. */
export function equivalentKey({
  concept,
  value,
  unit,
}: Pick<FactView, 'concept' | 'value' | 'unit'>): string {
  return `${concept} ${value} ${unit}`
}

const NamesContext = createContext<FactNames>({ concepts: {}, reactions: {} })

export function NamesProvider({
  names,
  children,
}: {
  readonly names: FactNames
  readonly children: ReactNode
}) {
  return <NamesContext.Provider value={names}>{children}</NamesContext.Provider>
}

/** What to call a fact: drugs and analytes are called the same in every language. */
export function useFactName(): (fact: Pick<FactView, 'name' | 'concept'>) => string {
  const { concepts } = useContext(NamesContext)
  return useCallback(({ name, concept }) => concepts[concept] ?? name, [concepts])
}

export function useReactionName(): (reaction: string) => string {
  const { reactions } = useContext(NamesContext)
  return (reaction) => reactions[reaction] ?? reaction
}

/** The amount of a result in the reader's units; null where the page prints it so. */
export function useEquivalent(): (fact: Pick<FactView, 'concept' | 'value' | 'unit'>) => string | null {
  const { equivalents = {} } = useContext(NamesContext)
  return (fact) => equivalents[equivalentKey(fact)] ?? null
}

/** How a drug is taken. */
export function useTaking({ key }: Pick<FactView, 'key'>): Taking {
  const { taking = {} } = useContext(NamesContext)
  return taking[key] ?? untold
}
