import { CopyX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../live/live-provider'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useToast } from '../ui/toast'

/** From more than this of one kind on, repeated ones are worth clearing (spec records.md §9). */
const manyPending = 10

/** What can be done at once about all that waits: where there is any of it. */
export function PendingActions({ pending }: { readonly pending: Readonly<Record<string, number>> }) {
  const { t } = useSpeech()
  const [asking, setAsking] = useState(false)
  const { busy, deleteAll, clean } = usePendingCalls()
  const diagnoses = pending['diagnosis'] ?? 0
  const many = Object.values(pending).some((n) => n > manyPending)
  if (diagnoses === 0 && !many) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {diagnoses > 0 && (
        <Button variant="outline" size="sm" disabled={busy} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          {t('home.deletePending')}
        </Button>
      )}
      {many && (
        <Button variant="outline" size="sm" disabled={busy} onClick={() => void clean()}>
          <CopyX aria-hidden />
          {t('home.cleanDuplicates')}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('home.deletePending')}
        description={t('home.deletePendingText', { n: diagnoses })}
        closeLabel={t('shell.close')}
      >
        <div className="flex flex-wrap justify-end gap-2 p-4 pt-5">
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t('shell.cancel')}
          </Button>
          <Button
            variant="destructive"
            disabled={busy}
            onClick={() => void deleteAll().then(() => setAsking(false))}
          >
            {t('files.delete')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function usePendingCalls() {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const deleteAll = async () => {
    setBusy(true)
    const answer = await callApi('POST /functions/delete_all_pending_diagnoses')
    setBusy(false)
    toast(
      answer.ok
        ? { title: t('home.pendingDeleted', { n: answer.value.deleted }) }
        : { title: t('home.deletePendingFailed'), variant: 'destructive' },
    )
    refresh()
  }
  const clean = async () => {
    setBusy(true)
    const answer = await callApi('POST /functions/cleanup_duplicate_validations')
    setBusy(false)
    toast(
      answer.ok
        ? { title: t('home.duplicatesRemoved', { n: answer.value.removed }) }
        : { title: t('home.cleanFailed'), variant: 'destructive' },
    )
    refresh()
  }
  return { busy, deleteAll, clean }
}
