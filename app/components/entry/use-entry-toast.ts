import { refusalText, type Answer } from '../../session/api'
import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'

interface Said {
  readonly done: 'entry.saved' | 'entry.removed' | 'entry.ended' | 'entry.putBack' | 'entry.goesOn'
  readonly failed:
    | 'entry.saveFailed'
    | 'entry.endFailed'
    | 'entry.removeFailed'
    | 'entry.putBackFailed'
    | 'entry.goesOnFailed'
  readonly undo?: () => void
  /** The same once more: for what nothing on the screen holds any longer. */
  readonly again?: () => void
}

/** Says what came of an entry; what is wrong with a field is told beside it. */
export function useEntryToast() {
  const { t } = useSpeech()
  const toast = useToast()
  return (answer: Answer<unknown>, { done, failed, undo, again }: Said) => {
    const back = undo && { action: { label: t('fact.undo'), run: undo } }
    const retry = again && { action: { label: t('shell.tryAgain'), run: again } }
    if (answer.ok) toast({ title: t(done), about: 'entry', ...back })
    else if (answer.code !== 'invalid_input' || again)
      toast({
        title: t(failed),
        description: refusalText(t, answer),
        variant: 'destructive',
        about: 'entry',
        ...retry,
      })
  }
}
