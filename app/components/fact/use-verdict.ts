import { useState } from 'react'
import type { Api } from '#core/calls/api'
import { useLive } from '../../live/live-provider'
import { callApi, refusalText, type Answer } from '../../session/api'
import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'
import type { Waiting } from './fact-view'

export type CorrectedFields = NonNullable<Api['POST /functions/resolve_review_task']['body']['fields']>

type Settled = Answer<Api['POST /functions/resolve_review_task']['answer']>
type Word = 'approved' | 'corrected' | 'rejected'

/** What is said once a word was taken, and of one that was not. */
export interface VerdictWords {
  done(word: Word): { readonly title: string; readonly description?: string }
  failed(word: Word): string
}

interface VerdictOptions {
  readonly words?: VerdictWords
  /** A word was taken: how to take it back. */
  readonly onSaid?: (undo: () => void) => void
  readonly onUndone?: () => void
}

/** A person's word on what waits: yes, no, or what it is instead; each can be taken back. */
export function useVerdict(
  id: string,
  list: Waiting['list'],
  { words, onSaid, onUndone }: VerdictOptions = {},
) {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const usual = useUsualWords()
  const [busy, setBusy] = useState(false)

  const undo = async (verdictId: string) => {
    const { ok } = await callApi('POST /functions/undo_verdict', { body: { verdict_id: verdictId } })
    toast(ok ? { title: t('fact.undone') } : { title: t('fact.undoFailed'), variant: 'destructive' })
    if (ok) onUndone?.()
    refresh()
  }

  const say = async (word: Word, call: () => Promise<Settled>): Promise<boolean> => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    const { done, failed } = words ?? usual
    if (answer.ok) {
      const takeBack = () => void undo(answer.value.verdict_id)
      toast({ ...done(word), action: { label: t('fact.undo'), run: takeBack } })
      onSaid?.(takeBack)
    } else toast({ title: failed(word), description: refusalText(t, answer), variant: 'destructive' })
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
    approve: () => say('approved', settle('approve')),
    reject: () => say('rejected', settle('reject')),
    correct: (fields: CorrectedFields) =>
      say('corrected', () =>
        callApi('POST /functions/resolve_review_task', {
          body: { task_id: id, action: 'correct', fields },
        }),
      ),
  }
}

function useUsualWords(): VerdictWords {
  const { t } = useSpeech()
  return {
    done: (word) => ({ title: t(word === 'rejected' ? 'fact.rejectedDone' : `fact.${word}`) }),
    failed: (word) => t(word === 'rejected' ? 'fact.rejectFailed' : 'fact.approveFailed'),
  }
}
