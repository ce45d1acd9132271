import { createContext, useContext, useState, type ReactNode } from 'react'
import type { ConsentTerms } from '#core/i18n/legal/consent'
import { refuseUpload } from '#core/records/upload'
import { useSpeech } from '../components/i18n'
import { useToast } from '../components/ui/toast'
import { ConsentDialog } from './consent-dialog'
import type { Sending } from './sending'
import { useSender } from './use-sender'
import { uploadRefusal } from './words'

interface Uploads {
  readonly sending: readonly Sending[]
  /** Chosen, and held until there is a consent. */
  readonly held: readonly File[]
  upload(files: readonly File[]): void
  /** Asks for the consent that is missing. */
  askConsent(): void
  /** Lets go of what is held. */
  letGo(): void
  retry(item: Sending): void
  dismiss(item: Sending): void
}
const UploadContext = createContext<Uploads | null>(null)

interface UploadProviderProps {
  /** What has to be agreed to before the next upload; null once it is. */
  readonly consent: ConsentTerms | null
  readonly children: ReactNode
}

/** Sends chosen files while the person goes on: it stands above the screens. */
export function UploadProvider({ consent, children }: UploadProviderProps) {
  const { t } = useSpeech()
  const toast = useToast()
  const { sending, start, retry, dismiss } = useSender()
  const [held, setHeld] = useState<readonly File[]>([])
  const [asking, setAsking] = useState(false)
  const [agreed, setAgreed] = useState(false)

  const upload = (files: readonly File[]) => {
    const good = files.filter((file) => {
      const refusal = refuseUpload(file)
      if (refusal) toast({ title: uploadRefusal(t, refusal, file.name), variant: 'destructive' })
      return refusal === null
    })
    if (good.length === 0) return
    if (consent && !agreed) {
      setHeld([...held, ...good])
      setAsking(true)
    } else void start(good)
  }
  const uploads: Uploads = {
    sending,
    held,
    upload,
    askConsent: () => setAsking(true),
    letGo: () => setHeld([]),
    retry,
    dismiss,
  }
  return (
    <UploadContext.Provider value={uploads}>
      {children}
      {consent && (
        <ConsentDialog
          terms={consent}
          open={asking}
          // What was photographed is not thrown away with the question.
          onClose={() => setAsking(false)}
          onAccepted={() => {
            setAgreed(true)
            setAsking(false)
            setHeld([])
            void start(held)
          }}
        />
      )}
    </UploadContext.Provider>
  )
}

export function useUploads(): Uploads {
  const uploads = useContext(UploadContext)
  if (!uploads) throw new Error('useUploads must be used within an UploadProvider')
  return uploads
}
