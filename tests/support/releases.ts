import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** A row of an official release: whether the code may be billed (a heading may not), and its title. */
export interface Released {
  readonly billable: boolean
  readonly title: string
}

/** The release of fiscal year 2026 as it lies in tests/fixtures/codes, by code without its point. */
export function releaseOf(system: 'ICD-10-CM' | 'ICD-10-PCS'): ReadonlyMap<string, Released> {
  const file = system === 'ICD-10-CM' ? 'icd10cm-2026' : 'icd10pcs-2026'
  const path = new URL(`../fixtures/codes/${file}.tsv.gz`, import.meta.url)
  const [, ...rows] = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n')
  return new Map(
    rows.map((row) => {
      const [code = '', billable, title = ''] = row.split('\t')
      return [code, { billable: billable === '1', title }]
    }),
  )
}

export const withoutPoint = (code: string): string => code.replace('.', '')
