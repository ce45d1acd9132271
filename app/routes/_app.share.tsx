import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Download, House } from 'lucide-react'
import { CreateCard } from '../components/share/create-card'
import { LinkRow } from '../components/share/link-row'
import { useSpeech } from '../components/i18n'
import { LoadFailed } from '../components/shell/load-failed'
import { Button } from '../components/ui/button'
import { Card, CardHeader, CardTitle } from '../components/ui/card'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { LinkButton } from '../components/ui/link-button'

const product = 'Chartlight'

export const meta = pageTitle((t) => t('home.share'))
export const handle: Shows = { shows: ['share_links'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const links = await ownRecord(context).shareLinks(new URL(request.url).origin)
  return { links, now: new Date().toISOString() }
}

export default function Share() {
  const { t } = useSpeech()
  const { links, now } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('share.title', { product })}</h1>
        <Button asChild variant="ghost" className="ms-auto">
          <a href="/api/functions/patient_summary" download="patient-summary.json">
            <Download aria-hidden />
            {t('share.fhir')}
          </a>
        </Button>
        <LinkButton to="/home" variant="outline">
          <House aria-hidden />
          {t('share.back')}
        </LinkButton>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CreateCard />
        <Card aria-labelledby="share-list">
          <CardHeader>
            <CardTitle id="share-list">{t('share.list', { n: links.length })}</CardTitle>
          </CardHeader>
          {links.length === 0 ? (
            <p className="text-muted">{t('share.none')}</p>
          ) : (
            <ul className="share-links" tabIndex={0} aria-labelledby="share-list">
              {links.map((link) => (
                <LinkRow key={link.id} link={link} now={now} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useSpeech()
  return (
    <>
      <p role="alert" className="mb-4 text-critical">
        {t('share.loadFailed')}
      </p>
      <LoadFailed />
    </>
  )
}
