import { sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import { nothingElsewhere, type Elsewhere } from '../../../core/curation/lessons'
import type { SourcedFact } from '../../../core/records/fact'
import type { Verdict } from '../../../core/records/verdict'
import type { PatientWord } from '../../../core/records/whose-page'
import { documentOf, parseFact } from './facts'
import { ownNameIn } from './own-name'
import { openPatientNames, type NamedPages } from './patient-names'
import { files } from './schema/files'
import { facts } from './schema/facts'
import { registryItems, standings } from './schema/derived'
import type { Scope } from './scope'
import { among } from './statements'
import { openVerdicts } from './verdicts'

export type StandingRow = InferSelectModel<typeof standings>
export type RegistryRow = InferSelectModel<typeof registryItems>

/** The truth of a part as it will be once a decision is in; `words` and `ownName` where those become others. */
export type Truth = Pick<Part, 'facts' | 'verdicts'> & Partial<Pick<Part, 'words' | 'ownName'>>

/** Which part of a record a decision touches: concepts by their keys, and all that stands on one file; or all of it. */
export interface Touched {
  readonly keys: ReadonlySet<string>
  readonly file: { readonly id: string; readonly bytes: string } | null
  readonly pages?: NamedPages
  readonly all?: boolean
}

/** Facts and verdicts of a part, and what was derived of it before. */
export interface Part {
  readonly facts: readonly SourcedFact[]
  readonly verdicts: readonly Verdict[]
  /** What was said of lines that were read as its facts are, on pages that it may lack. */
  readonly elsewhere: Elsewhere
  /** What was said of the names on pages, the latest first. */
  readonly words: readonly PatientWord[]
  /** As the profile calls the patient. */
  readonly ownName: string | null
  /** By fact id. */
  readonly standings: ReadonlyMap<string, StandingRow>
  /** By canonical key. */
  readonly items: ReadonlyMap<string, RegistryRow>
}

/** A part is closed under its concepts; one that has an allergy has them all, since a letter may deny them all. */
export async function loadPart(scope: Scope, touched: Touched): Promise<Part> {
  const keys = [...touched.keys]
  const [rows, items] = await Promise.all([
    scope.list(facts, { where: touched.all ? undefined : conditionOf(scope, touched), limit: 'all' }),
    scope.list(registryItems, {
      where: touched.all ? undefined : among(registryItems.canonicalKey, keys),
      limit: 'all',
    }),
  ])
  const ids = rows.map(({ id }) => id)
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? [])
  const said = openVerdicts(scope)
  const readAs = new Set([...keys, ...rows.map(({ canonicalKey }) => canonicalKey)])
  const [stood, pages, words, ownName, elsewhere] = await Promise.all([
    scope.ofIds(standings, ids),
    scope.ofIds(files, fileIds),
    openPatientNames(scope).all('all'),
    ownNameIn(scope),
    touched.all ? nothingElsewhere : saidElsewhere(scope, readAs, touched.file?.bytes ?? null),
  ])
  const given = stood.flatMap(({ verdictIds }) => verdictIds as string[])
  const byFile = new Map(pages.map((file) => [file.id, documentOf(file)]))
  return {
    facts: rows.flatMap((row) => {
      const document = row.fileId === null ? null : byFile.get(row.fileId)
      return document === undefined ? [] : [{ fact: parseFact(row), document }]
    }),
    verdicts: touched.all
      ? await said.all()
      : await said.concerning(touched.file?.bytes ?? null, [...new Set(given)]),
    elsewhere,
    words,
    ownName,
    standings: new Map(stood.map((row) => [row.id, row])),
    items: new Map(items.map((row) => [row.canonicalKey, row])),
  }
}

/** @param own the bytes of the file that the decision is about: whom it names is told by the facts that it has then */
async function saidElsewhere(
  scope: Scope,
  readAs: ReadonlySet<string>,
  own: string | null,
): Promise<Elsewhere> {
  const verdicts = await openVerdicts(scope).ofReadings([...readAs])
  const bytes = new Set(verdicts.flatMap(({ subject }) => subject.bytes ?? []))
  const speaks = scope.exists(facts, sql`${facts.fileId} = ${files.id}`)
  const pages = await scope.sought(
    files,
    [...bytes].filter((one) => one !== own),
    (wanted) => sql`${files.sha256} = ${wanted} AND ${speaks}`,
  )
  return { verdicts, patients: new Map(pages.map(({ row }) => [row.sha256, documentOf(row).patient])) }
}

/** By what the page says, and by what it was corrected to. */
function conditionOf(scope: Scope, { keys, file }: Touched): SQL {
  const named = [...keys]
  const allergic = named.some((key) => key.startsWith('allergy:'))
  const corrected = sql`${facts.id} IN (SELECT ${standings.id} FROM ${standings}
    WHERE ${scope.mine(standings, among(standings.canonicalKey, named))})`
  const parts = [
    among(facts.canonicalKey, named),
    corrected,
    ...(file ? [sql`${facts.fileId} = ${file.id}`] : []),
    ...(allergic ? [sql`${facts.type} = 'allergy'`] : []),
  ]
  return sql.join(parts, sql` OR `)
}
