import { redirect } from '@remix-run/cloudflare'
import { relatedCodes } from '#core/findings/finding'
import type { ShownFinding } from '#core/findings/groups'
import { translator } from '#core/i18n/languages'
import type { RecordedFact } from '#core/records/entity'
import type { RegistryRecord } from '#core/records/registry'
import { dateListed } from '#core/timeline/event'
import { inPageOrder } from '#core/timeline/group'
import { factOfEntity } from './components/fact/fact-view'
import { sendFacts } from './components/fact/sent-facts'
import type { DocumentHead } from './components/record/document-card'
import { documentHead, fileTitle } from './components/record/file-title'
import { judge } from './judged-finding'
import { namedFact, namesFor, summaryFor } from './fact-names.server'
import type { ownRecord } from './own-record'
import { readPreferences } from './preferences'
import { loadRegistry, loadWaiting } from './registry-loader'
import { strangersOn } from './strangers.server'
import { placeAsked } from './timeline-loader'

type Record_ = ReturnType<typeof ownRecord>

/** Something else that a document says, by its item of a list. */
export type ContextItem = Pick<RegistryRecord, 'id' | 'type' | 'name' | 'canonical_key'>

/** A document as a card: what it found, and what else it says. */
export interface DocumentFindings {
  /** Null of what was entered by hand that day. */
  readonly fileId: string | null
  /** As the timeline lists it. */
  readonly at: string
  readonly head: DocumentHead
  readonly findings: readonly ShownFinding[]
  readonly context: readonly ContextItem[]
}

/** Results or studies shown at once, of whole documents. */
const findingsAtOnce = 100

/** By documents, or by what was tested, as the address says. */
export async function loadFindingView(record: Record_, type: 'lab' | 'imaging', request: Request) {
  if (new URL(request.url).searchParams.get('view') !== 'list')
    return { shown: await loadFindings(record, type, request), list: null }
  const [registry, tabs] = await Promise.all([
    loadRegistry(record, [type], request, { countPages: type }),
    findingCounts(record, type),
  ])
  return { shown: null, list: { registry, tabs } }
}

/** Documents with results or studies, newest first, each with what else it says. */
async function loadFindings(record: Record_, type: 'lab' | 'imaging', request: Request) {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('file')
  const page = await placeAsked(record, request, wanted, findingsAtOnce)
  const [{ rows, next }, tabs, waits, reader] = await Promise.all([
    record.findings(type, page),
    findingCounts(record, type),
    loadWaiting(record, [type], page.after === null || wanted !== null),
    readPreferences(request, record),
  ])
  const { locale, timeZone } = reader
  // It says nothing of this kind: the timeline has all that it says.
  if (wanted !== null && rows[0]?.entity.file_id !== wanted) {
    const entity = searchParams.get('entity')
    throw redirect(`/timeline?file=${wanted}${entity === null ? '' : `&entity=${entity}`}`)
  }
  const fileIds = [...new Set(rows.flatMap(({ entity }) => entity.file_id ?? []))]
  const shownIds = [...new Set([...fileIds, ...waits.waiting.map(({ file_id: id }) => id)])]
  const [pictures, files, context, diagnoses] = await Promise.all([
    record.pictures(shownIds),
    record.filesOf(shownIds),
    record.itemsOfFiles(fileIds),
    record.diagnosesOf(relatedCodes(rows.map(({ entity }) => entity))),
  ])
  const byId = new Map(files.map((file) => [file.id, file]))
  const t = translator(locale)
  const judged = [...Map.groupBy(rows, ({ at }) => at)].map(([at, own]) => ({
    at,
    own: inPageOrder(own).map((finding) => judge(finding, diagnoses)),
  }))
  const documents = judged.map(({ at, own }): DocumentFindings => {
    const fileId = own[0]?.entity.file_id ?? null
    const file = byId.get(fileId ?? '')
    return {
      fileId,
      at,
      head: file
        ? documentHead(
            file,
            timeZone,
            summaryFor(
              locale,
              file,
              own.map(({ entity }) => telling(entity)),
            ),
          )
        : { date: dateListed(at), facility: null, text: t('timeline.entered') },
      findings: own.map(({ shown }) => shown),
      context: (context.get(fileId ?? '') ?? []).map(contextItem),
    }
  })
  const facts = [...rows.map(({ entity }) => entity), ...waits.waiting]
  return {
    documents,
    facts: sendFacts([
      ...waits.waiting.map(factOfEntity),
      ...judged.flatMap(({ own }) => own.map(({ fact }) => fact)),
    ]),
    waiting: waits.waiting.map(({ id }) => id),
    moreWaits: waits.moreWaits,
    tabs,
    next,
    first: page.after === null,
    file: wanted,
    pictures,
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
    strangers: await strangersOn(record, files),
    names: namesFor(reader, [
      ...facts.map(namedFact),
      ...documents.flatMap((one) => one.context),
      ...diagnoses,
    ]),
  }
}

/** How many documents there are, and how many tests or studies. */
async function findingCounts(record: Record_, type: 'lab' | 'imaging') {
  const [documents, sizes] = await Promise.all([record.documentCount(type), record.registrySizes([type])])
  return { documents, list: sizes[type] ?? 0 }
}

export const contextItem = ({ id, type, name, canonical_key }: RegistryRecord): ContextItem => ({
  id,
  type,
  name,
  canonical_key,
})

const telling = ({ type, canonical_key, normalized: { name }, flag }: RecordedFact) => ({
  type,
  canonical_key,
  name,
  flag,
})
