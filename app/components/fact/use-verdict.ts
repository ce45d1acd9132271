import { useState } from 'react'
import type { Api } from '#core/calls/api'
import { useLive } from '../../live/live-provider'
import { callApi, refusalText, type Answer } from '../../session/api'
import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'
import type { Waiting } from './fact-view'

export type CorrectedFields = NonNullable<Api['POST /functions/resolve_review_task']['body']['fields']>

type Settled = Answer<Api['POST /functions/resolve_review_task']['answer']>
type Seen = Api['POST /functions/amend_entity']['body']['seen']
type Word = 'approved' | 'corrected' | 'rejected' | 'otherRejected'

export const isNo = (word: Word): word is 'rejected' | 'otherRejected' =>
  word === 'rejected' || word === 'otherRejected'

/** What is said once a word was taken, and of one that was not. */
export interface VerdictWords {
  done(word: Word): { readonly title: string; readonly description?: string }
  failed(word: Word): string
  readonly undone: string
}

interface VerdictOptions {
  readonly words?: VerdictWords
  /** A word was taken: how to take it back. */
  readonly onSaid?: (undo: () => void) => void
  readonly onUndone?: () => void
}

/**
 * A person's word on what waits, or on what stands in the record: yes, no, or what it is instead; each can be taken back.
 * @param id of the task; of what stands in the record the fact's own.
 * @param list on which it waits; of what stands, what is shown of it.
 */
export function useVerdict(
  id: string,
  list: Waiting['list'] | Seen,
  { words, onSaid, onUndone }: VerdictOptions = {},
) {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const usual = useUsualWords()
  const [busy, setBusy] = useState(false)

  const undo = async (verdictId: string) => {
    const { ok } = await callApi('POST /functions/undo_verdict', { body: { verdict_id: verdictId } })
    toast(ok ? { title: (words ?? usual).undone } : { title: t('fact.undoFailed'), variant: 'destructive' })
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

  const tell = (action: 'approve' | 'correct' | 'reject', fields?: CorrectedFields) => () => {
    const said = fields === undefined ? { action } : { action, fields }
    if (typeof list === 'object')
      return callApi('POST /functions/amend_entity', { body: { entity_id: id, seen: list, ...said } })
    // What waits for a yes or no is corrected as on the review screen.
    if (list === 'validation' && action !== 'correct')
      return callApi('POST /functions/validate_entity', {
        body: { validation_id: id, action, ...(action === 'reject' && { user_notes: 'User rejected' }) },
      })
    return callApi('POST /functions/resolve_review_task', { body: { task_id: id, ...said } })
  }

  return {
    busy,
    approve: () => say('approved', tell('approve')),
    reject: () => say('rejected', tell('reject')),
    /** Of two documents that disagree: this one is right, the other is wrong. */
    rejectOther: () =>
      say('otherRejected', () =>
        callApi('POST /functions/resolve_review_task', { body: { task_id: id, action: 'reject_other' } }),
      ),
    correct: (fields: CorrectedFields) => say('corrected', tell('correct', fields)),
  }
}

function useUsualWords(): VerdictWords {
  const { t } = useSpeech()
  return {
    done: (word) => ({ title: t(isNo(word) ? 'fact.rejectedDone' : `fact.${word}`) }),
    failed: (word) => t(isNo(word) ? 'fact.rejectFailed' : 'fact.approveFailed'),
    undone: t('fact.undone'),
  }
}
