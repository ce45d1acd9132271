import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useState } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Card } from '../components/ui/card'
import { pageTitle } from '../page-title'
import { AuthForm } from '../session/auth-form'

export const meta = pageTitle((t) => t('auth.signIn'))

export function loader({ context }: LoaderFunctionArgs) {
  if (context.session) return redirect('/home')
  if (!context.passedGate) return redirect('/?denied')
  return null
}

export default function AuthPage() {
  const { t } = useSpeech()
  const [mode, setMode] = useState<'sign-in' | 'sign-up'>('sign-in')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signingUp = mode === 'sign-up'
  return (
    <div className="mx-auto max-w-md py-6 sm:py-14">
      <Card>
        <h1 className="mb-5 text-xl">{signingUp ? t('auth.signUpTitle') : t('auth.signInTitle')}</h1>
        <AuthForm
          key={mode}
          mode={mode}
          email={email}
          onEmail={setEmail}
          password={password}
          onPassword={setPassword}
          onSignedUp={() => setMode('sign-in')}
        />
        <Button
          variant="link"
          size="sm"
          className="mt-2 w-full"
          onClick={() => setMode(signingUp ? 'sign-in' : 'sign-up')}
        >
          {signingUp ? t('auth.toSignIn') : t('auth.toSignUp')}
        </Button>
      </Card>
    </div>
  )
}
