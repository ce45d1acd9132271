import { useRevalidator } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { callApi, refusalText } from '../../session/api'
import { checkNewPassword, NewPasswordFields, type NewPasswordProblems } from '../../session/new-password'
import { writeStored } from '../../session/refresh'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/input'
import { useToast } from '../ui/toast'
import { useGuarded } from './step-up'

const blank = { password: '', confirm: '' }

/** Another password: the current one is asked for, other devices are signed out. */
export function ChangePassword() {
  const { t } = useSpeech()
  const toast = useToast()
  const guarded = useGuarded()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const [current, setCurrent] = useState('')
  const [value, setValue] = useState(blank)
  const [problems, setProblems] = useState<NewPasswordProblems & { current?: string }>({})
  const [busy, setBusy] = useState(false)

  const close = () => {
    setOpen(false)
    setCurrent('')
    setValue(blank)
    setProblems({})
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refuse = (found: typeof problems) => {
      setProblems(found)
      const [first] = Object.keys(found)
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    }
    const missing = current === '' ? { current: t('auth.passwordMissing') } : {}
    const found = { ...missing, ...checkNewPassword(t, value) }
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    const body = { current_password: current, password: value.password }
    const answer = await guarded(() => callApi('POST /auth/password', { body }))
    setBusy(false)
    if (answer.ok) {
      writeStored(answer.value)
      close()
      revalidate()
      return toast({ title: t('security.passwordChanged'), about: 'password' })
    }
    const text = refusalText(t, answer)
    if (answer.code === 'current_password_wrong') refuse({ current: text })
    else if (answer.code.startsWith('password_')) refuse({ password: text })
    else toast({ title: text, variant: 'destructive', about: 'password' })
  }

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('security.changePassword')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(state) => state || close()}
        title={t('security.changePassword')}
        closeLabel={t('shell.close')}
      >
        <form
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-4 overflow-y-auto p-5"
        >
          <Field
            type="password"
            name="current"
            dir="ltr"
            autoComplete="current-password"
            label={t('security.currentPassword')}
            error={problems.current}
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
          />
          <NewPasswordFields value={value} problems={problems} onChange={setValue} />
          <Button type="submit" disabled={busy}>
            {busy ? t('shell.loading') : t('security.resetSave')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
