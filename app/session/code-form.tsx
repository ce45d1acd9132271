import { useState, type FormEvent } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Field } from '../components/ui/input'
import { useReady } from '../ready'
import { refusalText } from './api'
import { answerChallenge, type Verified } from './second-factor'

interface CodeFormProps {
  /** Null: the one that counts. */
  readonly factorId: string | null
  readonly onVerified: (verified: Verified) => void
}

/** Asks for a code of the authenticator. A wrong one is cleared, the next is half a minute away. */
export function CodeForm({ factorId, onVerified }: CodeFormProps) {
  const { t } = useSpeech()
  const ready = useReady()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    if (code.trim() === '') {
      setError(t('security.codeMissing'))
      return field?.focus()
    }
    setBusy(true)
    const answer = await answerChallenge(factorId, code)
    setBusy(false)
    if (answer.ok) return onVerified(answer.value)
    if (answer.code === 'code_wrong') setCode('')
    setError(refusalText(t, answer))
    field?.focus()
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={t('security.code')}
        hint={t('security.codeHint')}
        error={error}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" size="lg" disabled={busy || !ready}>
        {busy ? t('shell.loading') : t('security.confirm')}
      </Button>
    </form>
  )
}
