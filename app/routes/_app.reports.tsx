import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { NamesProvider } from '../components/fact/names'
import { useSpeech } from '../components/i18n'
import { OlderNewer } from '../components/record/older-newer'
import { NothingFound, PageHeading } from '../components/record/page-heading'
import { ReportCard } from '../components/record/report-card'
import { useOpened } from '../components/record/use-opened'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadReports } from '../reports-loader'

export const meta = pageTitle((t) => t('registry.reportTitle'))
export const handle: Shows = { shows: ['files', 'entities'] }
export const shouldRevalidate = whenChanged(handle)

export const loader = ({ context, request }: LoaderFunctionArgs) => loadReports(ownRecord(context), request)

export default function Reports() {
  const { t } = useSpeech()
  const { reports, pictures, names, first, next } = useLoaderData<typeof loader>()
  const opened = useOpened(null, first ? reports.map(({ file }) => file.id) : [])
  return (
    <NamesProvider names={names}>
      <PageHeading title={t('registry.reportTitle')} type={null} />
      {reports.length === 0 ? (
        <NothingFound text={t('registry.reportEmpty')} />
      ) : (
        <ul className="grid max-w-3xl gap-2">
          {reports.map((report) => (
            <li key={report.file.id}>
              <ReportCard {...report} picture={pictures[report.file.id]} open={report.file.id === opened} />
            </li>
          ))}
        </ul>
      )}
      <OlderNewer first={first} next={next} />
    </NamesProvider>
  )
}
