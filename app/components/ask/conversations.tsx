import { ChevronDown, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatInstant } from '#core/i18n/dates'
import type { Conversation } from '#core/records/chat'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { ListFailed } from './list-failed'

interface ConversationsProps {
  readonly conversations: readonly Conversation[] | null
  /** They could not be read. */
  readonly failed: boolean
  readonly onAgain: () => void
  readonly current: string | null
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** The last conversations, folded away; one that is chosen folds them again. */
export function Conversations(props: ConversationsProps) {
  const { conversations, failed, current, onAgain, onOpen, onRemove } = props
  const { t, timeZone } = useSpeech()
  const fold = useRef<HTMLDetailsElement>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  /** Whose deletion was given up: the way there has the focus again. */
  const kept = useRef<string | null>(null)
  useEffect(() => {
    if (removing !== null) confirm.current?.focus()
    else if (kept.current !== null)
      fold.current?.querySelector<HTMLElement>(`[data-delete="${kept.current}"]`)?.focus()
    kept.current = null
  }, [removing])
  return (
    <details ref={fold} className="ask-recent">
      <summary>
        {t('ask.recent')}
        <ChevronDown aria-hidden />
      </summary>
      {conversations?.length === 0 && <p className="px-4 pb-3 text-sm text-muted">{t('ask.noRecent')}</p>}
      {conversations === null && failed && (
        <div className="px-4 pb-3">
          <ListFailed text={t('ask.recentFailed')} onAgain={onAgain} />
        </div>
      )}
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
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    kept.current = id
                    setRemoving(null)
                  }}
                >
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
                  data-delete={id}
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
