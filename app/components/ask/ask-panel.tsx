import * as Radix from '@radix-ui/react-dialog'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { formatInstant } from '#core/i18n/dates'
import { useWide } from '../../use-wide'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { CallButton } from './call-button'
import { Composer } from './composer'
import { Conversations } from './conversations'
import { DueTab } from './due-tab'
import { PanelNotice } from './panel-notice'
import { Thread } from './thread'
import { useChat } from './use-chat'
import { badgeOf, type Due } from './use-due'

export interface AskPanelProps {
  readonly userId: string
  readonly open: boolean
  readonly due: Due
  /** A conversation that a call was kept in, to be shown next. */
  readonly spoken: string | null
  readonly onShownSpoken: () => void
  /** A call goes on. */
  readonly inCall: boolean
  /** Calls about a conversation; null: about nothing yet. */
  readonly onCall: (conversationId: string | null) => void
  readonly onClose: () => void
  /** Where the focus goes on closing. */
  readonly onClosed: () => void
}

/** The assistant: beside what is below it at a desk, which stays in use; over it on a phone. */
export function AskPanel({
  userId,
  open,
  due,
  spoken,
  onShownSpoken,
  inCall,
  onCall,
  onClose,
  onClosed,
}: AskPanelProps) {
  const { t, timeZone } = useSpeech()
  const wide = useWide()
  const chat = useChat(userId)
  const field = useRef<HTMLTextAreaElement>(null)
  const { conversations, current, messages, asking, draft, notice } = chat
  const snapshot = conversations?.find(({ id }) => id === current)?.medical_context_timestamp
  const [tab, setTab] = useState<Tab>('chat')
  useEffect(() => {
    if (spoken === null) return
    setTab('chat')
    chat.open(spoken)
    onShownSpoken()
    // What is to be shown is shown once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [spoken])
  const count = (due.alerts?.length ?? 0) + (due.reminders?.length ?? 0)
  const send = (message: string) => {
    chat.send(message)
    field.current?.focus()
  }
  return (
    <Radix.Root open={open} onOpenChange={(state) => state || onClose()} modal={!wide}>
      <Radix.Portal>
        {!wide && <Radix.Overlay className="fade fixed inset-0 z-40 bg-[oklch(0.2_0.02_250/0.5)]" />}
        <Radix.Content
          aria-describedby={undefined}
          className={wide ? 'ask-panel rise' : 'ask-panel sheet rise'}
          // What is below stays in use: to look at a page does not end the conversation.
          onInteractOutside={(event) => wide && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            const panel = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
            ;(field.current ?? panel)?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <div className="ask-head">
            <Radix.Title className="min-w-0 grow truncate py-2 text-base font-semibold">
              {t('ask.title')}
            </Radix.Title>
            {tab === 'chat' && (
              <Button
                variant="ghost"
                size="sm"
                disabled={current === null && asking === null && messages?.length === 0}
                onClick={() => {
                  chat.open(null)
                  field.current?.focus()
                }}
              >
                <Plus aria-hidden />
                {t('ask.new')}
              </Button>
            )}
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={t('shell.close')}>
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          <PanelTabs tab={tab} count={count} onTab={setTab} />
          {tab === 'chat' ? (
            <div role="tabpanel" id="ask-tab-chat" aria-labelledby="ask-chat" className="ask-part">
              <Conversations
                conversations={conversations}
                failed={chat.unlisted}
                onAgain={chat.list}
                current={current}
                onOpen={(id) => {
                  chat.open(id)
                  field.current?.focus()
                }}
                onRemove={chat.remove}
              />
              <CallButton inCall={inCall} onCall={() => onCall(current)} />
              {snapshot !== undefined && (
                <p className="ask-snapshot">
                  {t('ask.snapshot', { date: formatInstant(snapshot, timeZone) })}
                </p>
              )}
              <Thread
                messages={messages}
                asking={asking}
                onAsk={send}
                onAgain={chat.again}
                onEdit={() => {
                  chat.edit()
                  field.current?.focus()
                }}
              />
              {notice && <PanelNotice notice={notice} onClose={chat.hush} />}
              <Composer field={field} draft={draft} busy={asking !== null} onType={chat.type} onSend={send} />
            </div>
          ) : (
            <div role="tabpanel" id="ask-tab-due" aria-labelledby="ask-due" tabIndex={0} className="ask-due">
              <DueTab due={due} onTold={chat.tell} />
              {notice && <PanelNotice notice={notice} onClose={chat.hush} />}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const tabs = ['chat', 'due'] as const
type Tab = (typeof tabs)[number]

interface PanelTabsProps {
  readonly tab: Tab
  readonly count: number
  readonly onTab: (tab: Tab) => void
}

/** One stop for the keyboard, and from there the arrows. */
function PanelTabs({ tab, count, onTab }: PanelTabsProps) {
  const { t } = useSpeech()
  const buttons = useRef(new Map<Tab, HTMLButtonElement>())
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = tab === 'chat' ? 'due' : 'chat'
    onTab(other)
    buttons.current.get(other)?.focus()
  }
  return (
    <div role="tablist" aria-label={t('ask.tabs')} className="ask-tabs">
      {tabs.map((one) => (
        <button
          key={one}
          ref={(button) => void (button ? buttons.current.set(one, button) : buttons.current.delete(one))}
          type="button"
          role="tab"
          id={`ask-${one}`}
          aria-selected={one === tab}
          aria-controls={one === tab ? `ask-tab-${one}` : undefined}
          tabIndex={one === tab ? 0 : -1}
          className="tab"
          onClick={() => onTab(one)}
          onKeyDown={press}
        >
          {t(`ask.${one}`)}
          {one === 'due' && count > 0 && <span className="tabular text-sm text-muted">{badgeOf(count)}</span>}
        </button>
      ))}
    </div>
  )
}
