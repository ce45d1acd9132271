import { useRef, useState, type FormEvent } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Field } from '../components/ui/input'
import { useToast } from '../components/ui/toast'
import { useReady } from '../ready'
import { callApi, refusalText } from './api'
import { checkAuthFields, type AuthFields, type AuthProblems } from './auth-fields'
import { useAuth } from './auth-provider'

interface AuthFormProps {
  readonly mode: 'sign-in' | 'sign-up'
  /** These outlive the change of mode: who has just signed up signs in with what they typed. */
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly onSignedUp: () => void
}

export function AuthForm({ mode, email, onEmail, password, onPassword, onSignedUp }: AuthFormProps) {
  const { t } = useSpeech()
  const { signIn } = useAuth()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [confirm, setConfirm] = useState('')
  const [problems, setProblems] = useState<AuthProblems>({})
  const [loading, setLoading] = useState(false)
  const ready = useReady()
  const signingUp = mode === 'sign-up'
  const errorOf = (field: keyof AuthFields) => (problems[field] ? t(problems[field]) : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = checkAuthFields(mode, { email, password, confirm })
    setProblems(found)
    const [first] = Object.keys(found)
    if (found.confirm) toast({ title: t('auth.mismatch'), variant: 'destructive' })
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    setLoading(true)
    const answer = signingUp
      ? await callApi('POST /auth/signup', { body: { email, password } })
      : await signIn(email, password)
    // A sign-in that went well leaves the page; until then the button stays as it is.
    if (answer.ok && !signingUp) return
    setLoading(false)
    if (!answer.ok) return toast({ title: refusalText(t, answer), variant: 'destructive' })
    toast({ title: t('auth.created') })
    onSignedUp()
  }

  return (
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field
        type="email"
        name="email"
        id="email"
        dir="ltr"
        // Where the browser can, it offers the passkeys that it has here (WebAuthn, conditional mediation).
        autoComplete={signingUp ? 'email' : 'username webauthn'}
        required
        label={t('auth.email')}
        error={errorOf('email')}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <Field
        type="password"
        name="password"
        id="password"
        dir="ltr"
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        required
        label={t('auth.password')}
        hint={signingUp ? t('auth.passwordHint') : undefined}
        error={errorOf('password')}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
      {signingUp && (
        <Field
          type="password"
          name="confirm"
          id="confirm"
          dir="ltr"
          autoComplete="new-password"
          required
          label={t('auth.confirm')}
          error={errorOf('confirm')}
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
      )}
      <Button type="submit" size="lg" disabled={loading || !ready}>
        {loading ? t('shell.loading') : signingUp ? t('auth.signUp') : t('auth.signIn')}
      </Button>
    </form>
  )
}
