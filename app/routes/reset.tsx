import { useState, type FormEvent } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Card } from '../components/ui/card'
import { useToast } from '../components/ui/toast'
import { pageTitle } from '../page-title'
import { callApi, refusalText } from '../session/api'
import { useLinkToken } from '../session/link-token'
import { checkNewPassword, NewPasswordFields, type NewPasswordProblems } from '../session/new-password'
import { LinkButton } from '../components/ui/link-button'

export const meta = pageTitle((t) => t('security.reset'))

/** Where the link of a forgotten password leads. */
export default function Reset() {
  const { t } = useSpeech()
  const toast = useToast()
  const token = useLinkToken()
  const [value, setValue] = useState({ password: '', confirm: '' })
  const [problems, setProblems] = useState<NewPasswordProblems>({})
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = checkNewPassword(t, value)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    setState('busy')
    const answer = await callApi('POST /auth/reset', {
      body: { token: token ?? '', password: value.password },
    })
    if (answer.ok) return setState('done')
    setState('asking')
    toast({ title: refusalText(t, answer), variant: 'destructive', about: 'reset' })
  }

  return (
    <div className="mx-auto max-w-md py-6 sm:py-14">
      <Card>
        <h1 className="mb-3 text-xl">{t('security.reset')}</h1>
        {state === 'done' ? (
          <p role="status">{t('security.resetDone')}</p>
        ) : (
          <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
            <NewPasswordFields value={value} problems={problems} onChange={setValue} />
            <Button type="submit" size="lg" disabled={state === 'busy' || token === null}>
              {state === 'busy' ? t('shell.loading') : t('security.resetSave')}
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
