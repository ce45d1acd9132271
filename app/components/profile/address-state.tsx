import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { callApi, refusalText } from '../../session/api'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'

/** The address one signs in with, and whether it is known to be one's own. */
export function AddressState({ email, verified }: { readonly email: string; readonly verified: boolean }) {
  const { t } = useSpeech()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await callApi('POST /auth/verification')
    setBusy(false)
    if (answer.ok) toast({ title: t('security.verifySent'), about: 'verify' })
    else toast({ title: refusalText(t, answer), variant: 'destructive', about: 'verify' })
  }
  return (
    <div>
      <h3 className="font-semibold">{t('auth.email')}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3">
        <Bdi>{email}</Bdi>
        <span className="flex items-center gap-1.5 text-sm text-muted">
          {verified && <MailCheck aria-hidden className="size-4 text-success" />}
          {verified ? t('security.emailVerified') : t('security.emailUnverified')}
        </span>
        {!verified && (
          <Button variant="link" size="sm" disabled={busy} onClick={() => void send()}>
            {t('security.verifySend')}
          </Button>
        )}
      </p>
    </div>
  )
}
