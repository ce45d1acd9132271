import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { LegalDocument } from '#core/i18n/legal/document'
import { refuseUpload } from '#core/records/upload'
import { useSpeech } from '../components/i18n'
import { useToast } from '../components/ui/toast'
import { useLive } from '../live/live-provider'
import { callApi } from '../session/api'
import { ConsentDialog } from './consent-dialog'
import { sendFile } from './send-file'
import { eachOf, sendingReducer, type Sending } from './sending'
import { serverRefusal, uploadRefusal } from './words'

/** A phone's uplink gains nothing from more. */
const atOnce = 2
const sentMs = 2000

interface Uploads {
  readonly sending: readonly Sending[]
  upload(files: readonly File[]): void
  retry(item: Sending): void
  dismiss(key: number): void
}
const UploadContext = createContext<Uploads | null>(null)

export interface ConsentTerms {
  readonly version: string
  readonly textHash: string
  readonly document: LegalDocument
}

interface UploadProviderProps {
  /** What has to be agreed to before the first upload; null once it is. */
  readonly consent: ConsentTerms | null
  readonly children: ReactNode
}

/** Sends chosen files while the person goes on: it stands above the screens. */
export function UploadProvider({ consent, children }: UploadProviderProps) {
  const { t } = useSpeech()
  const toast = useToast()
  const { refresh } = useLive()
  const [sending, dispatch] = useReducer(sendingReducer, [])
  const [waiting, setWaiting] = useState<readonly File[] | null>(null)
  const [agreed, setAgreed] = useState(false)
  const lastKey = useRef(0)

  const send = useCallback(
    async ({ key, file }: { key: number; file: File }) => {
      dispatch({ type: 'update', key, change: { state: 'sending', percent: 0, reason: null } })
      const answer = await sendFile(file, (percent) => dispatch({ type: 'update', key, change: { percent } }))
      const { name } = file
      if (!answer.ok) {
        const reason = serverRefusal(t, answer, name)
        dispatch({ type: 'update', key, change: { state: 'failed', reason } })
        toast({ title: t('upload.failed', { name }), description: reason, variant: 'destructive' })
        return
      }
      const known = 'duplicate' in answer.value
      toast({ title: known ? t('upload.duplicate', { name }) : t('upload.started', { name }) })
      dispatch({ type: 'update', key, change: { state: known ? 'known' : 'sent', percent: 100 } })
      setTimeout(() => dispatch({ type: 'remove', key }), sentMs)
      refresh()
    },
    [refresh, t, toast],
  )

  const start = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ key: (lastKey.current += 1), file }))
      dispatch({ type: 'add', added })
      void callApi('POST /rest/events_analytics', {
        body: { event_name: 'upload_started', metadata: { file_count: added.length } },
      })
      void eachOf(added, atOnce, send)
    },
    [send],
  )

  const upload = useCallback(
    (files: readonly File[]) => {
      const good = files.filter((file) => {
        const refusal = refuseUpload(file)
        if (refusal) toast({ title: uploadRefusal(t, refusal, file.name), variant: 'destructive' })
        return refusal === null
      })
      if (good.length === 0) return
      if (consent && !agreed) setWaiting(good)
      else start(good)
    },
    [agreed, consent, start, t, toast],
  )

  useLeaveGuard(sending.some(({ state }) => state === 'waiting' || state === 'sending'))
  const uploads = useMemo(
    () => ({
      sending,
      upload,
      retry: (item: Sending) => void send(item),
      dismiss: (key: number) => dispatch({ type: 'remove', key }),
    }),
    [send, sending, upload],
  )
  return (
    <UploadContext.Provider value={uploads}>
      {children}
      {consent && (
        <ConsentDialog
          terms={consent}
          open={waiting !== null}
          onClose={() => setWaiting(null)}
          onAccepted={() => {
            setAgreed(true)
            start(waiting ?? [])
            setWaiting(null)
          }}
        />
      )}
    </UploadContext.Provider>
  )
}

/** Asks before a tab is closed on files that are not sent yet. */
function useLeaveGuard(busy: boolean) {
  useEffect(() => {
    if (!busy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
}

export function useUploads(): Uploads {
  const uploads = useContext(UploadContext)
  if (!uploads) throw new Error('useUploads must be used within an UploadProvider')
  return uploads
}
