import { useEffect, useState } from 'react'
import { CodeForm } from '../../session/code-form'
import { useSpeech } from '../i18n'
import { Dialog } from '../ui/dialog'

export interface Enrolled {
  readonly id: string
  readonly secret: string
  readonly uri: string
}

interface EnrolDialogProps {
  readonly enrolled: Enrolled | null
  readonly onClose: () => void
  /** With the codes that are shown once. */
  readonly onVerified: (codes: readonly string[]) => void
}

/** The key for an authenticator, as a picture and to be typed; then a first code of it. */
export function EnrolDialog({ enrolled, onClose, onVerified }: EnrolDialogProps) {
  const { t } = useSpeech()
  const picture = useQr(enrolled?.uri ?? null)
  return (
    <Dialog
      open={enrolled !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('security.twoStep')}
      description={t('security.scan')}
      closeLabel={t('shell.close')}
    >
      <div className="grid gap-4 overflow-y-auto p-5">
        {/* Always dark on light, whatever the screen's colours: some readers take nothing else. */}
        <div className="mx-auto size-52 rounded-control bg-white p-1">
          {picture !== null && <img src={picture} alt={t('security.qr')} width={200} height={200} />}
        </div>
        <p className="text-sm text-muted">
          {t('security.secret')}
          <bdi dir="ltr" className="mt-1 block font-mono break-all text-ink select-all">
            {enrolled?.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
        </p>
        {enrolled && (
          <CodeForm
            factorId={enrolled.id}
            onVerified={({ recovery_codes: codes = [] }) => onVerified(codes)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Drawn here: the key goes to no service that makes pictures. */
function useQr(text: string | null): string | null {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    setPicture(null)
    if (text !== null)
      void import('qrcode').then(async ({ toDataURL }) => {
        const drawn = await toDataURL(text, { width: 400, margin: 2 })
        if (wanted) setPicture(drawn)
      })
    return () => {
      wanted = false
    }
  }, [text])
  return picture
}
