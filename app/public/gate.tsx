import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Field } from '../components/ui/input'
import { useToast } from '../components/ui/toast'
import { useReady } from '../ready'
import { callApi, refusalText } from '../session/api'

interface GateProps {
  /** Whether somebody who went straight to the sign-in page was sent here. */
  readonly denied: boolean
  /** Of the account that was just deleted. */
  readonly receipt: string | null
}

/** The access password, before everything else (spec app.md §2, Landing page). */
export function Gate({ denied, receipt }: GateProps) {
  const { t } = useSpeech()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const ready = useReady()
  const [error, setError] = useState<string>()
  useDeniedToast(denied)
  useDeletedToast(receipt)

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
    if (answer.ok) return location.assign('/auth')
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
        id="access-password"
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

/** Says once why somebody who went straight to the sign-in page is here instead. */
function useDeniedToast(denied: boolean) {
  const { t } = useSpeech()
  const toast = useToast()
  useEffect(() => {
    if (!denied) return
    toast({ title: t('landing.deniedTitle'), description: t('landing.denied'), variant: 'destructive' })
    history.replaceState(history.state, '', location.pathname)
  }, [denied, t, toast])
}

/** Says once to somebody who has just deleted their account that it is gone, and by which receipt they can ask. */
function useDeletedToast(receipt: string | null) {
  const { t } = useSpeech()
  const toast = useToast()
  useEffect(() => {
    if (receipt === null) return
    toast({ title: t('profile.deleted'), description: t('profile.receipt', { receipt }) })
    history.replaceState(history.state, '', location.pathname)
  }, [receipt, t, toast])
}
