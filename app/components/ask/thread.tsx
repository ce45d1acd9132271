import { RotateCcw, SquarePen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSpeech } from '../i18n'
import { scrollBehavior } from '../paper/scroll'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import { AssistantBubble } from './assistant-bubble'
import { summarySoFar } from './ask-stream'
import type { Asking, Shown } from './chat-state'
import { Suggestions } from './suggestions'

interface ThreadProps {
  /** Null while they are read. */
  readonly messages: readonly Shown[] | null
  readonly asking: Asking | null
  readonly onAsk: (question: string) => void
  readonly onAgain: () => void
  readonly onEdit: () => void
}

/** What was said, oldest first; what is said anew is read out, and scrolled to from where it begins. */
export function Thread({ messages, asking, onAsk, onAgain, onEdit }: ThreadProps) {
  const { t } = useSpeech()
  const pane = useRef<HTMLDivElement>(null)
  const last = messages?.at(-1)?.id
  useEffect(() => {
    const turns = pane.current?.querySelectorAll('.ask-said')
    turns?.item(turns.length - 1)?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  }, [last, asking?.turnId])
  const isNew = messages?.length === 0 && asking === null
  return (
    <div
      ref={pane}
      role="log"
      aria-live="polite"
      aria-label={t('ask.said')}
      tabIndex={0}
      className="ask-thread"
    >
      {isNew && (
        <div className="grid gap-4 py-2">
          <p className="text-muted">{t('ask.empty')}</p>
          <Suggestions
            questions={[t('ask.askAbnormal'), t('ask.askMedications'), t('ask.askAllergies')]}
            onAsk={onAsk}
          />
        </div>
      )}
      {messages === null && <Skeleton className="h-24" />}
      {messages?.map(({ id, role, content }, index) =>
        role === 'user' ? (
          <Said key={id} text={content} />
        ) : (
          <AssistantBubble
            key={id}
            content={content}
            // An old answer's suggestions would be asked of what was said since.
            onAsk={asking === null && index === messages.length - 1 ? onAsk : null}
          />
        ),
      )}
      {asking && <Said text={asking.message} />}
      {asking && !asking.failed && (
        <div className="ask-answer" aria-busy>
          <p className="sr-only">{t('ask.assistant')}</p>
          <p dir="auto" className="text-muted">
            {summarySoFar(asking.soFar) ?? t('ask.waiting')}
          </p>
        </div>
      )}
      {asking?.failed && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" size="sm" onClick={onAgain}>
            <RotateCcw aria-hidden />
            {t('shell.tryAgain')}
          </Button>
          <Button variant="ghost" size="sm" onClick={onEdit}>
            <SquarePen aria-hidden />
            {t('ask.edit')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The person's own words. */
function Said({ text }: { readonly text: string }) {
  const { t } = useSpeech()
  return (
    <div className="ask-said">
      <p className="sr-only">{t('ask.you')}</p>
      <p dir="auto">{text}</p>
    </div>
  )
}
