import { useRevalidator } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { refusalText } from '../../session/api'
import { enrolPasskey } from '../../session/passkeys'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/input'
import { useToast } from '../ui/toast'
import { useGuarded } from './step-up'

/** Asks for a name, then has the browser make a passkey. @param device what it is called unless its owner says otherwise */
export function AddPasskey({ device }: { readonly device: string }) {
  const { t } = useSpeech()
  const toast = useToast()
  const guarded = useGuarded()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState(device)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    setError(undefined)
    if (name.trim() === '') {
      setError(t('passkeys.nameMissing'))
      return field?.focus()
    }
    setBusy(true)
    const answer = await guarded(() => enrolPasskey(name.trim()))
    setBusy(false)
    if (!answer.ok) return toast({ title: refusalText(t, answer), variant: 'destructive', about: 'passkeys' })
    setOpen(false)
    setName(device)
    toast({ title: t('passkeys.added'), about: 'passkeys' })
    revalidate()
  }

  return (
    <>
      <Button variant="outline" className="mt-2" onClick={() => setOpen(true)}>
        {t('passkeys.add')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('passkeys.add')}
        description={t('passkeys.addText')}
        closeLabel={t('shell.close')}
      >
        <form
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-4 overflow-y-auto p-5"
        >
          <Field
            label={t('passkeys.name')}
            hint={t('passkeys.nameHint')}
            error={error}
            name="name"
            dir="auto"
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={busy}>
            {busy ? t('shell.loading') : t('passkeys.goOn')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
