import { ChevronDown, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatInstant } from '#core/i18n/dates'
import type { Conversation } from '#core/records/chat'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'

interface ConversationsProps {
  readonly conversations: readonly Conversation[] | null
  readonly current: string | null
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** The last conversations, folded away; one that is chosen folds them again. */
export function Conversations({ conversations, current, onOpen, onRemove }: ConversationsProps) {
  const { t, timeZone } = useSpeech()
  const fold = useRef<HTMLDetailsElement>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [removing])
  return (
    <details ref={fold} className="ask-recent">
      <summary>
        {t('ask.recent')}
        <ChevronDown aria-hidden />
      </summary>
      {conversations?.length === 0 && <p className="px-4 pb-3 text-sm text-muted">{t('ask.noRecent')}</p>}
      <ul>
        {conversations?.map(({ id, title, updated_at: at }) => (
          <li key={id}>
            {removing === id ? (
              <>
                <p className="min-w-0 grow text-sm">{t('ask.deleteAsk')}</p>
                <Button
                  ref={confirm}
                  variant="destructive"
                  size="sm"
                  onClick={() => {
                    setRemoving(null)
                    onRemove(id)
                    fold.current?.querySelector('summary')?.focus()
                  }}
                >
                  {t('ask.deleteYes')}
                </Button>
                <Button variant="outline" size="sm" onClick={() => setRemoving(null)}>
                  {t('shell.cancel')}
                </Button>
              </>
            ) : (
              <>
                <button
                  type="button"
                  className="ask-conversation"
                  aria-label={`${title}, ${formatInstant(at, timeZone)}`}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={() => {
                    fold.current?.toggleAttribute('open', false)
                    onOpen(id)
                  }}
                >
                  <span className="block truncate">
                    <Bdi>{title}</Bdi>
                  </span>
                  <span className="block text-xs text-muted">
                    <Bdi>{formatInstant(at, timeZone)}</Bdi>
                  </span>
                </button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t('ask.delete', { title })}
                  onClick={() => setRemoving(id)}
                >
                  <Trash2 aria-hidden />
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
