import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { loadTalk } from '../../messages'
import { isWide } from '../../use-wide'
import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'
import type { AskPanelProps } from './ask-panel'
import { useCalls } from './use-calls'
import { useDue } from './use-due'

interface Asking {
  readonly open: boolean
  /** Alerts and reminders; 0 until they are read. */
  readonly count: number
  toggle(): void
}
const AskContext = createContext<Asking | null>(null)

interface AskProviderProps {
  readonly userId: string
  readonly children: ReactNode
}

/** The assistant of whoever is signed in: its panel's script is fetched when it is opened for the first time. */
export function AskProvider({ userId, children }: AskProviderProps) {
  const { t, locale } = useSpeech()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<AskPanelProps> | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const loaded = Panel !== null
  const due = useDue()
  const count = (due.alerts?.length ?? 0) + (due.reminders?.length ?? 0)

  const toggle = useCallback(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setOpen((before) => !before)
  }, [])
  useEffect(() => {
    if (!open || loaded) return
    Promise.all([import('./ask-panel'), loadTalk(locale)]).then(
      ([{ AskPanel }]) => setPanel(() => AskPanel),
      () => {
        setOpen(false)
        toast({ title: t('shell.offline'), variant: 'destructive', about: 'ask' })
      },
    )
  }, [open, loaded, locale, t, toast])

  const close = useCallback(() => setOpen(false), [])
  const show = useCallback(() => setOpen(true), [])
  const [spoken, setSpoken] = useState<string | null>(null)
  const leave = useCallback((conversationId: string | null) => {
    if (conversationId !== null) setSpoken(conversationId)
  }, [])
  const comeBack = useCallback(() => {
    // Over a phone's screen the panel would hide how the call ended.
    if (!isWide()) setOpen(false)
    opener.current?.focus()
  }, [])
  const {
    active: inCall,
    call,
    hosts,
  } = useCalls({ onStarted: close, onChat: show, onOver: comeBack, onLeft: leave })

  const value = useMemo(() => ({ open, count, toggle }), [open, count, toggle])
  return (
    <AskContext.Provider value={value}>
      {children}
      {Panel && (
        <Panel
          userId={userId}
          open={open}
          due={due}
          spoken={spoken}
          onShownSpoken={() => setSpoken(null)}
          inCall={inCall}
          onCall={call}
          onClose={() => setOpen(false)}
          onClosed={() => opener.current?.focus()}
        />
      )}
      {hosts}
    </AskContext.Provider>
  )
}

/** Null where nobody is signed in. */
export function useAsk(): Asking | null {
  return useContext(AskContext)
}
