import { Phone } from 'lucide-react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useAsk } from './ask-provider'

/** Calls the assistant about the conversation that goes on; in a call, the way back to it. */
export function CallButton({ conversationId }: { readonly conversationId: string | null }) {
  const { t } = useSpeech()
  const ask = useAsk()
  if (!ask) return null
  return (
    <div className="px-4 pt-3">
      <Button variant="outline" size="sm" className="w-full" onClick={() => ask.call(conversationId)}>
        <Phone aria-hidden />
        {ask.inCall ? t('voice.inCall') : t('voice.call')}
      </Button>
    </div>
  )
}
