import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { entityTypes } from '#core/records/kinds'
import { NamesProvider } from '../components/fact/names'
import { useSpeech } from '../components/i18n'
import { OlderNewer } from '../components/record/older-newer'
import { NothingFound, PageHeading } from '../components/record/page-heading'
import { useHighlight } from '../components/record/use-highlight'
import { TimelineList } from '../components/timeline/timeline-list'
import { Tabs } from '../components/ui/tabs'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadTimeline } from '../timeline-loader'

export const meta = pageTitle((t) => t('timeline.title'))
export const handle: Shows = { shows: ['entities', 'files'] }
export const shouldRevalidate = whenChanged(handle)

/** ms for which the fact that somebody came for is ringed (spec records.md §9). */
const highlightMs = 2000

export const loader = ({ context, request }: LoaderFunctionArgs) => loadTimeline(ownRecord(context), request)

export default function Timeline() {
  const { t } = useSpeech()
  const { type, counts, rows, next, first, names, file, ...shown } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const named = search.get('entity')
  useHighlight(named, { during: highlightMs })
  const asked = file ?? rows.find(({ entity }) => entity.id === named)?.entity.file_id ?? null
  const own = type ?? 'all'
  const tabs = (['all', ...entityTypes] as const).map((name) => ({
    to: name === 'all' ? '/timeline' : `/timeline?type=${name}`,
    label: t(`timeline.${name}`),
    count: counts[name].events,
    chosen: name === own,
  }))
  const { events, files } = counts[own]
  return (
    <NamesProvider names={names}>
      <PageHeading title={t('timeline.title')} type={null} enters={type ?? 'diagnosis'}>
        {events > 0 && (
          <p className="text-sm text-muted">
            {t('timeline.header', { n: events, files: t('timeline.files', { n: files }) })}
          </p>
        )}
      </PageHeading>
      <Tabs label={t('timeline.title')} tabs={tabs} />
      {rows.length === 0 && <NothingFound text={t('timeline.empty')} />}
      <TimelineList rows={rows} file={asked} {...shown} />
      <OlderNewer first={first} next={next} />
    </NamesProvider>
  )
}
