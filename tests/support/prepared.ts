import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run alone, for what is made once and copied by each file. */
    preparedFolder: string
  }
}

/** Gives the files of one run a folder in common, and takes it away behind them. */
export default function prepare({ provide }: TestProject): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chartlight-prepared-'))
  provide('preparedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
