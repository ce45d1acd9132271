import { ArrowUp } from 'lucide-react'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { longestQuestion } from '#core/records/chat-stream'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement>
  readonly draft: string
  readonly busy: boolean
  readonly onType: (draft: string) => void
  readonly onSend: (message: string) => void
}

/** Where a question is typed: Enter sends it, Shift+Enter begins a line. */
export function Composer({ field, draft, busy, onType, onSend }: ComposerProps) {
  const { t } = useSpeech()
  const empty = draft.trim() === ''
  const tooLong = draft.trim().length > longestQuestion
  const send = () => {
    if (!busy && !empty && !tooLong) onSend(draft)
  }
  const press = (event: KeyboardEvent) => {
    // Enter that chooses a word of an input method sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="ask-composer"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        dir="auto"
        rows={2}
        aria-label={t('ask.question')}
        aria-describedby={tooLong ? 'ask-too-long' : undefined}
        aria-invalid={tooLong}
        placeholder={t('ask.placeholder')}
        value={draft}
        // Disabled it would lose the focus, and with it the reader's place.
        readOnly={busy}
        aria-disabled={busy}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" size="icon" aria-label={t('ask.send')} disabled={busy || empty || tooLong}>
        <ArrowUp aria-hidden />
      </Button>
      {tooLong && (
        <p id="ask-too-long" className="col-span-2 text-sm font-semibold text-critical">
          {t('ask.tooLong', { n: longestQuestion })}
        </p>
      )}
    </form>
  )
}
