import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translator } from '#core/i18n/languages'
import { NamesProvider } from '../components/fact/names'
import { useSpeech } from '../components/i18n'
import { fileTitle } from '../components/record/file-title'
import { StrangersProvider } from '../components/record/patients'
import { ReviewBoard } from '../components/review/review-board'
import { WhosePages } from '../components/review/whose-pages'
import { ShareNotes } from '../components/review/share-notes'
import { Badge } from '../components/ui/badge'
import { EmptyState } from '../components/ui/empty-state'
import { namedFact, namesFor } from '../fact-names.server'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageAsked } from '../page-asked'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'
import { strangersOn } from '../strangers.server'
import { LinkButton } from '../components/ui/link-button'

export const meta = pageTitle((t) => t('review.title'))
export const handle: Shows = {
  shows: ['entity_validations', 'review_tasks', 'patient_names', 'share_notes', 'files'],
}
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const [{ rows, next }, total, reader, notes, unclaimed] = await Promise.all([
    record.toCheck(pageAsked(request)),
    record.toCheckCount(),
    readPreferences(request, record),
    record.shareNotes(),
    record.unclaimed(),
  ])
  const entities = rows.flatMap(({ entity, against }) => (against ? [entity, against] : [entity]))
  const fileIds = [...new Set(entities.map(({ file_id: id }) => id))]
  const [pictures, files] = await Promise.all([record.pictures(fileIds), record.filesOf(fileIds)])
  const t = translator(reader.locale)
  return {
    notes,
    unclaimed: unclaimed.map((file) => ({
      id: file.id,
      name: file.doc_meta?.patient ?? '',
      title: fileTitle(t, file),
    })),
    questions: rows,
    next,
    total,
    from: skipped(request, total),
    pictures,
    strangers: await strangersOn(record, files),
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
    names: namesFor(reader, entities.map(namedFact)),
  }
}

/** How many the address says wait before its place; no number of ours counts as none. */
function skipped(request: Request, total: number): number {
  const from = Number(new URL(request.url).searchParams.get('from') ?? 0)
  return Number.isSafeInteger(from) ? Math.min(Math.max(from, 0), total) : 0
}

export default function Review() {
  const { t } = useSpeech()
  const { names, strangers, notes, unclaimed, ...asked } = useLoaderData<typeof loader>()
  return (
    <NamesProvider names={names}>
      <h1 className="mb-4 flex flex-wrap items-center gap-3 text-2xl">
        {t('review.title')}
        {asked.total > 0 && <Badge tone="warning">{t('review.pending', { n: asked.total })}</Badge>}
      </h1>
      <ShareNotes notes={notes} />
      <WhosePages pages={unclaimed} />
      {asked.total === 0 ? (
        unclaimed.length === 0 && (
          <EmptyState title={t('review.emptyTitle')} text={t('review.emptyText')}>
            <LinkButton to="/home">{t('review.goHome')}</LinkButton>
          </EmptyState>
        )
      ) : (
        <StrangersProvider strangers={strangers}>
          <ReviewBoard {...asked} />
        </StrangersProvider>
      )}
    </NamesProvider>
  )
}
