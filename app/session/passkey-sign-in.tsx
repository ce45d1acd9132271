import { useEffect } from 'react'
import { useSpeech } from '../components/i18n'
import { useToast } from '../components/ui/toast'
import { refusalText } from './api'
import { useAuth } from './auth-provider'
import { PasskeyButton } from './passkey-button'
import { offerPasskey, offersPasskeys, stopOffering } from './passkeys'

/** Ahead of the server's five minutes. */
const renewMs = 4 * 60_000

/** In place of the password: by a button and, where the browser can, among what it fills in. */
export function PasskeySignIn() {
  const { t } = useSpeech()
  const { enter } = useAuth()
  useOffered()
  return <PasskeyButton label={t('passkeys.signIn')} onSignedIn={enter} />
}

/** Has the browser offer its passkeys as long as the form is there. That none was taken is not worth a word. */
function useOffered(): void {
  const { t } = useSpeech()
  const toast = useToast()
  const { enter } = useAuth()
  useEffect(() => {
    let wanted = true
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeys()) || !wanted) return
      const answer = await offerPasskey()
      if (!wanted) return
      if (answer.ok) return enter(answer.value)
      if (answer.code !== 'passkey_late' && answer.code !== 'passkey_refused') return
      toast({ title: refusalText(t, answer), variant: 'destructive', about: 'passkey' })
      return offer()
    }
    void offer()
    const timer = setInterval(() => void offer(), renewMs)
    return () => {
      wanted = false
      clearInterval(timer)
      void stopOffering()
    }
  }, [t, toast, enter])
}
