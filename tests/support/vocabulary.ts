import { env } from 'cloudflare:workers'
import { loadTerms } from '../../scripts/vocabulary/load.mjs'
import { releaseOf } from '../../scripts/vocabulary/releases.mjs'
import type { Env } from '../../workers/config'
import { openVocabulary } from '../../workers/db/vocabulary/open'
import schema from '../../workers/db/vocabulary/schema.sql?raw'

export const database = (env as unknown as Env).VOCABULARY
export const vocabulary = openVocabulary(database)

/** As if nothing was ever imported. */
export async function emptyVocabulary() {
  for (const table of ['terms', 'imports', 'search', 'stems', 'words'])
    await database.prepare(`DROP TABLE IF EXISTS vocabulary_${table}`).run()
}

export async function* eachOf(lines: readonly string[]) {
  yield* lines
}

/** What an import is given besides its lines. @param system as an operator names it */
export const sourceOf = (lines: readonly string[], version = 'first', system?: string) => ({
  schema,
  release: releaseOf(lines.slice(0, 50), system),
  version,
  now: '2026-11-21T00:00:00.000Z',
})

export const importLines = (lines: readonly string[], version?: string) =>
  loadTerms(database, { ...sourceOf(lines, version), lines: eachOf(lines) })

/** The codes that were imported, by system and code. */
export async function importedCodes(): Promise<string[]> {
  const { results } = await database
    .prepare('SELECT code FROM vocabulary_terms ORDER BY system, code')
    .all<{ code: string }>()
  return results.map(({ code }) => code)
}

/** The shape of icd10cm_order_YYYY.txt: number, code, billable, short name, long name. */
export const orderLines = (rows: readonly (readonly [string, 0 | 1, string])[]): string[] =>
  rows.map(([code, billable, name], i) => {
    const [number, short] = [String(i + 1).padStart(5, '0'), name.slice(0, 60).padEnd(60)]
    return `${number} ${code.padEnd(7)} ${billable} ${short} ${name}`
  })

/** The shape of RXNCONSO.RRF: eighteen fields, each ended by a bar. */
export const conceptLine = (
  code: string,
  kind: string,
  name: string,
  { source = 'RXNORM', suppressed = 'N' } = {},
): string =>
  `${code}|ENG||||||1${code}|${code}|${code}||${source}|${kind}|${code}|${name}||${suppressed}|4096|`

export const diagnosisLines = orderLines([
  ['I50', 0, 'Heart failure'],
  ['I509', 1, 'Heart failure, unspecified'],
  ['I5022', 1, 'Chronic systolic (congestive) heart failure'],
  ['K551', 1, 'Chronic vascular disorders of intestine'],
  ['M0600', 1, 'Rheumatoid arthritis without rheumatoid factor, unspecified site'],
  ['E8310', 1, 'Disorder of iron metabolism, unspecified'],
  ['E83110', 1, 'Hereditary hemochromatosis'],
  [
    'S52501A',
    1,
    'Unspecified fracture of the lower end of right radius, initial encounter for closed fracture',
  ],
])

export const drugLines = [
  conceptLine('6809', 'IN', 'metformin'),
  conceptLine('83367', 'IN', 'atorvastatin'),
  conceptLine('153165', 'BN', 'Lipitor'),
  conceptLine('1545653', 'IN', 'empagliflozin'),
  conceptLine('617310', 'SCD', 'atorvastatin 20 MG Oral Tablet'),
  conceptLine('9999', 'IN', 'withdrawn drug', { suppressed: 'O' }),
  conceptLine('4815', 'IN', 'glyburide', { source: 'VANDF' }),
]
