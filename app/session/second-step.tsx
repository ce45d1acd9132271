import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { useAuth } from './auth-provider'
import { CodeForm } from './code-form'
import { PasskeyButton } from './passkey-button'

/** The password was right: now the code. */
export function SecondStep() {
  const { t } = useSpeech()
  const { signOut, enter } = useAuth()
  return (
    <>
      <h1 className="mb-5 text-xl">{t('security.signInTitle')}</h1>
      <CodeForm factorId={null} onVerified={() => location.assign('/home')} />
      <PasskeyButton label={t('passkeys.confirm')} onSignedIn={enter} />
      <Button variant="link" size="sm" className="mt-2 w-full" onClick={() => void signOut()}>
        {t('security.otherAccount')}
      </Button>
    </>
  )
}
