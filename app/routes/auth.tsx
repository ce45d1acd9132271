import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Card } from '../components/ui/card'
import { pageTitle } from '../page-title'
import { Island } from '../public/island'
import type { Public } from '../public/still'

export const meta = pageTitle((t) => t('auth.signIn'))
export const handle: Public = { public: true }

export function loader({ context }: LoaderFunctionArgs) {
  if (context.session) return redirect('/home')
  if (!context.halfSignedIn && !context.passedGate) return redirect('/?denied')
  return { codeWanted: context.halfSignedIn, providers: context.providers }
}

export default function AuthPage() {
  const { codeWanted, providers } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto max-w-md py-6 sm:py-14">
      <Card>
        <Island content={codeWanted ? { name: 'second-step' } : { name: 'sign-in', providers }} />
      </Card>
    </div>
  )
}
