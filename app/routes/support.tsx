import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useSpeech } from '../components/i18n'
import { SupportForm } from '../components/support-form'
import { Card } from '../components/ui/card'
import { pageTitle } from '../page-title'
import { LinkButton } from '../components/ui/link-button'

export const meta = pageTitle((t) => t('support.title'))

export function loader({ context }: LoaderFunctionArgs) {
  return { signedIn: context.session !== null }
}

export default function Support() {
  const { t } = useSpeech()
  const { signedIn } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="mb-4 text-2xl">{t('support.title')}</h1>
      {signedIn ? (
        <SupportForm />
      ) : (
        <Card role="alert">
          <h2 className="text-lg">{t('support.loginTitle')}</h2>
          <p className="mt-1 mb-4">{t('support.login')}</p>
          <LinkButton to="/auth">{t('support.goToLogin')}</LinkButton>
        </Card>
      )}
    </div>
  )
}
