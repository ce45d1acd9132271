import { Pencil, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '../i18n'
import { CorrectDialog } from './correct-dialog'
import type { FactView } from './fact-view'
import { useVerdict, type VerdictWords } from './use-verdict'
import { VerdictButton } from './verdict-button'

interface AmendActionsProps {
  readonly fact: FactView
  readonly name: string
  /** Of the very line that is shown. */
  readonly id: string
}

/** What stands may be wrong, and what was taken out may be right: said here, of this line alone. */
export function AmendActions({ fact, name, id }: AmendActionsProps) {
  const { t } = useSpeech()
  const { busy, approve, correct, reject } = useVerdict(
    id,
    { canonical_key: fact.concept, value: fact.value },
    { words: useWords(fact) },
  )
  const [editing, setEditing] = useState(false)
  if (fact.rejected !== null)
    return (
      <VerdictButton
        icon={RotateCcw}
        word={t('fact.putBack')}
        label={t('fact.putBackName', { name })}
        busy={busy}
        onSay={() => void approve()}
      />
    )
  return (
    <>
      <VerdictButton
        icon={Pencil}
        word={t('fact.edit')}
        label={t('fact.editName', { name })}
        busy={busy}
        onSay={() => setEditing(true)}
      />
      <VerdictButton
        icon={X}
        word={t('fact.wrong')}
        label={t('fact.wrongName', { name })}
        busy={busy}
        onSay={() => void reject()}
      />
      {editing && (
        <CorrectDialog
          open
          fact={fact}
          busy={busy}
          onClose={() => setEditing(false)}
          onSave={async (fields) => {
            if (await correct(fields)) setEditing(false)
          }}
        />
      )}
    </>
  )
}

function useWords({ history }: FactView): VerdictWords {
  const { t } = useSpeech()
  const isSaidElsewhere = (history?.mentions ?? 1) > 1
  return {
    done: (word) =>
      word === 'rejected'
        ? {
            title: t('fact.takenOut'),
            ...(isSaidElsewhere && { description: t('fact.takenOutOnce') }),
          }
        : { title: t(word === 'approved' ? 'fact.putBackDone' : 'fact.amended') },
    failed: () => t('fact.amendFailed'),
    undone: t('fact.amendUndone'),
  }
}
