import { useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { loadTalk } from '../../messages'
import type { CallHostProps } from '../call/call-host'
import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'
import type { ToastContent } from '../ui/toast-queue'

interface StartedCall {
  readonly id: number
  readonly conversationId: string | null
  /** It is still on. Over, it stays until what was said is kept. */
  readonly on: boolean
}

interface CallsOptions {
  readonly onStarted: () => void
  readonly onChat: () => void
  readonly onOver: () => void
  /** Null: nothing of it is kept. */
  readonly onLeft: (conversationId: string | null) => void
}

/** Calls with the assistant, whose script is fetched with the first. */
export function useCalls({ onStarted, onChat, onOver, onLeft }: CallsOptions) {
  const { t, locale } = useSpeech()
  const toast = useToast()
  const [Host, setHost] = useState<ComponentType<CallHostProps> | null>(null)
  const [calls, setCalls] = useState<readonly StartedCall[]>([])
  const [restored, setRestored] = useState(0)
  const active = calls.some(({ on }) => on)

  const call = useCallback(
    (conversationId: string | null) => {
      if (active) {
        setRestored((before) => before + 1)
        return onStarted()
      }
      Promise.all([import('../call/call-host'), loadTalk(locale)]).then(
        ([{ CallHost }]) => {
          setHost(() => CallHost)
          setRestored(0)
          setCalls((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, conversationId, on: true }])
          onStarted()
        },
        () => toast({ title: t('shell.offline'), variant: 'destructive', about: 'call' }),
      )
    },
    [active, locale, onStarted, t, toast],
  )
  const say = useCallback((content: ToastContent) => toast(content), [toast])

  const hosts: ReactNode =
    Host &&
    calls.map(({ id, conversationId, on }) => (
      <Host
        key={id}
        conversationId={conversationId}
        restored={on ? restored : 0}
        say={say}
        onChat={onChat}
        onOver={() => {
          setCalls((before) => before.map((one) => (one.id === id ? { ...one, on: false } : one)))
          onOver()
        }}
        onLeft={(kept) => {
          setCalls((before) => before.filter((one) => one.id !== id))
          onLeft(kept)
        }}
      />
    ))
  return { active, call, hosts }
}
