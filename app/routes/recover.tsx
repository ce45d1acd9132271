import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useState, type FormEvent } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Card } from '../components/ui/card'
import { Field } from '../components/ui/input'
import { useToast } from '../components/ui/toast'
import { pageTitle } from '../page-title'
import { useReady } from '../ready'
import { callApi, refusalText } from '../session/api'
import { LinkButton } from '../components/ui/link-button'

export const meta = pageTitle((t) => t('security.recover'))

export function loader({ context }: LoaderFunctionArgs) {
  if (context.session) return redirect('/profile')
  return context.passedGate ? null : redirect('/?denied')
}

/** A password that was forgotten: the answer is the same for every address. */
export default function Recover() {
  const { t } = useSpeech()
  const toast = useToast()
  const ready = useReady()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    setError(undefined)
    setState('busy')
    const answer = await callApi('POST /auth/recover', { body: { email } })
    if (answer.ok) return setState('sent')
    setState('asking')
    if (answer.code !== 'invalid_input')
      return toast({ title: refusalText(t, answer), variant: 'destructive' })
    setError(t('auth.invalidEmail'))
    field?.focus()
  }

  return (
    <div className="mx-auto max-w-md py-6 sm:py-14">
      <Card>
        <h1 className="mb-3 text-xl">{t('security.recover')}</h1>
        {state === 'sent' ? (
          <p role="status">{t('security.recoverSent')}</p>
        ) : (
          <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
            <p className="text-muted">{t('security.recoverText')}</p>
            <Field
              type="email"
              name="email"
              dir="ltr"
              autoComplete="email"
              label={t('auth.email')}
              error={error}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" size="lg" disabled={state === 'busy' || !ready}>
              {state === 'busy' ? t('shell.loading') : t('security.recoverSend')}
            </Button>
          </form>
        )}
        <LinkButton to="/auth" variant="link" size="sm" className="mt-2 w-full">
          {t('security.backToSignIn')}
        </LinkButton>
      </Card>
    </div>
  )
}
