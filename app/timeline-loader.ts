import { wholeText } from '#core/i18n/intake'
import type { Locale } from '#core/i18n/locale'
import { translator } from '#core/i18n/languages'
import type { FileRecord } from '#core/records/file'
import { looksLikeFileName } from '#core/records/file-names'
import { entityTypes } from '#core/records/kinds'
import { beforeFile, inPageOrder } from '#core/timeline/group'
import { newestDocument, sinceLast, type RecordChange } from '#core/timeline/since-last'
import type { ShownChange } from './components/timeline/since-last-card'
import { documentHead, fileTitle } from './components/record/file-title'
import { namedFact, namesFor, summaryFor } from './fact-names.server'
import type { ownRecord } from './own-record'
import { pageAsked, timelinePage } from './page-asked'
import { readPreferences } from './preferences'

type Record_ = ReturnType<typeof ownRecord>

const shownChange = (locale: Locale, { kind, entity, before }: RecordChange): ShownChange => ({
  kind,
  entity,
  before: before && {
    told: wholeText(locale, before.text, before.intake) ?? before.text,
    date: before.date,
  },
})

/** One page of the timeline, and the documents and pictures that its rows are of. */
export async function loadTimeline(record: Record_, request: Request) {
  const { searchParams } = new URL(request.url)
  const type = entityTypes.find((one) => one === searchParams.get('type')) ?? null
  const wanted = searchParams.get('file')
  const page = await placeAsked(record, request, wanted)
  const [{ rows, next }, counts, reader] = await Promise.all([
    record.timeline(type, page),
    record.eventCounts(),
    readPreferences(request, record),
  ])
  const { locale, timeZone } = reader
  const fileIds = [...new Set(rows.flatMap(({ entity }) => entity.file_id ?? []))]
  const [pictures, files] = await Promise.all([record.pictures(fileIds), record.filesOf(fileIds)])
  const begins = type === null && wanted === null && page.after === null
  const newest = begins ? newestDocument(rows) : []
  const items = await record.itemsOfKeys([...new Set(newest.map((entity) => entity.canonical_key))])
  const byId = new Map(files.map((file) => [file.id, file]))
  const t = translator(locale)
  const said = Map.groupBy(
    inPageOrder(rows).map(({ entity }) => ({ ...entity, name: entity.normalized.name })),
    ({ file_id: id }) => id,
  )
  return {
    type,
    counts,
    rows: rows.map((row) => ({ ...row, label: labelOf(byId.get(row.entity.file_id ?? '')) })),
    changes: begins ? sinceLast(rows, items).map((change) => shownChange(locale, change)) : [],
    next,
    first: page.after === null,
    file: wanted,
    pictures,
    heads: Object.fromEntries(
      files.map((file) => [
        file.id,
        documentHead(file, timeZone, summaryFor(locale, file, said.get(file.id) ?? [])),
      ]),
    ),
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
    names: namesFor(
      reader,
      rows.map(({ entity }) => namedFact(entity)),
    ),
  }
}

/** A document that somebody came for begins the page, however far down it stands. */
export async function placeAsked(
  record: Record_,
  request: Request,
  wanted: string | null,
  limit = timelinePage,
) {
  const asked = pageAsked(request, 'after', limit)
  const [file] = wanted === null ? [] : await record.filesOf([wanted])
  return file ? { ...asked, after: beforeFile(dateOf(file), file.id) } : asked
}

/** As its rows are in order: a day of upload is by UTC there. */
const dateOf = ({ detected_date: date, created_at: at }: FileRecord): string => date ?? at.slice(0, 10)

/** Hidden if it looks like the name of a file (spec records.md §2). */
const labelOf = (file: FileRecord | undefined): string | null =>
  file && !looksLikeFileName(file.display_name) ? file.display_name : null
