import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../live/live-provider'
import { callApi, refusalText } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'

interface AllRightProps {
  readonly fileId: string
  /** What waits on that page, as the API names it. */
  readonly taskIds: readonly string[]
  /** A word was taken on all of these: how to take it back. */
  readonly onSaid?: (taskIds: readonly string[], undo: () => void) => void
  readonly onUndone?: (taskIds: readonly string[]) => void
}

/** One word on all that waits on one page, where more than one does; it can be taken back as one. */
export function AllRight({ fileId, taskIds, onSaid, onUndone }: AllRightProps) {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  if (taskIds.length < 2) return null

  const undo = async (verdictIds: string[]) => {
    const { ok } = await callApi('POST /functions/undo_verdicts', { body: { verdict_ids: verdictIds } })
    toast(ok ? { title: t('fact.allUndone') } : { title: t('fact.undoFailed'), variant: 'destructive' })
    if (ok) onUndone?.(taskIds)
    refresh()
  }
  const approve = async () => {
    setBusy(true)
    const answer = await callApi('POST /functions/validate_page', {
      body: { file_id: fileId, task_ids: [...taskIds] },
    })
    setBusy(false)
    if (answer.ok) {
      const { approved: n, verdict_ids: said } = answer.value
      const takeBack = () => void undo(said)
      const action = { label: t('fact.undo'), run: takeBack }
      toast({ title: t('fact.allApproved', { n }), ...(n > 0 ? { action } : {}) })
      onSaid?.(taskIds, takeBack)
    } else
      toast({
        title: t('fact.approveFailed'),
        description: refusalText(t, answer),
        variant: 'destructive',
      })
    refresh()
  }
  return (
    <Button variant="outline" disabled={busy} onClick={() => void approve()}>
      <CheckCheck aria-hidden />
      {t('fact.allRight', { n: taskIds.length })}
    </Button>
  )
}
