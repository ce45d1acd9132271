import { useState } from 'react'
import type { Api } from '#core/calls/api'
import { useLive } from '../../live/live-provider'
import { callApi, refusalText, type Answer } from '../../session/api'
import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'
import type { Waiting } from './fact-view'

export type CorrectedFields = NonNullable<Api['POST /functions/resolve_review_task']['body']['fields']>

type Settled = Answer<Api['POST /functions/resolve_review_task']['answer']>

/** A person's word on what waits: yes, no, or what it is instead; each can be taken back. */
export function useVerdict(id: string, list: Waiting['list']) {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const undo = async (verdictId: string) => {
    const { ok } = await callApi('POST /functions/undo_verdict', { body: { verdict_id: verdictId } })
    toast(ok ? { title: t('fact.undone') } : { title: t('fact.undoFailed'), variant: 'destructive' })
    refresh()
  }

  const say = async (call: () => Promise<Settled>, done: string, failed: string): Promise<boolean> => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.ok) {
      const { verdict_id: verdictId } = answer.value
      toast({ title: done, action: { label: t('fact.undo'), run: () => void undo(verdictId) } })
    } else toast({ title: failed, description: refusalText(t, answer), variant: 'destructive' })
    // What was settled otherwise meanwhile is seen, too.
    refresh()
    return answer.ok
  }

  const settle = (action: 'approve' | 'reject') => () =>
    list === 'validation'
      ? callApi('POST /functions/validate_entity', {
          body:
            action === 'approve'
              ? { validation_id: id, action }
              : { validation_id: id, action, user_notes: 'User rejected' },
        })
      : callApi('POST /functions/resolve_review_task', { body: { task_id: id, action } })

  return {
    busy,
    approve: () => say(settle('approve'), t('fact.approved'), t('fact.approveFailed')),
    reject: () => say(settle('reject'), t('fact.rejectedDone'), t('fact.rejectFailed')),
    correct: (fields: CorrectedFields) =>
      say(
        () =>
          callApi('POST /functions/resolve_review_task', {
            body: { task_id: id, action: 'correct', fields },
          }),
        t('fact.corrected'),
        t('fact.approveFailed'),
      ),
  }
}
