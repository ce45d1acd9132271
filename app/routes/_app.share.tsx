import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { House } from 'lucide-react'
import { CreateCard } from '../components/share/create-card'
import { LinkRow } from '../components/share/link-row'
import { ExportData } from '../components/profile/export-data'
import { StepUpProvider } from '../components/profile/step-up'
import { useSpeech } from '../components/i18n'
import { LoadFailed } from '../components/shell/load-failed'
import { Card, CardHeader, CardTitle } from '../components/ui/card'
import { whenChanged, type Shows } from '../live/shows'
import { ownAccount, ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { LinkButton } from '../components/ui/link-button'

const product = 'Chartlight'

export const meta = pageTitle((t) => t('home.share'))
export const handle: Shows = { shows: ['share_links'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [links, passkeys] = await Promise.all([
    ownRecord(context).shareLinks(new URL(request.url).origin),
    ownAccount(context).passkeys(),
  ])
  return { links, passkey: passkeys.length > 0, now: new Date().toISOString() }
}

export default function Share() {
  const { t } = useSpeech()
  const { links, passkey, now } = useLoaderData<typeof loader>()
  return (
    <StepUpProvider passkey={passkey}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('share.title', { product })}</h1>
        <div className="ms-auto">
          <ExportData as={['fhir']} variant="ghost" />
        </div>
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
    </StepUpProvider>
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
