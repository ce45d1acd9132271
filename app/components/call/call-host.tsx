import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Translate } from '#core/i18n/translate'
import type { Notice } from '#core/voice/call'
import { faults } from '#core/voice/faults'
import { onChanges } from '../../live/changes'
import { useSpeech } from '../i18n'
import type { ToastContent } from '../ui/toast-queue'
import { openBrowserSpeech } from './browser-speech'
import { CallBar } from './call-bar'
import { callServices } from './call-services'
import { CallView } from './call-view'
import { askMicrophone, stopMicrophone } from './microphone'
import { openProviderLine } from './provider-line'
import { ring } from './ringing'
import { abilities, runCall, type RunningCall } from './run-call'
import { findRecognizer } from './speech-api'

export interface CallHostProps {
  /** In which it goes on; null: it begins one. */
  readonly conversationId: string | null
  /** Counts how often the whole view was asked for. */
  readonly restored: number
  readonly say: (toast: ToastContent) => void
  readonly onChat: () => void
  /** It has ended, and the focus is free; what was said may be still to be kept. */
  readonly onOver: () => void
  /** With the conversation that holds what was said; null where nothing is kept. */
  readonly onLeft: (conversationId: string | null) => void
}

/** A call with the assistant, over the whole screen or in a bar above it. */
export function CallHost({ conversationId, restored, say, onChat, onOver, onLeft }: CallHostProps) {
  const { t, locale } = useSpeech()
  const [running] = useState<RunningCall>(() => {
    const { lookUp, ...services } = callServices(locale)
    return runCall({
      ...services,
      ring,
      askMicrophone,
      open(session, microphone, emit) {
        if (session.transport === 'openai-realtime')
          return openProviderLine({ session, microphone, lookUp, emit })
        // The browser listens by a way of its own.
        stopMicrophone(microphone)
        return openBrowserSpeech(locale, t('voice.greeting'), emit)
      },
      tell: (notice) => {
        const again = () => running.dispatch({ type: 'keepAgain' })
        say(toastOf(t, notice, { again, onChat }))
      },
      leave: onLeft,
    })
  })
  const { dispatch } = running
  const call = useSyncExternalStore(running.subscribe, running.current, running.current)

  useEffect(() => {
    dispatch({ type: 'started', can: abilities(findRecognizer() !== null), conversationId })
    const end = onChanges((changed, event) => {
      const moved = event === 'insert' || event === 'delete'
      if (moved && changed !== 'everything' && changed.has('files')) dispatch({ type: 'recordsChanged' })
    })
    return () => {
      end()
      running.drop()
    }
    // A call begins once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (restored > 0) dispatch({ type: 'minimised', on: false })
  }, [restored, dispatch])

  const { over } = call
  useEffect(() => {
    if (over) onOver()
    // Told once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over])

  if (over) return null
  return call.minimised ? (
    <CallBar call={call} dispatch={dispatch} />
  ) : (
    <CallView call={call} dispatch={dispatch} onClosed={() => running.current().over && onOver()} />
  )
}

interface Ways {
  readonly again: () => void
  readonly onChat: () => void
}

function toastOf(t: Translate, notice: Notice, { again, onChat }: Ways): ToastContent {
  switch (notice.about) {
    case 'saved':
      return { title: t('voice.ended'), description: t('voice.saved') }
    case 'tooShort':
      return { title: t('voice.ended'), description: t('voice.tooShort') }
    case 'recordsChanged':
      return { title: t('voice.recordsChanged'), description: t('voice.restart'), about: 'call records' }
    case 'notSaved':
      return {
        title: t('ask.error'),
        description: t('voice.notSaved'),
        variant: 'destructive',
        about: 'call saved',
        action: { label: t('shell.tryAgain'), run: again },
      }
    case 'failure': {
      const { fault, message } = notice.failure
      const { title, text } = faults[fault]
      const words = message ?? t(text)
      return {
        title: t(title),
        description: notice.saved ? t('voice.keptToo', { text: words.replace(/\.$/, '') }) : words,
        variant: 'destructive',
        about: 'call',
        action: { label: t('voice.openChat'), run: onChat },
      }
    }
  }
}
