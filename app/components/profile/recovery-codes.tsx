import { Copy } from 'lucide-react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useToast } from '../ui/toast'

interface RecoveryCodesProps {
  readonly codes: readonly string[] | null
  readonly onClose: () => void
}

/** Shown once: only their hashes are kept. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useSpeech()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText((codes ?? []).join('\n'))
      toast({ title: t('security.copied') })
    } catch {
      // No clipboard over plain http: they can be selected.
      toast({ title: t('security.failed'), variant: 'destructive' })
    }
  }
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('security.recoveryTitle')}
      description={t('security.recoveryText')}
      closeLabel={t('shell.close')}
    >
      <div className="overflow-y-auto p-5">
        <ul dir="ltr" className="grid grid-cols-1 gap-2 font-mono select-all sm:grid-cols-2">
          {(codes ?? []).map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-end gap-2 p-4">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('security.copy')}
        </Button>
        <Button onClick={onClose}>{t('security.recoveryDone')}</Button>
      </div>
    </Dialog>
  )
}
