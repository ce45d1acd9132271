import { PhoneOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Call } from '#core/voice/call'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { statusText } from './status-text'
import type { Emit } from './transport'
import { useElapsed } from './use-elapsed'

interface CallBarProps {
  readonly call: Call
  readonly dispatch: Emit
}

/** A call that goes on while something else is looked at: at the top, and a tap away. */
export function CallBar({ call, dispatch }: CallBarProps) {
  const { t } = useSpeech()
  const elapsed = useElapsed(call.since)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <section aria-label={t('voice.active')} className="call-bar">
      <button
        ref={back}
        type="button"
        className="call-bar-back"
        onClick={() => dispatch({ type: 'minimised', on: false })}
      >
        <span className="call-dot" aria-hidden />
        <span className="font-semibold whitespace-nowrap">{t('voice.active')}</span>
        <span className="tabular whitespace-nowrap">
          <Bdi>{elapsed}</Bdi>
        </span>
        <span className="min-w-0 truncate">{statusText(t, call)}</span>
        <span className="sr-only">, {t('voice.restore')}</span>
      </button>
      <Button variant="destructive" size="sm" onClick={() => dispatch({ type: 'ended' })}>
        <PhoneOff aria-hidden />
        {t('voice.endShort')}
      </Button>
    </section>
  )
}
