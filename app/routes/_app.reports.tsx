import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useSpeech } from '../components/i18n'
import { NothingFound, OlderNewer, PageHeading } from '../components/record/registry-page'
import { ReportCard } from '../components/record/report-card'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageAsked } from '../page-asked'
import { pageTitle } from '../page-title'

export const meta = pageTitle((t) => t('registry.reportTitle'))
export const handle: Shows = { shows: ['files'] }
export const shouldRevalidate = whenChanged(handle)

/** Letters and summaries that were read: what the tile counts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = pageAsked(request)
  const record = ownRecord(context)
  const { rows, next } = await record.reports(asked)
  const pictures = await record.pictures(rows.map(({ id }) => id))
  return { reports: rows, pictures, first: asked.after === null, next }
}

export default function Reports() {
  const { t } = useSpeech()
  const { reports, pictures, first, next } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading title={t('registry.reportTitle')} type={null} />
      {reports.length === 0 ? (
        <NothingFound text={t('registry.reportEmpty')} />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {reports.map((file) => (
            <ReportCard key={file.id} file={file} picture={pictures[file.id]} />
          ))}
        </ul>
      )}
      <OlderNewer first={first} next={next} />
    </>
  )
}
