import * as Radix from '@radix-ui/react-dialog'
import { Hand, Mic, MicOff, Minimize2, PhoneOff, TriangleAlert } from 'lucide-react'
import type { Call } from '#core/voice/call'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { CallCard } from './call-card'
import { CallTranscript } from './call-transcript'
import { statusText } from './status-text'
import type { Emit } from './transport'
import { useElapsed } from './use-elapsed'

interface CallViewProps {
  readonly call: Call
  readonly dispatch: Emit
  /** Its hold on the focus is over. */
  readonly onClosed: () => void
}

/** A call over the whole screen. Escape makes it small: nobody hangs up by a slip. */
export function CallView({ call, dispatch, onClosed }: CallViewProps) {
  const { t } = useSpeech()
  const elapsed = useElapsed(call.since)
  const minimise = () => dispatch({ type: 'minimised', on: true })
  return (
    <Radix.Root open onOpenChange={(open) => open || minimise()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className="call-view fade"
          data-status={call.status}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          // Where the focus goes is for the bar, or for who called.
          // A toast that lies below takes the first Escape, and could not be seen to go.
          onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && minimise()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <div className="call-head">
            <Radix.Title className="min-w-0 grow truncate text-base font-semibold">
              {t('voice.title')}
            </Radix.Title>
            <Button variant="ghost" size="sm" onClick={minimise}>
              <Minimize2 aria-hidden />
              {t('voice.minimize')}
            </Button>
          </div>
          <div className="call-state">
            <p className="call-recording">
              <span className="call-dot" aria-hidden />
              {t('voice.recording')}
            </p>
            <p role="timer" aria-label={t('voice.elapsed')} className="text-2xl tabular">
              <Bdi>{elapsed}</Bdi>
            </p>
            <p role="status" className="text-lg">
              {statusText(t, call)}
            </p>
          </div>
          <CallNotes call={call} />
          <CallTranscript transcript={call.transcript} />
          {call.card && <CallCard told={call.card} />}
          <div className="call-foot">
            <Button
              variant="secondary"
              size="lg"
              aria-pressed={call.muted}
              onClick={() => dispatch({ type: 'muted', on: !call.muted })}
            >
              {call.muted ? <MicOff aria-hidden /> : <Mic aria-hidden />}
              {call.muted ? t('voice.unmute') : t('voice.mute')}
            </Button>
            {call.status === 'speaking' && (
              <Button variant="secondary" size="lg" onClick={() => dispatch({ type: 'hushed' })}>
                <Hand aria-hidden />
                {t('voice.hush')}
              </Button>
            )}
            <Button variant="destructive" size="lg" onClick={() => dispatch({ type: 'ended' })}>
              <PhoneOff aria-hidden />
              {t('voice.end')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What has to be known while one speaks: help that is needed at once first, and whose ears these are. */
function CallNotes({ call: { urgent, recordsChanged, voiceless, session } }: { readonly call: Call }) {
  const { t } = useSpeech()
  return (
    <div className="call-notes">
      {urgent && (
        <div
          role="alert"
          className="flex gap-3 rounded-control bg-critical-soft p-3 font-semibold text-critical"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <p>{t(`ask.${urgent}`)}</p>
        </div>
      )}
      {recordsChanged && (
        <p role="status" className="rounded-control bg-info-soft p-3 text-info">
          {t('voice.restart')}
        </p>
      )}
      {voiceless && <p className="text-warning">{t('voice.voiceless')}</p>}
      {session && (
        <p className="text-sm text-muted">
          {session.transport === 'browser-speech' ? t('voice.byBrowser') : t('voice.byProvider')}
        </p>
      )}
    </div>
  )
}
