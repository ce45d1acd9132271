import type { Conversation, Message } from '#core/records/chat'

/** A question or an answer as it is shown, before and after the server has it. */
export interface Shown {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** A question that is on its way, or was given up on. */
export interface Asking {
  readonly turnId: string
  readonly message: string
  /** What has come of its answer. */
  readonly soFar: string
  readonly failed: boolean
}

/** What is said above the field: a refusal, which stays, or what went well. */
export interface Notice {
  readonly title: string
  readonly text: string
  readonly bad: boolean
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface Chat {
  /** Null until they are read. */
  readonly conversations: readonly Conversation[] | null
  /** The last try to read them came to nothing. */
  readonly unlisted: boolean
  /** Null: the next question begins one. */
  readonly current: string | null
  /** Null while they are read. */
  readonly messages: readonly Shown[] | null
  readonly asking: Asking | null
  readonly draft: string
  readonly notice: Notice | null
}

export const newChat: Chat = {
  conversations: null,
  unlisted: false,
  current: null,
  messages: [],
  asking: null,
  draft: '',
  notice: null,
}

export type ChatEvent =
  | { readonly type: 'listed'; readonly conversations: readonly Conversation[] }
  | { readonly type: 'unlisted' }
  | { readonly type: 'opened'; readonly id: string | null }
  | { readonly type: 'read'; readonly id: string; readonly messages: readonly Message[] }
  | { readonly type: 'typed'; readonly draft: string }
  | { readonly type: 'asked'; readonly turnId: string; readonly message: string }
  | { readonly type: 'heard'; readonly turnId: string; readonly content: string }
  | {
      readonly type: 'answered'
      readonly turnId: string
      readonly conversationId: string
      readonly content: string
    }
  /** Not sent: what was typed is given back. */
  | { readonly type: 'refused'; readonly notice: Notice | null; readonly gone?: boolean }
  /** Another conversation was gone to before it was known that this was not answered: it is given back. */
  | { readonly type: 'lost'; readonly message: string; readonly notice: Notice }
  /** Not answered: the same question may be asked again. */
  | { readonly type: 'failed'; readonly notice: Notice }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'said'; readonly notice: Notice | null }

const opened = { messages: null, asking: null, notice: null } as const

/** What the panel shows, as a table of what may happen: the order of the server's answers changes none of it. */
export function nextChat(chat: Chat, event: ChatEvent): Chat {
  const { asking, current } = chat
  switch (event.type) {
    case 'listed':
      return { ...chat, conversations: event.conversations, unlisted: false }
    case 'unlisted':
      return { ...chat, unlisted: true }
    case 'opened':
      // An answer that is still to come is kept by the server, in its own conversation.
      return {
        ...chat,
        ...opened,
        current: event.id,
        messages: event.id === null ? [] : null,
        draft: asking?.failed ? withQuestion(chat.draft, asking.message) : chat.draft,
      }
    case 'read':
      return event.id === current ? { ...chat, messages: event.messages.map(shown) } : chat
    case 'typed':
      return { ...chat, draft: event.draft }
    case 'asked': {
      const { turnId, message } = event
      // A suggestion that is asked is not what was typed meanwhile.
      const draft = chat.draft.trim() === message ? '' : chat.draft
      return { ...chat, draft, notice: null, asking: { turnId, message, soFar: '', failed: false } }
    }
    case 'heard':
      return asking?.turnId === event.turnId ? { ...chat, asking: { ...asking, soFar: event.content } } : chat
    case 'answered': {
      if (asking?.turnId !== event.turnId) return chat
      const { turnId, content, conversationId } = event
      const said: Shown[] = [
        { id: `${turnId} question`, role: 'user', content: asking.message },
        { id: `${turnId} answer`, role: 'assistant', content },
      ]
      return {
        ...chat,
        asking: null,
        current: conversationId,
        messages: [...(chat.messages ?? []), ...said],
      }
    }
    case 'refused': {
      const draft = withQuestion(chat.draft, asking?.message ?? '')
      const left = event.gone ? { current: null, messages: [] } : {}
      return { ...chat, ...left, asking: null, draft, notice: event.notice }
    }
    case 'lost':
      return { ...chat, draft: withQuestion(chat.draft, event.message), notice: event.notice }
    case 'failed':
      return { ...chat, asking: asking && { ...asking, failed: true }, notice: event.notice }
    case 'removed': {
      const conversations = chat.conversations?.filter(({ id }) => id !== event.id) ?? null
      const left = { ...chat, conversations }
      return event.id === current ? { ...left, ...opened, messages: [], current: null } : left
    }
    case 'said':
      return { ...chat, notice: event.notice }
  }
}

/** What is typed, and below it what was not answered: neither takes the other's place. */
const withQuestion = (draft: string, message: string): string =>
  [draft, message].filter((text) => text.trim() !== '').join('\n\n')

const shown = ({ id, role, content }: Message): Shown => ({ id, role, content })
