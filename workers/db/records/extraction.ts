import { and, eq, sql, type InferSelectModel } from 'drizzle-orm'
import type { Mention } from '../../../core/curation/types'
import { openContradictions } from './contradictions'
import { documentOf, openEntities, toMention } from './entities'
import { openFiles, type FileRow } from './files'
import { openRegistry } from './registry'
import { entities, entityValidations, reviewTasks } from './schema'
import { among, type Scope, type Write } from './scope'

type Own<T> = Omit<T, 'userId'>
export type NewEntity = Own<InferSelectModel<typeof entities>>
export type NewValidation = Own<InferSelectModel<typeof entityValidations>>
export type NewReviewTask = Own<InferSelectModel<typeof reviewTasks>>

/** All that reading one file gave. */
export interface Extraction {
  readonly file: Partial<FileRow>
  readonly entities: readonly NewEntity[]
  readonly validations: readonly NewValidation[]
  readonly reviewTasks: readonly NewReviewTask[]
}

const attempts = 8
const none = sql`0`

export function openExtraction(scope: Scope) {
  const allFiles = openFiles(scope)
  const allEntities = openEntities(scope)
  const registry = openRegistry(scope)
  const disagreements = openContradictions(scope)

  /** Folds what `touched` names, from the mentions of other files and the file's own, and commits with `writes`. */
  async function curate(
    touched: Set<string>,
    exceptFile: string,
    own: { readonly added: readonly Mention[]; readonly denied: readonly Mention[] },
    writes: readonly Write[],
    leaseOf?: { fileId: string; leaseId: string },
  ) {
    const keys = [...touched]
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { epoch } = await scope.head()
      const others = (await allEntities.mentionsOf(keys)).filter((mention) => mention.fileId !== exceptFile)
      const mentions = [...others, ...own.added]
      const folded = await registry.folded(keys, mentions)
      const asked = await disagreements.settled(keys, mentions, exceptFile, own.denied)
      const require = [
        scope.atEpoch(epoch),
        ...(leaseOf ? [allFiles.held(leaseOf.fileId, leaseOf.leaseId)] : []),
      ]
      const { ok } = await scope.commit([...writes, ...folded, ...asked], { require, curates: true })
      if (ok) return true
      if (leaseOf && !(await holds(leaseOf))) return false
      // Another file of this user was folded meanwhile: read again and fold with it.
    }
    throw new Error('the record kept moving while folding')
  }

  async function holds(lease: { fileId: string; leaseId: string }) {
    return (await allFiles.find(lease.fileId))?.leaseId === lease.leaseId
  }

  /** What the patient decided of facts of a file, on either screen, by entity id. */
  async function verdictsOn(fileId: string): Promise<Map<string, 'accepted' | 'rejected'>> {
    const verdicts = new Map<string, 'accepted' | 'rejected'>()
    for (const task of await scope.list(entityValidations, { where: eq(entityValidations.fileId, fileId) })) {
      if (task.status !== 'pending')
        verdicts.set(task.entityId, task.status === 'approved' ? 'accepted' : 'rejected')
    }
    for (const task of await scope.list(reviewTasks, { where: eq(reviewTasks.fileId, fileId) })) {
      if (task.status !== 'open') verdicts.set(task.entityId, task.status)
    }
    return verdicts
  }

  return {
    /**
     * Replaces what the record holds from one file with what was read now, and folds the registries, in one
     * commit. What the patient decided of a fact that was found again stays decided. False when the lease went
     * to another consumer.
     */
    async save(file: FileRow, leaseId: string, read: Extraction): Promise<boolean> {
      const before = await allEntities.ofFile(file.id)
      const verdicts = await verdictsOn(file.id)
      const decided = (row: NewEntity): NewEntity => ({
        ...row,
        decision: verdicts.get(row.id) ?? row.decision,
      })
      const kept = read.entities.map(decided)
      const document = documentOf({ ...file, ...read.file })
      const mentioned = (rows: readonly NewEntity[]) => rows.map((row) => toMention(row, document))
      const added = mentioned(kept.filter((row) => row.decision === 'accepted'))
      const denied = mentioned(kept.filter((row) => row.type === 'allergy' && row.assertion === 'negated'))
      const touched = new Set([...before, ...kept].map((row) => row.canonicalKey))
      const now = new Set(kept.map((row) => row.id))
      const lost = before.filter((row) => !now.has(row.id)).map((row) => row.id)
      const writes: Write[] = [
        ...(lost.length > 0
          ? [
              scope.remove(
                entities,
                among(entities.id, lost),
                lost.map((id) => ({ table: 'entities', event: 'delete' as const, id, fileId: file.id })),
              ),
            ]
          : []),
        ...(kept.length > 0 ? [scope.put(entities, kept)] : []),
        // What still waited may wait no more; what waits now is put again below.
        scope.remove(
          entityValidations,
          and(eq(entityValidations.fileId, file.id), eq(entityValidations.status, 'pending')) ?? none,
          [],
        ),
        scope.remove(
          reviewTasks,
          and(eq(reviewTasks.fileId, file.id), eq(reviewTasks.status, 'open')) ?? none,
          [],
        ),
        ...putIf(
          scope,
          entityValidations,
          read.validations.filter((row) => !verdicts.has(row.entityId)),
        ),
        ...putIf(
          scope,
          reviewTasks,
          read.reviewTasks.filter((row) => !verdicts.has(row.entityId)),
        ),
        allFiles.touch(file.id, read.file),
      ]
      return curate(touched, file.id, { added, denied }, writes, { fileId: file.id, leaseId })
    },

    /** Takes a file, its facts and what only they held up out of the record. False when there is no such file. */
    async removeFile(id: string): Promise<boolean> {
      const file = await allFiles.find(id)
      if (!file) return false
      const touched = new Set(await allEntities.keysOfFile(id))
      return curate(touched, id, { added: [], denied: [] }, allFiles.removal(file))
    },
  }
}

function putIf<T extends typeof entityValidations | typeof reviewTasks>(
  scope: Scope,
  table: T,
  rows: readonly Parameters<typeof scope.put<T>>[1][number][],
): Write[] {
  return rows.length > 0 ? [scope.put(table, rows)] : []
}
