import { mostReminders } from '#core/records/reminder-limits'
import { refusalText, type Answer } from '../../session/api'
import { useSpeech } from '../i18n'
import type { Notice } from './chat-state'
import type { Due } from './use-due'
import { useRowFocus } from './use-row-focus'

interface Takeback {
  readonly said: 'ask.alertDone' | 'ask.reminderDone' | 'ask.reminderDeleted'
  readonly undo: () => Promise<Answer<unknown>>
}

/** Changes of alerts and reminders: each is told where it failed, or can be taken back, and leaves the focus nearby. */
export function useDueChanges({ reload }: Due, tell: (notice: Notice) => void) {
  const { t } = useSpeech()
  const focus = useRowFocus()
  const whyNot = (answer: Answer<unknown> & { ok: false }): string => {
    if (answer.code === 'too_many') return t('ask.tooMany', { n: mostReminders })
    if (answer.code === 'not_found') return t('ask.notThere')
    return answer.code === 'invalid_input' ? t('ask.changeFailed') : refusalText(t, answer)
  }
  const change = async (answered: Promise<Answer<unknown>>, takeback?: Takeback): Promise<boolean> => {
    focus.leave()
    const answer = await answered
    if (!answer.ok) tell({ title: t('ask.error'), text: whyNot(answer), bad: true })
    else if (takeback) {
      const run = () => void putBack(takeback.undo)
      tell({ title: t(takeback.said), text: '', bad: false, action: { label: t('fact.undo'), run } })
    }
    await reload()
    focus.settle()
    return answer.ok
  }
  const putBack = async (undo: Takeback['undo']) => {
    if (await change(undo())) return tell({ title: t('ask.putBack'), text: '', bad: false })
  }
  return { change, focus }
}
