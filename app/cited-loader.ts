import type { Locale } from '#core/i18n/locale'
import { translator } from '#core/i18n/languages'
import type { RecordReader } from '#core/records/reader'
import { fileTitle } from './components/record/file-title'
import { namesFor } from './fact-names.server'

/** The facts that a text cites, in the order of their numbers, with all that their pages are shown by. */
export async function loadCited(record: RecordReader, ids: readonly string[], locale: Locale) {
  const facts = await record.entitiesOf([...ids])
  const cited = new Map(facts.map((fact) => [fact.id, fact]))
  const entities = ids.flatMap((id) => cited.get(id) ?? [])
  const fileIds = [...new Set(entities.map(({ file_id: id }) => id))]
  const [pictures, files] = await Promise.all([record.pictures(fileIds), record.filesOf(fileIds)])
  const t = translator(locale)
  return {
    entities,
    pictures,
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
    names: namesFor(
      locale,
      entities.map((fact) => ({ ...fact, reaction: fact.normalized.reaction })),
    ),
  }
}
