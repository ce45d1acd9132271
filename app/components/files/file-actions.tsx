import { Camera, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FileRecord } from '#core/records/file'
import { useLive } from '../../live/live-provider'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useToast } from '../ui/toast'
import { LinkButton } from '../ui/link-button'

interface FileActionsProps {
  readonly file: FileRecord
  /** After the file is gone. */
  readonly onDeleted?: (() => void) | undefined
}

/** Retry, where reading failed; delete, after a question. */
export function FileActions({ file, onDeleted }: FileActionsProps) {
  const { t } = useSpeech()
  const name = file.display_name || t('files.untitled')
  const { retry, busy } = useRetry(file)
  return (
    <>
      {file.processing_state === 'failed' && wantsNewPhoto(file.error_code) && (
        <LinkButton to="/scan" size="sm">
          <Camera aria-hidden />
          {t('scan.again')}
        </LinkButton>
      )}
      {file.processing_state === 'failed' && (
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          aria-label={t('files.retryName', { name })}
          onClick={() => void retry()}
        >
          <RotateCcw aria-hidden />
          {t('files.retry')}
        </Button>
      )}
      <DeleteFile file={file} onDeleted={onDeleted} variant="ghost" label={t('files.deleteName', { name })}>
        {t('files.delete')}
      </DeleteFile>
    </>
  )
}

interface DeleteFileProps extends FileActionsProps {
  readonly variant: 'ghost' | 'outline'
  /** Where what the button says is not all. */
  readonly label?: string
  readonly children: string
}

/** Deletes a file and what was read of it, after a question. */
export function DeleteFile({ file, onDeleted, variant, label, children }: DeleteFileProps) {
  const { t } = useSpeech()
  const [asking, setAsking] = useState(false)
  const name = file.display_name || t('files.untitled')
  const { remove, busy } = useRemove(file, () => {
    setAsking(false)
    onDeleted?.()
  })
  return (
    <>
      <Button variant={variant} size="sm" aria-label={label} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {children}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('files.deleteTitle')}
        description={t('files.deleteText', { name })}
        closeLabel={t('shell.close')}
      >
        <div className="flex flex-wrap justify-end gap-2 p-4 pt-5">
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t('shell.cancel')}
          </Button>
          <Button variant="destructive" disabled={busy} onClick={() => void remove()}>
            {t('files.delete')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** The picture is at fault: reading the same one again would end the same way. */
const photoFaults: ReadonlySet<string> = new Set([
  'no_text',
  'not_medical',
  'too_small_picture',
  'damaged_image',
  'truncated_image',
  'too_many_pixels',
  'gave_up',
])
const wantsNewPhoto = (code: string | null): boolean => code !== null && photoFaults.has(code)

function useRetry(file: FileRecord) {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const retry = async () => {
    setBusy(true)
    const { ok } = await callApi('POST /functions/upload_finalize', { body: { file_id: file.id } })
    setBusy(false)
    toast(ok ? { title: t('files.retryDone') } : { title: t('files.retryFailed'), variant: 'destructive' })
    refresh()
  }
  return { retry, busy }
}

function useRemove(file: FileRecord, onDeleted: () => void) {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const remove = async () => {
    setBusy(true)
    const answer = await callApi('DELETE /rest/files/{id}', { params: { id: file.id } })
    setBusy(false)
    // Gone already, in another tab perhaps, is gone.
    if (answer.ok || answer.code === 'not_found') {
      toast({ title: t('files.deleteDone') })
      onDeleted()
      refresh()
      return
    }
    const because = answer.code !== 'offline' && answer.error !== ''
    const title = because
      ? t('files.deleteFailedBecause', { message: answer.error })
      : t('files.deleteFailed')
    toast({ title, variant: 'destructive' })
  }
  return { remove, busy }
}
