import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { validate } from 'uuid'
import { useSpeech } from '../components/i18n'
import { Example } from '../components/landing/example'
import { LogoMark } from '../components/shell/logo'
import { Card } from '../components/ui/card'
import { Island } from '../public/island'
import type { Public } from '../public/still'
import { LinkButton } from '../components/ui/link-button'

export const handle: Public = { public: true }

export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const deleted = searchParams.get('deleted')
  return {
    signedIn: context.session !== null,
    denied: searchParams.has('denied'),
    receipt: validate(deleted) ? deleted : null,
  }
}

export default function Landing() {
  const { t } = useSpeech()
  const { signedIn, denied, receipt } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto grid max-w-md gap-6 py-6 sm:py-14 lg:max-w-4xl">
      <div className="text-center">
        <LogoMark className="mx-auto size-16" />
        <h1 className="mt-3 text-2xl" translate="no">
          Chartlight
        </h1>
        <p className="mt-2 text-muted">{t('landing.tagline')}</p>
      </div>
      {signedIn && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-center">
          {t('landing.signedIn')}
          <LinkButton to="/home" variant="link" size="sm">
            {t('landing.openRecord')}
          </LinkButton>
        </p>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Card>
          <Island content={{ name: 'gate', denied, receipt }} />
        </Card>
        <Example />
      </div>
    </div>
  )
}
