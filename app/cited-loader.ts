import { translator } from '#core/i18n/languages'
import { isOnPage } from '#core/records/on-page'
import type { RecordReader } from '#core/records/reader'
import { fileTitle } from './components/record/file-title'
import { namedFact, namesFor } from './fact-names.server'
import type { Preferences } from './preferences'

export type CitedFacts = Awaited<ReturnType<typeof loadCited>>

/**
 * The facts that a text cites, in the order of their numbers, with all that their pages are shown by; apart from them
 * what the patient entered, which stands on no page. What is in neither is no longer in the record.
 */
export async function loadCited(record: RecordReader, ids: readonly string[], reader: Preferences) {
  const facts = await record.entitiesOf([...ids])
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  const cited = ids.flatMap((id) => known.get(id) ?? [])
  const entities = cited.filter(isOnPage)
  const fileIds = [...new Set(entities.map(({ file_id: id }) => id))]
  const [pictures, files] = await Promise.all([record.pictures(fileIds), record.filesOf(fileIds)])
  const t = translator(reader.locale)
  return {
    entities,
    entered: cited.filter((fact) => !isOnPage(fact)),
    pictures,
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
    names: namesFor(reader, cited.map(namedFact)),
  }
}
