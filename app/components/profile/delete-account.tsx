import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { refusalText } from '../../session/api'
import { useAuth } from '../../session/auth-provider'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useToast } from '../ui/toast'
import { useGuarded } from './step-up'

const removed = ['deleteDocuments', 'deleteExtracted', 'deleteAlerts', 'deleteProfile'] as const

/** Ends everything, after a question that says what that is. */
export function DeleteAccount() {
  const { t } = useSpeech()
  const toast = useToast()
  const { deleteAccount } = useAuth()
  const guarded = useGuarded()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const remove = async () => {
    setBusy(true)
    const answer = await guarded(deleteAccount)
    // What went well leaves the page; until then the button stays as it is.
    if (answer.ok) return
    setBusy(false)
    const description = refusalText(t, answer)
    toast({ title: t('profile.deleteFailed'), description, variant: 'destructive', about: 'delete' })
  }

  return (
    <>
      <Button variant="destructive" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {t('profile.delete')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('profile.deleteTitle')}
        description={t('profile.deleteText')}
        closeLabel={t('shell.close')}
      >
        <div className="overflow-y-auto px-5 pt-2">
          <ul className="list-disc ps-6">
            {removed.map((one) => (
              <li key={one}>{t(`profile.${one}`)}</li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">{t('profile.deleteAfter')}</p>
        </div>
        <div className="flex flex-wrap justify-end gap-2 p-4 pt-5">
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t('shell.cancel')}
          </Button>
          <Button variant="destructive" disabled={busy} onClick={() => void remove()}>
            {busy ? t('profile.deleting') : t('profile.deleteConfirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
