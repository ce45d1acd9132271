import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, useLoaderData, useNavigate, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSpeech } from '../components/i18n'
import { LogoMark } from '../components/shell/logo'
import { Button } from '../components/ui/button'
import { Card } from '../components/ui/card'
import { Field } from '../components/ui/input'
import { useToast } from '../components/ui/toast'
import { useReady } from '../ready'
import { callApi, refusalText } from '../session/api'

export function loader({ context }: LoaderFunctionArgs) {
  return { signedIn: context.session !== null }
}

export default function Landing() {
  const { t } = useSpeech()
  const { signedIn } = useLoaderData<typeof loader>()
  useDeniedToast()
  return (
    <div className="mx-auto grid max-w-md gap-6 py-6 sm:py-14">
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
          <Button asChild variant="link" size="sm">
            <Link to="/home">{t('landing.openRecord')}</Link>
          </Button>
        </p>
      )}
      <Card>
        <Gate />
      </Card>
    </div>
  )
}

function Gate() {
  const { t } = useSpeech()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const ready = useReady()
  const [error, setError] = useState<string>()

  const refuse = (text: string) => {
    setError(text)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password.trim() === '') return refuse(t('landing.missing'))
    setBusy(true)
    setError(undefined)
    const answer = await callApi('POST /gate', { body: { password } })
    if (answer.ok) return navigate('/auth')
    setBusy(false)
    const known = ['password_wrong', 'password_missing', 'too_many_attempts'].includes(answer.code)
    // A wrong password is cleared; one that could not be checked is kept for another try.
    if (answer.code === 'password_wrong') setPassword('')
    refuse(known ? refusalText(t, answer) : t('landing.failed'))
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field
        ref={input}
        type="password"
        name="password"
        autoComplete="off"
        label={t('landing.password')}
        placeholder={t('landing.placeholder')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={error}
      />
      <Button type="submit" size="lg" disabled={busy || !ready}>
        {busy ? t('landing.verifying') : t('landing.start')}
      </Button>
    </form>
  )
}

/** Says why someone who went straight to the sign-in page is here instead. */
function useDeniedToast() {
  const { t } = useSpeech()
  const toast = useToast()
  const [query, setQuery] = useSearchParams()
  const denied = query.has('denied')
  useEffect(() => {
    if (!denied) return
    toast({ title: t('landing.deniedTitle'), description: t('landing.denied'), variant: 'destructive' })
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [denied, setQuery, t, toast])
}
