import { eq, sql } from 'drizzle-orm'
import type { ImportedRecord } from '../../../core/import/collect'
import { extensionOf, type ImportFault } from '../../../core/import/faults'
import type { FileImport } from '../../../core/import/shapes'
import type { SourcedFact } from '../../../core/records/fact'
import { failureText } from '../../../core/records/failures'
import { fullName } from '../../../core/records/profile'
import { openAlerts } from './alerts'
import { derive } from './derive'
import { documentOf, openFacts } from './facts'
import { fileWords } from './file-words'
import { restoring, unprocessed, type FileRow } from './files'
import { openPatientNames } from './patient-names'
import { openProfile } from './profile'
import { openReminders } from './reminders'
import { openRemovals } from './removals'
import { facts, verdicts } from './schema/facts'
import { files, removals } from './schema/files'
import type { Decision, Scope, Write } from './scope'
import { openStaging, type Staged } from './staging'
import { among } from './statements'
import { openVerdicts } from './verdicts'

/** Longer than any import takes: what has not come to its rows by then never will. */
const importMs = 15 * 60_000
/** Put into words for the database together: some of the rows' text is held beside them. */
const factsAtOnce = 250

/** A record that another account exported comes in: begun by one at a time, saved in one commit. */
export function openImport(scope: Scope) {
  const archivePath = `${scope.userId}/import`
  const empty = sql`NOT (${scope.exists(files, sql`1`)} OR ${scope.exists(facts, sql`1`)} OR ${scope.exists(verdicts, sql`1`)})`
  const begun = sql`${eq(removals.storagePath, archivePath)} AND ${removals.attempts} = 0`
  const putFacts = openFacts(scope).put
  const expected = (rows: readonly { id: string; storagePath: string }[]) => {
    const now = scope.now()
    const due = { createdAt: now.toISOString(), attempts: 0, dueAt: now.getTime() + importMs }
    return scope.told(
      scope.put(
        removals,
        rows.map((row) => ({ ...row, ...due })),
      ),
      [],
    )
  }

  async function isEmpty(): Promise<boolean> {
    const found = await Promise.all([files, facts, verdicts].map((table) => scope.list(table, { limit: 1 })))
    return found.every((rows) => rows.length === 0)
  }

  return {
    pathOf: (file: Pick<FileImport, 'id' | 'media_type'>): string => storagePathOf(scope.userId, file),

    async begin(id: string): Promise<ImportFault | null> {
      const { ok } = await scope.commit([expected([{ id, storagePath: archivePath }])], {
        require: [empty, sql`NOT ${scope.exists(removals, begun)}`],
      })
      if (ok) return null
      return (await isEmpty()) ? 'import_running' : 'record_not_empty'
    },

    /** Its archive is gone. */
    end: (id: string): Promise<void> => openRemovals(scope).end(id),

    /** Before the pictures are stored. False while some of these are being taken away. */
    async expect(pictured: readonly FileImport[]): Promise<boolean> {
      const rows = pictured.map((file) => ({ id: file.id, storagePath: storagePathOf(scope.userId, file) }))
      const ids = rows.map(({ id }) => id)
      const { ok } = await scope.commit([expected(rows)], {
        require: [empty, sql`NOT ${scope.exists(removals, among(removals.id, ids))}`],
      })
      return ok
    },

    /** The pictures of these are gone. */
    async abandoned(pictured: readonly FileImport[]): Promise<void> {
      const ids = pictured.map(({ id }) => id)
      await scope.run(scope.remove(removals, among(removals.id, ids), []))
    },

    /** @param pictured the files whose pictures are stored */
    async save(
      id: string,
      record: ImportedRecord,
      pictured: ReadonlySet<string>,
    ): Promise<ImportFault | null> {
      const { stage } = openStaging(scope, id)
      const stagedFacts: Staged[] = []
      for (let from = 0; from < record.facts.length; from += factsAtOnce) {
        const staged = await stage([putFacts(record.facts.slice(from, from + factsAtOnce))])
        if (!staged) return 'import_running'
        stagedFacts.push(staged)
      }
      return scope.transact<ImportFault | null>(async () => {
        if (!(await isEmpty())) return refused('record_not_empty')
        const kept = sql`${among(removals.id, [...pictured])} AND ${removals.attempts} = 0`
        const held = await scope.list(removals, { where: kept, limit: 'all' })
        // So slow that its pictures are being taken away again.
        if (held.length !== pictured.size) return refused('import_running')
        const rows = record.files.map((file) => toFileRow(scope, file, pictured.has(file.id)))
        const reminders = await openReminders(scope).taken(record.reminders)
        if (!reminders) return refused('too_many_reminders')
        const { writes: profile } = await openProfile(scope).changed(record.profile)
        const said = record.patientNames.map(({ said_at: saidAt, name, mine }) => ({ name, mine, saidAt }))
        const staged = await stage([
          scope.put(files, rows),
          scope.told(openVerdicts(scope).putAll(record.verdicts), []),
          openPatientNames(scope).said(said),
          reminders.write,
          openAlerts(scope).taken(record.alerts),
        ])
        const derived = await stage(await derivedOf(scope, record, rows))
        if (!staged || !derived) return refused('import_running')
        const all = [staged, ...stagedFacts, derived]
        return {
          writes: [
            ...all.flatMap(({ writes }) => writes),
            ...profile,
            scope.remove(removals, among(removals.id, [...pictured]), []),
          ],
          require: [
            empty,
            reminders.require,
            sql`(SELECT count(*) FROM ${removals} WHERE ${scope.mine(removals, kept)}) = ${pictured.size}`,
            ...all.map(({ require }) => require),
          ],
          folds: true,
          value: null,
        }
      })
    },
  }
}

/** What follows from its facts and verdicts. */
function derivedOf(
  scope: Scope,
  { facts: found, verdicts: said, patientNames, profile }: ImportedRecord,
  rows: readonly Omit<FileRow, 'userId'>[],
): Promise<Write[]> {
  const documents = new Map(rows.map((row) => [row.id, documentOf(row)]))
  const sourced = found.map((fact): SourcedFact => ({
    fact,
    document: fact.fileId === null ? null : (documents.get(fact.fileId) ?? null),
  }))
  return derive(scope, { keys: new Set(), file: null, all: true }, () => ({
    facts: sourced,
    verdicts: said,
    words: patientNames,
    ownName: fullName(profile),
  }))
}

const refused = (value: ImportFault): Decision<ImportFault | null> => ({ writes: [], value })

const storagePathOf = (userId: string, { id, media_type: type }: Pick<FileImport, 'id' | 'media_type'>) =>
  `${userId}/${id}.${extensionOf(type)}`

/** As it stood; what was not read to its end begins anew, and what has no picture to be read from has failed. */
function toFileRow(scope: Scope, file: FileImport, hasPicture: boolean): Omit<FileRow, 'userId'> {
  const read = file.processing_state === 'succeeded' && file.extraction_version !== null
  const row = {
    id: file.id,
    storagePath: storagePathOf(scope.userId, file),
    sha256: file.sha256,
    storedSha256: file.stored_sha256,
    mediaType: file.media_type,
    byteSize: file.byte_size,
    width: file.width,
    height: file.height,
    displayName: file.display_name,
    category: file.category,
    createdAt: file.created_at,
    updatedAt: scope.now().toISOString(),
    detectedDate: file.detected_date,
    language: file.language,
    languageConfidence: file.language_confidence,
    docMeta: file.doc_meta,
    turn: file.turn,
    extractionVersion: read ? file.extraction_version : null,
    engine: file.engine,
    engineUsage: file.engine_usage,
    counts: null,
    ...unprocessed,
    ...(read ? { ...restoring, status: file.status } : {}),
    ...(hasPicture ? {} : read ? withoutPicture : unreadable),
  }
  return { ...row, words: fileWords(scope.userId, row) }
}

const withoutPicture = { processingState: 'succeeded', processingPct: 100, restoring: false } as const
const unreadable = {
  status: 'failed',
  processingState: 'failed',
  errorCode: 'missing_object',
  lastError: failureText.missing_object,
} as const
