import { Phone } from 'lucide-react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'

interface CallButtonProps {
  readonly inCall: boolean
  readonly onCall: () => void
}

/** Calls the assistant about the conversation that goes on; in a call, the way back to it. */
export function CallButton({ inCall, onCall }: CallButtonProps) {
  const { t } = useSpeech()
  return (
    <div className="px-4 pt-3">
      <Button variant="outline" size="sm" className="w-full" onClick={onCall}>
        <Phone aria-hidden />
        {inCall ? t('voice.inCall') : t('voice.call')}
      </Button>
    </div>
  )
}
