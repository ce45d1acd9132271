import { eq, sql, type InferSelectModel } from 'drizzle-orm'
import { factShape, type Fact, type FactDocument } from '../../../core/records/fact'
import { docMetaShape } from '../../../core/records/file'
import { facts } from './schema/facts'
import type { files } from './schema/files'
import type { Scope, Write } from './scope'
import { among } from './statements'

export type FactRow = InferSelectModel<typeof facts>

export const parseFact = (row: Pick<FactRow, 'body'>): Fact => factShape.parse(row.body)

/** What a file says of the time and place of its facts: its own date, else the day it was uploaded. */
export function documentOf(
  file: Pick<InferSelectModel<typeof files>, 'sha256' | 'detectedDate' | 'createdAt' | 'docMeta'>,
): FactDocument {
  const meta = file.docMeta === null ? null : docMetaShape.parse(file.docMeta)
  return {
    bytes: file.sha256,
    date: file.detectedDate ?? file.createdAt.slice(0, 10),
    facility: meta?.facility ?? null,
    physician: meta?.physician ?? null,
    patient: meta?.patient ?? null,
    patientIsLabelled: meta?.patient_is_labelled ?? false,
  }
}

export function openFacts(scope: Scope) {
  // What is told of facts is told by what stands of them.
  const put = (made: readonly Fact[]): Write => scope.told(scope.put(facts, made.map(toRow)), [])

  return {
    put,

    async find(id: string): Promise<Fact | null> {
      const row = await scope.get(facts, id)
      return row && parseFact(row)
    },

    /** In order of appearance on the page. */
    async ofFile(fileId: string): Promise<Fact[]> {
      const rows = await scope.list(facts, { where: eq(facts.fileId, fileId), limit: 'all' })
      return rows.map(parseFact).sort((a, b) => a.position - b.position)
    },

    /** The writes that leave `after` of what was `before`; what did not change is not written. */
    replaced(before: readonly Fact[], after: readonly Fact[]): Write[] {
      const known = new Map(before.map((fact) => [fact.id, JSON.stringify(fact)]))
      const kept = new Set(after.map(({ id }) => id))
      const lost = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
      const changed = after.filter((fact) => known.get(fact.id) !== JSON.stringify(fact))
      return [
        ...(lost.length > 0 ? [scope.remove(facts, among(facts.id, lost), [])] : []),
        ...(changed.length > 0 ? [put(changed)] : []),
      ]
    },

    /** The file's own condition for whatever reads facts by it. */
    ofFileCondition: (fileId: string) => sql`${facts.fileId} = ${fileId}`,
  }
}

const toRow = (fact: Fact): Omit<FactRow, 'userId'> => ({
  id: fact.id,
  source: fact.fileId === null ? 'patient' : 'page',
  fileId: fact.fileId,
  type: fact.type,
  canonicalKey: fact.canonicalKey,
  eventDate: fact.eventDate,
  position: fact.position,
  body: fact,
})
