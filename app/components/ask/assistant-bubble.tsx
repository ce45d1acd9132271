import { useMemo } from 'react'
import { readReply } from '#core/assistant/reply'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { AnswerView } from './answer-view'
import { Suggestions } from './suggestions'

interface AssistantBubbleProps {
  readonly content: string
  readonly onAsk: ((question: string) => void) | null
}

/** What the assistant said, in the form it has. */
export function AssistantBubble({ content, onAsk }: AssistantBubbleProps) {
  const { t } = useSpeech()
  const reply = useMemo(() => readReply(content), [content])
  return (
    <div className="ask-answer">
      <p className="sr-only">{t('ask.assistant')}</p>
      {reply.type === 'plain' && (
        <p dir="auto" className="whitespace-pre-wrap">
          {reply.text}
        </p>
      )}
      {reply.type === 'redirect' && (
        <>
          <p dir="auto">{reply.message}</p>
          <Suggestions questions={reply.suggestions} onAsk={onAsk} />
        </>
      )}
      {reply.type === 'answer' && <AnswerView answer={reply} />}
      {reply.type !== 'plain' && reply.to_check === true && (
        <p>
          {/* No link of the router's: the panel would carry it to public pages, which share their script with it. */}
          <Button asChild variant="outline" size="sm">
            <a href="/review">{t('fact.toCheckTitle')}</a>
          </Button>
        </p>
      )}
    </div>
  )
}
