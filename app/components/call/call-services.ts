import { readReply } from '#core/assistant/reply'
import type { Locale } from '#core/i18n/locale'
import type { Fault } from '#core/voice/faults'
import type { ToolCall } from '#core/voice/realtime'
import { inPieces } from '#core/voice/saving'
import { readSession } from '#core/voice/session'
import { spokenOf, toldOf } from '#core/voice/spoken'
import { callApi } from '../../session/api'
import { askAssistant } from '../ask/ask-stream'
import type { LookedUp } from './provider-line'
import type { CallDeps } from './run-call'

type Services = Pick<CallDeps, 'fetchSession' | 'ask' | 'keep'> & {
  readonly lookUp: (tool: ToolCall) => Promise<LookedUp>
}

/** What a call asks of the server. What it is answered is an event of the call, and never an error. */
export function callServices(locale: Locale): Services {
  /** By which the server knows the call; another, where its conversation was deleted meanwhile. */
  let callId = crypto.randomUUID()
  const beginAnew = () => (callId = crypto.randomUUID())

  const ask: CallDeps['ask'] = async ({ question: message, turnId, conversationId }) => {
    const asked = await askAssistant({ message, conversationId, turnId, locale, callId }, () => undefined)
    switch (asked.kind) {
      case 'answered': {
        const reply = readReply(asked.content)
        const isPlain = reply.type === 'plain'
        return {
          type: 'answered',
          conversationId: asked.conversationId,
          spoken: isPlain ? reply.text : spokenOf(reply),
          told: isPlain ? null : toldOf(reply),
        }
      }
      case 'gone':
        if (conversationId === null) return { type: 'failed', fault: 'unknown' }
        beginAnew()
        return ask({ type: 'ask', question: message, turnId, conversationId: null })
      case 'limit':
        return { type: 'failed', fault: 'limit' }
      case 'refused':
        return { type: 'failed', fault: faultOf(asked.code, 'unknown') }
      case 'failed':
        return { type: 'failed', fault: 'networkLost' }
    }
  }

  const keep: CallDeps['keep'] = async ({ messages, conversationId }) => {
    let id = conversationId
    for (const piece of inPieces(messages)) {
      let answer = await send(id, piece)
      if (!answer.ok && answer.code === 'not_found') {
        beginAnew()
        answer = await send(null, piece)
      }
      if (!answer.ok) return { type: 'notKept' }
      id = answer.value.conversation_id
    }
    const indices = messages.map(({ index }) => index)
    return id === null ? { type: 'notKept' } : { type: 'kept', indices, conversationId: id }
  }
  const send = (conversationId: string | null, piece: ReturnType<typeof inPieces>[number]) =>
    callApi('POST /rest/chat_messages', {
      body: { conversation_id: conversationId, call_id: callId, messages: [...piece] },
    })

  return {
    ask,
    keep,
    async fetchSession() {
      const answer = await callApi('POST /functions/realtime-session', { body: { locale } })
      return answer.ok ? readSession(answer.value) : { fault: faultOf(answer.code, 'noToken') }
    },
    async lookUp({ name, arguments: given }) {
      const answer = await callApi('POST /functions/voice_tool', { body: { name, arguments: given, locale } })
      return answer.ok ? answer.value : { output: notReached, answer: null }
    },
  }
}

/** For the model: it is to say so. */
const notReached = JSON.stringify({ found: false, message: 'The record cannot be reached right now.' })

function faultOf(code: string, other: Fault): Fault {
  if (code === 'not_signed_in') return 'signedOut'
  return code === 'daily_limit' ? 'limit' : other
}
