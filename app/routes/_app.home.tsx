import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Share2 } from 'lucide-react'
import { partOfDay } from '#core/i18n/dates'
import { GlanceCard } from '../components/home/glance-card'
import { HealthProfile } from '../components/home/health-profile'
import { RecentFiles, recentLimit, toRecentFile } from '../components/home/recent-files'
import { RecordTiles } from '../components/home/record-tiles'
import { useSpeech } from '../components/i18n'
import { Card } from '../components/ui/card'
import { whenChanged, type Shows } from '../live/shows'
import { loadGlance } from '../glance-loader'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'
import { UploadList } from '../uploads/upload-list'
import { UploadMenu } from '../uploads/upload-menu'
import { LinkButton } from '../components/ui/link-button'

export const meta = pageTitle((t) => t('home.title'))
export const handle: Shows = {
  shows: [
    'files',
    'summaries',
    'profiles',
    'entity_validations',
    'review_tasks',
    'diagnosis_registry',
    'medication_registry',
    'allergy_registry',
    'procedure_registry',
    'lab_registry',
    'imaging_registry',
  ],
}
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const [counts, pending, asked, unclaimed, profile, files, summary, glance] = await Promise.all([
    record.counts(),
    record.pending(),
    record.toCheckCount(),
    record.unclaimed(),
    record.profile(),
    record.newestFiles(),
    record.lastSummary('overall', 'patient'),
    readPreferences(request, record).then((reader) => loadGlance(record, reader)),
  ])
  const recent = files.slice(0, recentLimit).map(toRecentFile)
  return {
    counts,
    pending,
    toCheck: asked + unclaimed.length,
    profile,
    summary,
    canWrite: files.some(({ processing_state: state }) => state === 'succeeded'),
    files: recent,
    glance,
    pictures: await record.pictures(recent.map(({ id }) => id)),
    now: new Date().toISOString(),
  }
}

export default function Home() {
  const { t } = useSpeech()
  const { counts, pending, toCheck, profile, summary, canWrite, files, pictures, glance, now } =
    useLoaderData<typeof loader>()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div>
          <Greeting now={now} name={profile?.first_name ?? null} />
          <p className="text-muted">{t('home.subtitle')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/share" variant="outline">
            <Share2 aria-hidden />
            {t('home.share')}
          </LinkButton>
          <UploadMenu />
        </div>
      </div>
      <UploadList />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          {files.length === 0 && (
            <Card className="border-primary bg-primary-soft">
              <h2 className="text-lg">{t('home.emptyTitle')}</h2>
              <p className="measure mt-1">{t('home.emptyText')}</p>
            </Card>
          )}
          {toCheck > 0 && <ToCheckCard n={toCheck} />}
          {files.length > 0 && <GlanceCard {...glance} />}
          <RecordTiles counts={counts} pending={pending} />
        </div>
        <div className="grid gap-6">
          {files.length > 0 && <RecentFiles files={files} pictures={pictures} />}
          <HealthProfile profile={profile} now={now} summary={summary} canWrite={canWrite} />
        </div>
      </div>
    </>
  )
}

function Greeting({ now, name }: { readonly now: string; readonly name: string | null }) {
  const { t, timeZone } = useSpeech()
  const part = partOfDay(now, timeZone)
  return <h1 className="text-2xl">{name ? t(`home.${part}Name`, { name }) : t(`home.${part}`)}</h1>
}

/** What to do first. */
function ToCheckCard({ n }: { readonly n: number }) {
  const { t } = useSpeech()
  return (
    <Card aria-labelledby="to-check" className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 grow basis-60">
        <h2 id="to-check" className="text-base">
          {t('fact.toCheck', { n })}
        </h2>
        <p className="text-sm text-muted">{t('review.homeText')}</p>
      </div>
      <LinkButton to="/review" variant="outline">
        {t('review.homeButton')}
      </LinkButton>
    </Card>
  )
}
