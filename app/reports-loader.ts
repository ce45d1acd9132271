import type { FileRecord } from '#core/records/file'
import { entityTypes } from '#core/records/kinds'
import { namesFor, summaryFor, tellingItem } from './fact-names.server'
import { contextItem, type ContextItem } from './document-said.server'
import type { ownRecord } from './own-record'
import { pageAsked } from './page-asked'
import { readPreferences } from './preferences'

type Record_ = ReturnType<typeof ownRecord>

/** A letter or a summary, and what of the lists rests on it. */
export interface Report {
  readonly file: FileRecord
  /** How many items of all lists rest on it. */
  readonly total: number
  /** In the reader's language; null where it says nothing that is known. */
  readonly summary: string | null
  readonly items: readonly ContextItem[]
}

/** Letters and summaries that were read, newest first: what the tile counts. */
export async function loadReports(record: Record_, request: Request) {
  const asked = pageAsked(request)
  const [{ rows, next }, reader] = await Promise.all([
    record.reports(asked),
    readPreferences(request, record),
  ])
  const ids = rows.map(({ file }) => file.id)
  const [pictures, itemsOf] = await Promise.all([record.pictures(ids), record.itemsOfFiles(ids)])
  const reports = rows.map(({ file, items: total }): Report => {
    const items = (itemsOf.get(file.id) ?? []).toSorted(
      (a, b) => entityTypes.indexOf(a.type) - entityTypes.indexOf(b.type),
    )
    return {
      file,
      total,
      summary: summaryFor(reader.locale, file, items.map(tellingItem)),
      items: items.map(contextItem),
    }
  })
  const items = reports.flatMap((report) => report.items)
  return {
    reports,
    pictures,
    names: namesFor(reader, items),
    first: asked.after === null,
    next,
  }
}
