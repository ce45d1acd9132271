import { drugCodes, officialAtc } from '../../core/curation/drug-codes'
import type { Page, PageOf } from '../../core/records/page'
import type { RegistryRecord } from '../../core/records/registry'
import type { Fact } from '../../core/records/fact'

export interface BackfillDeps {
  /** Drugs without an ATC code. */
  readonly uncoded: (page: PageOf) => Promise<Page<RegistryRecord>>
  /** What an official table has of a name. */
  readonly lookUp: (name: string) => Promise<readonly { readonly name: string; readonly code: string }[]>
  readonly recode: (key: string, found: Pick<Fact, 'canonicalKey' | 'name' | 'codes'>) => Promise<boolean>
}

/** Looks up the ATC codes of one batch of drugs; what has none in any table stays without. Where the next batch begins. */
export async function backfillCodes(deps: BackfillDeps, page: PageOf) {
  const { rows, next } = await deps.uncoded(page)
  for (const { canonical_key: key, name, codes } of rows) {
    const known = drugCodes(name) ?? (await official(deps, { canonicalKey: key, name, codes }))
    if (known) await deps.recode(key, known)
  }
  return { processed: rows.length, next }
}

async function official(deps: BackfillDeps, drug: Pick<Fact, 'canonicalKey' | 'name' | 'codes'>) {
  const atc = officialAtc(drug.name, await deps.lookUp(drug.name))
  return atc === null ? null : { ...drug, codes: { ...drug.codes, ATC: [atc] } }
}
