import { fileContext, type CountedAs } from '../../core/findings/file-context'
import { findingOf, relatedCodes } from '../../core/findings/finding'
import { countsOf, toFileRecord, type FileRow } from '../db/records/files'
import type { RecordDoor } from '../db/records/open'
import { notFound } from './refusal'

interface Asked {
  readonly p_limit: number
  readonly p_offset: number
}

async function contextsOf(record: RecordDoor, files: readonly FileRow[], as: CountedAs) {
  const items = await record.mentions.itemsOf(files.map(({ id }) => id))
  return files.map((file) => fileContext(toFileRecord(file), items.get(file.id) ?? [], countsOf(file), as))
}

/** Documents with results or studies, newest first, with what else they say. */
export async function documentsWith(
  record: RecordDoor,
  type: 'lab' | 'imaging',
  { p_limit: limit, p_offset: skipped }: Asked,
) {
  return contextsOf(record, await record.files.withFindings(type, { limit, offset: skipped }), type)
}

/** The results or studies of a document, each with the diagnosis that it is followed for. */
export async function findingsOf(record: RecordDoor, type: 'lab' | 'imaging', fileId: string) {
  const file = await record.files.find(fileId)
  if (!file) return notFound()
  const findings = await record.mentions.ofFile(file, type)
  const diagnoses = await record.registry.diagnosesOf(relatedCodes(findings))
  return findings.map((entity) => findingOf(entity, diagnoses))
}

/** Letters and summaries, newest first, with what they say. */
export async function reportsWith(record: RecordDoor, { p_limit: limit, p_offset: skipped }: Asked) {
  const { rows } = await record.files.reports({ limit: skipped + limit, after: null })
  return contextsOf(record, rows.slice(skipped), 'items')
}
