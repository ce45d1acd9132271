import { relatedCodes } from '#core/findings/finding'
import type { ShownFinding } from '#core/findings/groups'
import type { ListedFinding } from '#core/records/reader'
import type { RegistryRecord } from '#core/records/registry'
import { inPageOrder } from '#core/timeline/group'
import type { FactNames } from './components/fact/names'
import { sendFacts, type SentFacts } from './components/fact/sent-facts'
import { namedFact, namesFor } from './fact-names.server'
import { judge, type JudgedFinding } from './judged-finding'
import type { ownRecord } from './own-record'
import type { Preferences } from './preferences'

/** Something else that a document says, by its item of a list. */
export type ContextItem = Pick<RegistryRecord, 'id' | 'type' | 'name' | 'canonical_key'>

/** What a document found, and what else it says, as its card shows it once it stands open. */
export interface DocumentSaid {
  readonly findings: readonly ShownFinding[]
  readonly context: readonly ContextItem[]
  readonly facts: SentFacts
  readonly names: FactNames
}

/** How much a document says: diagnoses, what is out of range, all that it found. */
export interface SaidCounts {
  readonly diagnoses: number
  readonly abnormal: number
  readonly all: number
}

interface JudgedDocument {
  /** Null of what was entered by hand that day. */
  readonly fileId: string | null
  /** As the timeline lists it. */
  readonly at: string
  readonly own: readonly JudgedFinding[]
  readonly context: readonly RegistryRecord[]
}

/** Rows by their documents, each judged by the diagnoses of the same person. */
export async function judgedDocuments(
  record: Pick<ReturnType<typeof ownRecord>, 'itemsOfFiles' | 'diagnosesOf'>,
  rows: readonly ListedFinding[],
): Promise<JudgedDocument[]> {
  const fileIds = [...new Set(rows.flatMap(({ entity }) => entity.file_id ?? []))]
  const [context, diagnoses] = await Promise.all([
    record.itemsOfFiles(fileIds),
    record.diagnosesOf(relatedCodes(rows.map(({ entity }) => entity))),
  ])
  return [...Map.groupBy(rows, ({ at }) => at)].map(([at, found]) => {
    const fileId = found[0]?.entity.file_id ?? null
    const own = inPageOrder(found).map((finding) => judge(finding, diagnoses))
    return { fileId, at, own, context: context.get(fileId ?? '') ?? [] }
  })
}

export function countsOf({ own, context }: JudgedDocument): SaidCounts {
  const linked = own.flatMap(({ shown }) => shown.diagnosis?.id ?? [])
  const said = context.flatMap(({ type, id }) => (type === 'diagnosis' ? [id] : []))
  return {
    diagnoses: new Set([...linked, ...said]).size,
    abnormal: own.filter(({ shown }) => shown.abnormal === true).length,
    all: own.length,
  }
}

export function saidBy(
  reader: Pick<Preferences, 'locale' | 'units'>,
  { own, context }: JudgedDocument,
): DocumentSaid {
  const followed = own.flatMap(({ shown: { diagnosis } }) =>
    diagnosis ? [{ type: 'diagnosis' as const, canonical_key: diagnosis.canonicalKey }] : [],
  )
  return {
    findings: own.map(({ shown }) => shown),
    context: context.map(contextItem),
    facts: sendFacts(own.map(({ fact }) => fact)),
    names: namesFor(reader, [...own.map(({ entity }) => namedFact(entity)), ...context, ...followed]),
  }
}

export const contextItem = ({ id, type, name, canonical_key }: RegistryRecord): ContextItem => ({
  id,
  type,
  name,
  canonical_key,
})
