import { useEffect, useRef } from 'react'
import type { Transcript } from '#core/voice/transcript'
import { useSpeech } from '../i18n'
import { scrollBehavior } from '../paper/scroll'

/** What the two say, as it is said; the newest is in view. */
export function CallTranscript({ transcript }: { readonly transcript: Transcript }) {
  const { t } = useSpeech()
  const end = useRef<HTMLDivElement>(null)
  const last = transcript.at(-1)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end', behavior: scrollBehavior() })
  }, [last?.index, last?.text.length])
  return (
    <div role="log" aria-live="polite" aria-label={t('voice.transcript')} tabIndex={0} className="call-said">
      {transcript.length === 0 && <p className="text-muted">{t('voice.empty')}</p>}
      {transcript.map(({ index, role, text, placeholder }) => (
        <div key={index} className={role === 'user' ? 'ask-said' : 'ask-answer'} aria-busy={placeholder}>
          <p className="sr-only">{role === 'user' ? t('ask.you') : t('ask.assistant')}</p>
          <p dir="auto" className={placeholder ? 'text-muted' : undefined}>
            {text === '' ? t('voice.understanding') : text}
          </p>
        </div>
      ))}
      <div ref={end} />
    </div>
  )
}
