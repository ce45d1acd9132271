import type { Evidence, KnownFile, KnownRecord, Needs, WaitingFact } from '../../core/assistant/record'
import type { EntityRecord } from '../../core/records/entity'
import { entityTypes, type EntityType } from '../../core/records/kinds'
import type { Place } from '../../core/records/page'
import type { RegistryRecord } from '../../core/records/registry'
import { toFileRecord, type FileRow } from '../db/records/files'
import type { RecordDoor } from '../db/records/open'

/** A long record's list is few pages, since each waits for the one before. */
const atATime = 2000
/** More of one type than any person has: a wall against a record that is none. */
const mostOfType = 5000
const filesLookedAt = 500
/** Of a type. */
const waitingNamed = 100

type Record_ = Pick<RecordDoor, 'registry' | 'files' | 'waiting'>

/** All that stands in the record, with its newest documents, and how much waits. */
export async function readKnown(record: Record_): Promise<KnownRecord> {
  const [items, files, waiting] = await Promise.all([
    readItems(record),
    record.files.page({ limit: filesLookedAt, after: null }),
    Promise.all(entityTypes.map((type) => record.waiting.facts(type, waitingNamed))),
  ])
  return {
    items,
    files: files.rows
      .filter(({ status }) => status !== 'other_patient' && status !== 'unclaimed')
      .map(asRead),
    waiting: waiting.flat().map(({ entity }) => aboutOf(entity)),
  }
}

function asRead(row: FileRow): KnownFile {
  const { id, category, display_name, detected_date, doc_meta } = toFileRecord(row)
  return { id, category, display_name, detected_date, doc_meta }
}

/** What a fact is about, without what it says. */
const aboutOf = ({ type, canonical_key: key, normalized, file_id }: EntityRecord): WaitingFact => ({
  type,
  key,
  name: normalized.name,
  file_id,
})

/** All that stands on the lists of the record. */
export async function readItems(record: Pick<Record_, 'registry'>): Promise<RegistryRecord[]> {
  const [lists, uncoded] = await Promise.all([
    Promise.all(entityTypes.map((type) => allOf(record, type))),
    // A drug that no code was found for is taken all the same.
    record.registry.uncoded(atATime),
  ])
  return [...lists.flat(), ...uncoded]
}

/** Not only the newest: what is said not to be there was looked for in all of it. */
async function allOf({ registry }: Pick<Record_, 'registry'>, type: EntityType): Promise<RegistryRecord[]> {
  const all: RegistryRecord[] = []
  let after: Place | null = null
  do {
    const { rows, next } = await registry.ofType(type, { limit: atATime, after })
    all.push(...rows)
    after = next
  } while (after && all.length < mostOfType)
  return all
}

/** The facts that are needed, each with the day it holds for. */
export async function readEvidence(
  { waiting }: Record_,
  needs: Needs,
  { files }: KnownRecord,
): Promise<Evidence> {
  const [named, ...ofFiles] = await Promise.all([
    waiting.dated(needs.factIds),
    ...[...new Set(needs.fileIds)].map(async (fileId) => {
      const day = files.find(({ id }) => id === fileId)?.detected_date ?? null
      const facts = await waiting.entities(fileId)
      return facts.map((entity) => ({ entity, date: entity.date ?? day ?? '' }))
    }),
  ])
  return [
    ...named,
    ...ofFiles.flat().filter(({ entity }) => !named.some((one) => one.entity.id === entity.id)),
  ]
}
