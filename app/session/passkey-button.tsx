import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { useToast } from '../components/ui/toast'
import { useReady } from '../ready'
import { refusalText } from './api'
import { knowsPasskeys, signInByPasskey, type PasskeySession } from './passkeys'

interface PasskeyButtonProps {
  readonly label: string
  readonly onSignedIn: (session: PasskeySession) => void
}

/** Signs in by a passkey, where the browser knows of such. */
export function PasskeyButton({ label, onSignedIn }: PasskeyButtonProps) {
  const { t } = useSpeech()
  const toast = useToast()
  const ready = useReady()
  const [busy, setBusy] = useState(false)
  if (ready && !knowsPasskeys()) return null

  const ask = async () => {
    setBusy(true)
    const answer = await signInByPasskey()
    if (answer.ok) return onSignedIn(answer.value)
    setBusy(false)
    toast({ title: refusalText(t, answer), variant: 'destructive', about: 'passkey' })
  }
  return (
    <Button
      variant="outline"
      size="lg"
      className="mt-3 w-full"
      disabled={busy || !ready}
      onClick={() => void ask()}
    >
      <KeyRound aria-hidden />
      {label}
    </Button>
  )
}
