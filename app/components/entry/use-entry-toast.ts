import { refusalText, type Answer } from '../../session/api'
import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'

interface Said {
  readonly done: 'entry.saved' | 'entry.removed' | 'entry.ended'
  readonly failed: 'entry.saveFailed' | 'entry.removeFailed'
  readonly undo?: () => void
}

/** Says what came of an entry; what is wrong with a field is told beside it. */
export function useEntryToast() {
  const { t } = useSpeech()
  const toast = useToast()
  return (answer: Answer<unknown>, { done, failed, undo }: Said) => {
    const action = undo && { action: { label: t('fact.undo'), run: undo } }
    if (answer.ok) toast({ title: t(done), about: 'entry', ...action })
    else if (answer.code !== 'invalid_input')
      toast({
        title: t(failed),
        description: refusalText(t, answer),
        variant: 'destructive',
        about: 'entry',
      })
  }
}
