import type { FileRecord } from '#core/records/file'
import { fullName } from '#core/records/profile'
import type { RecordReader } from '#core/records/reader'
import { whosePage } from '#core/records/whose-page'

/**
 * A patient whom a page names and who is not known to be the account's person; `said`: who was said to be another;
 * `waits`: who clearly is another, so that the page is not in the record before a word.
 */
export interface Stranger {
  readonly name: string
  readonly said: boolean
  readonly waits: boolean
}
/** By file id. */
export type Strangers = Readonly<Record<string, Stranger>>

/** Of these pages those that name somebody else, or somebody of whom nothing was said yet. */
export async function strangersOn(
  record: Pick<RecordReader, 'patientWords' | 'profile'>,
  files: readonly Pick<FileRecord, 'id' | 'doc_meta' | 'status'>[],
): Promise<Strangers> {
  const [words, profile] = await Promise.all([record.patientWords(), record.profile()])
  const ownName = fullName(profile)
  return Object.fromEntries(
    files.flatMap(({ id, doc_meta: meta, status }) => {
      const name = meta?.patient ?? null
      const whose = whosePage(name, words, ownName)
      return name !== null && (whose === 'unsaid' || whose === 'other')
        ? [[id, { name, said: whose === 'other', waits: status === 'unclaimed' }]]
        : []
    }),
  )
}
