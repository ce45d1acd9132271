import type { InferSelectModel } from 'drizzle-orm'
import { docMetaShape } from '../../../core/records/file'
import { ownWords, searchWords } from '../../../core/records/search-words'
import type { files } from './schema/files'

/** What of a file tells what it is. */
type Described = Pick<InferSelectModel<typeof files>, 'displayName' | 'category' | 'detectedDate' | 'docMeta'>

/** What a document is found by: its name, its title, what it tells of itself, who wrote it. */
export function fileWords(
  userId: string,
  { displayName, category, detectedDate, docMeta }: Described,
): string {
  const meta = docMeta === null ? null : docMetaShape.parse(docMeta)
  const said = meta ? [meta.title, meta.facility, meta.physician, meta.summary] : []
  return ownWords(userId, searchWords([displayName, category, detectedDate, ...said]))
}
