import { useState } from 'react'
import type { Provider } from '#core/auth/provider'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { AuthForm } from './auth-form'
import { PasskeySignIn } from './passkey-sign-in'
import { ProviderButtons } from './provider-buttons'

/** Sign in or sign up, by one toggle (spec app.md §2, Auth page). */
export function SignIn({ providers }: { readonly providers: readonly Provider[] }) {
  const { t } = useSpeech()
  const [mode, setMode] = useState<'sign-in' | 'sign-up'>('sign-in')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signingUp = mode === 'sign-up'
  return (
    <>
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
      {!signingUp && <PasskeySignIn />}
      <ProviderButtons providers={providers} />
      {!signingUp && (
        <Button asChild variant="link" size="sm" className="mt-2 w-full">
          <a href="/recover">{t('security.forgot')}</a>
        </Button>
      )}
      <Button
        variant="link"
        size="sm"
        className="mt-2 w-full"
        onClick={() => setMode(signingUp ? 'sign-in' : 'sign-up')}
      >
        {signingUp ? t('auth.toSignIn') : t('auth.toSignUp')}
      </Button>
    </>
  )
}
