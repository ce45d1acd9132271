import { redirect } from '@remix-run/cloudflare'
import { wholeHeader } from '#core/device/kept'
import { translator } from '#core/i18n/languages'
import { dateListed } from '#core/timeline/event'
import { beforeListed } from '#core/timeline/group'
import { factOfEntity } from './components/fact/fact-view'
import { sendFacts } from './components/fact/sent-facts'
import type { DocumentHead } from './components/record/document-card'
import { documentHead, fileTitle } from './components/record/file-title'
import { countsOf, judgedDocuments, saidBy, type DocumentSaid, type SaidCounts } from './document-said.server'
import { namedFact, namesFor, summaryFor } from './fact-names.server'
import type { JudgedFinding } from './judged-finding'
import type { ownRecord } from './own-record'
import { readPreferences } from './preferences'
import { loadRegistry, loadWaiting } from './registry-loader'
import { strangersOn } from './strangers.server'
import { placeAsked } from './timeline-loader'

type Record_ = ReturnType<typeof ownRecord>
type FindingType = 'lab' | 'imaging'

/** A document as a card, folded to what it is and how much it says. */
export interface DocumentFindings {
  /** Null of what was entered by hand that day. */
  readonly fileId: string | null
  /** As the timeline lists it. */
  readonly at: string
  readonly head: DocumentHead
  readonly counts: SaidCounts
  /** Of the facts that it found. */
  readonly ids: readonly string[]
  /** What it says; null until somebody opens it, since a phone would wait for all of a hundred documents. */
  readonly said: DocumentSaid | null
}

/** Results or studies shown at once, of whole documents. */
const findingsAtOnce = 100

/** By documents, or by what was tested, as the address says. */
export async function loadFindingView(record: Record_, type: FindingType, request: Request) {
  if (new URL(request.url).searchParams.get('view') !== 'list')
    return { shown: await loadFindings(record, type, request), list: null }
  const [registry, tabs] = await Promise.all([
    loadRegistry(record, [type], request, { countPages: type }),
    findingCounts(record, type),
  ])
  return { shown: null, list: { registry, tabs } }
}

/** Documents with results or studies, newest first; what the one says that stands open, and those that are asked for. */
async function loadFindings(record: Record_, type: FindingType, request: Request) {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('file')
  const page = await placeAsked(record, request, wanted, findingsAtOnce)
  const [{ rows, next }, tabs, waits, reader] = await Promise.all([
    record.findings(type, page),
    findingCounts(record, type),
    loadWaiting(record, [type], page.after === null || wanted !== null),
    readPreferences(request, record),
  ])
  // It says nothing of this kind: the timeline has all that it says.
  if (wanted !== null && rows[0]?.entity.file_id !== wanted) {
    const entity = searchParams.get('entity')
    throw redirect(`/timeline?file=${wanted}${entity === null ? '' : `&entity=${entity}`}`)
  }
  const fileIds = [...new Set(rows.flatMap(({ entity }) => entity.file_id ?? []))]
  const shownIds = [...new Set([...fileIds, ...waits.waiting.map(({ file_id: id }) => id)])]
  const [pictures, files, documents] = await Promise.all([
    record.pictures(shownIds),
    record.filesOf(shownIds),
    judgedDocuments(record, rows),
  ])
  const byId = new Map(files.map((file) => [file.id, file]))
  const t = translator(reader.locale)
  const named = [searchParams.get('entity'), searchParams.get('line')]
  const isWhole = request.headers.has(wholeHeader)
  const cards = documents.map((document, index): DocumentFindings => {
    const { at, fileId, own } = document
    const file = byId.get(fileId ?? '')
    const ids = own.map(({ entity }) => entity.id)
    // What was entered by hand has no file by which whoever has no script could ask for it.
    const isTold = isWhole || index === 0 || fileId === null || ids.some((id) => named.includes(id))
    return {
      fileId,
      at,
      head: file
        ? documentHead(file, reader.timeZone, summaryFor(reader.locale, file, own.map(telling)))
        : { date: dateListed(at), facility: null, text: t('timeline.entered') },
      counts: countsOf(document),
      ids,
      said: isTold ? saidBy(reader, document) : null,
    }
  })
  return {
    documents: cards,
    waiting: sendFacts(waits.waiting.map(factOfEntity)),
    names: namesFor(reader, waits.waiting.map(namedFact)),
    moreWaits: waits.moreWaits,
    tabs,
    next,
    first: page.after === null,
    file: wanted,
    pictures,
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
    strangers: await strangersOn(record, files),
  }
}

/** What one document of the list says, for whoever opens it; null where it is not in the record, or says no such thing. */
export async function loadSaid(
  record: Record_,
  type: FindingType,
  request: Request,
): Promise<DocumentSaid | null> {
  const at = new URL(request.url).searchParams.get('at') ?? ''
  const [{ rows }, reader] = await Promise.all([
    record.findings(type, { limit: findingsAtOnce, after: beforeListed(at) }),
    readPreferences(request, record),
  ])
  const [document] = await judgedDocuments(
    record,
    rows.filter((row) => row.at === at),
  )
  return document ? saidBy(reader, document) : null
}

/** How many documents there are, and how many tests or studies. */
async function findingCounts(record: Record_, type: 'lab' | 'imaging') {
  const [documents, sizes] = await Promise.all([record.documentCount(type), record.registrySizes([type])])
  return { documents, list: sizes[type] ?? 0 }
}

const telling = ({ entity: { type, canonical_key, normalized, flag } }: JudgedFinding) => ({
  type,
  canonical_key,
  name: normalized.name,
  flag,
})
