import { createContext, useContext, type ReactNode } from 'react'
import type { FileRecord } from '#core/records/file'

/** Per cent by file id, as the hub tells them while pages are read. */
export type ToldProgress = ReadonlyMap<string, number>

const ProgressContext = createContext<ToldProgress>(new Map())

export function ProgressProvider(props: { readonly told: ToldProgress; readonly children: ReactNode }) {
  return <ProgressContext.Provider value={props.told}>{props.children}</ProgressContext.Provider>
}

/** How far the reading of a file is, 0..100: what was told last, else what its row said when it was read. */
export function usePercent(file: Pick<FileRecord, 'id' | 'processing_pct'>): number {
  return useContext(ProgressContext).get(file.id) ?? file.processing_pct
}
