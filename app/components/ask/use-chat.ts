import { useCallback, useEffect, useReducer, useRef } from 'react'
import { longestQuestion } from '#core/records/chat-stream'
import { onChanges } from '../../live/changes'
import { callApi, refusalText } from '../../session/api'
import { useSpeech } from '../i18n'
import { askAssistant, type Asked } from './ask-stream'
import { newChat, nextChat, type Chat, type Notice } from './chat-state'
import { keepCurrent, keptCurrent } from './kept-current'

const recentShown = 5

export interface ChatControls extends Chat {
  type(draft: string): void
  /** What was typed, or a suggestion. */
  send(message: string): void
  /** The question that failed, as the same turn. */
  again(): void
  /** The question that failed, back where it was typed. */
  edit(): void
  open(id: string | null): void
  remove(id: string): void
  hush(): void
  /** Reads the last conversations again. */
  list(): void
  tell(notice: Notice): void
}

/** The conversations of the person who is signed in, and the one that goes on. It outlives the panel's closing. */
export function useChat(userId: string): ChatControls {
  const { t, locale } = useSpeech()
  const [chat, dispatch] = useReducer(nextChat, newChat)
  const latest = useRef(chat)
  latest.current = chat

  const list = useCallback(async () => {
    const answer = await callApi('GET /rest/chat_conversations', { query: { limit: recentShown } })
    dispatch(answer.ok ? { type: 'listed', conversations: answer.value } : { type: 'unlisted' })
  }, [])

  const open = useCallback(
    async (id: string | null) => {
      keepCurrent(userId, id)
      dispatch({ type: 'opened', id })
      if (id === null) return
      const answer = await callApi('GET /rest/chat_messages', { query: { conversation_id: id } })
      if (answer.ok) return dispatch({ type: 'read', id, messages: answer.value })
      // Deleted elsewhere: a new one begins.
      if (answer.code === 'not_found') {
        keepCurrent(userId, null)
        return dispatch({ type: 'opened', id: null })
      }
      dispatch({ type: 'read', id, messages: [] })
      const notice = { title: t('ask.loadFailed'), text: refusalText(t, answer), bad: true }
      dispatch({ type: 'said', notice })
    },
    [t, userId],
  )

  useEffect(() => {
    void list()
    const kept = keptCurrent(userId)
    if (kept !== null) void open(kept)
    return onChanges((changed) => {
      if (changed === 'everything' || changed.has('chat_conversations')) void list()
    })
    // Once: what is kept is where the person left off before.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const heard = (turnId: string, message: string, asked: Asked) => {
    if (latest.current.asking?.turnId !== turnId) {
      const notice = { title: t('ask.error'), text: t('ask.notAnswered'), bad: true }
      if (asked.kind !== 'answered') dispatch({ type: 'lost', message, notice })
      return void list()
    }
    const refuse = (notice: Omit<Notice, 'bad'>, gone = false) =>
      dispatch({ type: 'refused', notice: { ...notice, bad: true }, gone })
    switch (asked.kind) {
      case 'answered':
        keepCurrent(userId, asked.conversationId)
        dispatch({ type: 'answered', turnId, ...asked })
        return void list()
      case 'limit':
        return refuse({ title: t('ask.limit'), text: t('ask.limitText') })
      case 'gone':
        keepCurrent(userId, null)
        return refuse({ title: t('ask.gone'), text: t('ask.goneText') }, true)
      case 'refused':
        return refuse({ title: t('ask.error'), text: refusalOf(asked) })
      case 'failed': {
        const notice = { title: t('ask.error'), text: t('ask.sendFailed'), bad: true }
        return dispatch({ type: 'failed', notice })
      }
    }
  }
  const refusalOf = (asked: Asked & { kind: 'refused' }): string =>
    asked.code === 'invalid_input' ? t('ask.tooLong', { n: longestQuestion }) : refusalText(t, asked)

  const ask = async (turnId: string, message: string) => {
    const { current, asking } = latest.current
    // One at a time; one that failed is sent again or taken back before another.
    if (asking !== null && asking.turnId !== turnId) return
    dispatch({ type: 'asked', turnId, message })
    const hear = (content: string) => dispatch({ type: 'heard', turnId, content })
    heard(turnId, message, await askAssistant({ message, conversationId: current, turnId, locale }, hear))
  }

  const remove = async (id: string) => {
    const answer = await callApi('DELETE /rest/chat_conversations/{id}', { params: { id } })
    const isGone = answer.ok || answer.code === 'not_found'
    if (isGone) {
      if (latest.current.current === id) keepCurrent(userId, null)
      dispatch({ type: 'removed', id })
    }
    const notice: Notice = isGone
      ? { title: t('ask.deleted'), text: t('ask.deletedText'), bad: false }
      : { title: t('ask.error'), text: t('ask.deleteFailed'), bad: true }
    dispatch({ type: 'said', notice })
    void list()
  }

  return {
    ...chat,
    type: (draft) => {
      // With the list's call the record that answers is read, where it changed: a question is being written.
      if (chat.draft === '' && draft !== '') void list()
      dispatch({ type: 'typed', draft })
    },
    send: (message) => {
      if (message.trim() !== '') void ask(crypto.randomUUID(), message.trim())
    },
    again: () => {
      if (chat.asking) void ask(chat.asking.turnId, chat.asking.message)
    },
    edit: () => dispatch({ type: 'refused', notice: null }),
    open: (id) => void open(id),
    remove: (id) => void remove(id),
    list: () => void list(),
    hush: () => dispatch({ type: 'said', notice: null }),
    tell: (notice) => dispatch({ type: 'said', notice }),
  }
}
