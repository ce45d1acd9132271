import { z } from 'zod'
import type { CallEvent } from './call'

/** What the assistant wants of the record. */
export interface ToolCall {
  readonly callId: string
  readonly name: string
  /** JSON, as the model wrote it. */
  readonly arguments: string
}

/** What the provider was last heard to do. */
export interface Line {
  /** A response is being made. */
  readonly responding: boolean
  /** Tools whose answers are still to be given. */
  readonly pending: readonly string[]
  /** The response that asked for them is over. */
  readonly asked: boolean
}

export const newLine: Line = { responding: false, pending: [], asked: false }

/** What goes back to the provider. */
export type ClientEvent = { readonly type: string } & Readonly<Record<string, unknown>>

export interface Heard {
  readonly line: Line
  readonly events: readonly CallEvent[]
  readonly tools: readonly ToolCall[]
  readonly send: readonly ClientEvent[]
}

const text = z.string().catch('')
const item = z.string().nullable().catch(null)
const serverEventShape = z.looseObject({
  type: z.string(),
  delta: text,
  transcript: text,
  item_id: item,
  item: z.looseObject({ type: text, call_id: text, name: text, arguments: text }).nullable().catch(null),
  error: z.looseObject({ message: text, code: item }).nullable().catch(null),
})
type ServerEvent = z.infer<typeof serverEventShape>

/** What is no fault of a call: somebody stopped what had just stopped. */
const harmless: ReadonlySet<string> = new Set(['response_cancel_not_active'])

type Say = (event: ServerEvent) => CallEvent

const said: Say = ({ delta }) => ({ type: 'said', text: delta })
const saidAll: Say = ({ transcript }) => ({ type: 'saidAll', text: transcript })
const audioStarted: Say = () => ({ type: 'audioStarted' })
const audioDone: Say = () => ({ type: 'audioDone' })

/** The provider's events by name, of both generations (PLATFORM: GA, and the preview before it). */
const meanings: ReadonlyMap<string, Say> = new Map<string, Say>(
  Object.entries({
    'session.created': () => ({ type: 'connected' }),
    'input_audio_buffer.speech_started': () => ({ type: 'speechStarted' }),
    'input_audio_buffer.speech_stopped': ({ item_id }) => ({ type: 'speechStopped', item: item_id }),
    'conversation.item.input_audio_transcription.completed': ({ item_id, transcript }) => ({
      type: 'heard',
      item: item_id,
      text: transcript,
    }),
    'conversation.item.input_audio_transcription.failed': ({ item_id }) => ({
      type: 'unheard',
      item: item_id,
    }),
    'response.output_audio_transcript.delta': said,
    'response.output_audio_transcript.done': saidAll,
    'response.audio_transcript.delta': said,
    'response.audio_transcript.done': saidAll,
    'response.output_audio.delta': audioStarted,
    'response.output_audio.done': audioDone,
    'response.audio.delta': audioStarted,
    'response.audio.done': audioDone,
    'output_audio_buffer.started': audioStarted,
    'output_audio_buffer.stopped': audioDone,
  } satisfies Record<string, Say>),
)

/** What a message of the provider's data channel means; what is not understood means nothing. */
export function hearProvider(line: Line, message: string): Heard {
  const event = parse(message)
  const nothing: Heard = { line, events: [], tools: [], send: [] }
  if (!event) return nothing
  switch (event.type) {
    case 'response.created':
      return { ...nothing, line: { ...line, responding: true }, events: [{ type: 'responseStarted' }] }
    case 'response.output_item.done': {
      const { item: made } = event
      if (made?.type !== 'function_call' || made.call_id === '') return nothing
      const tool = { callId: made.call_id, name: made.name, arguments: made.arguments }
      const pending = [...line.pending, tool.callId]
      return {
        ...nothing,
        line: { ...line, pending, asked: true },
        tools: [tool],
        events: [{ type: 'looking' }],
      }
    }
    case 'response.done': {
      const over = { ...line, responding: false }
      return line.asked
        ? goOn({ ...nothing, line: over })
        : { ...nothing, line: over, events: [{ type: 'responseDone' }] }
    }
    case 'error': {
      const { message: words = '', code = null } = event.error ?? {}
      if (code !== null && harmless.has(code)) return nothing
      return { ...nothing, events: [failed(words)] }
    }
    default: {
      const say = meanings.get(event.type)
      return say ? { ...nothing, events: [say(event)] } : nothing
    }
  }
}

/** A tool has answered: the provider is given it, and goes on once it has all that it asked for. */
export function giveAnswer(line: Line, callId: string, output: string): Heard {
  const given: ClientEvent = {
    type: 'conversation.item.create',
    item: { type: 'function_call_output', call_id: callId, output },
  }
  const pending = line.pending.filter((one) => one !== callId)
  return goOn({ line: { ...line, pending }, events: [], tools: [], send: [given] })
}

/** The person has heard enough. */
export function hushProvider({ responding }: Line): readonly ClientEvent[] {
  return [...(responding ? [{ type: 'response.cancel' }] : []), { type: 'output_audio_buffer.clear' }]
}

/** The assistant is to speak. */
export const respond: ClientEvent = { type: 'response.create' }

function goOn(heard: Heard): Heard {
  const { line, send } = heard
  if (!line.asked || line.responding || line.pending.length > 0) return heard
  return { ...heard, line: { ...line, asked: false }, send: [...send, respond] }
}

const longestMessage = 200

function failed(words: string): CallEvent {
  const message = words.trim().slice(0, longestMessage)
  return message === '' ? { type: 'failed', fault: 'unknown' } : { type: 'failed', fault: 'unknown', message }
}

function parse(message: string): ServerEvent | null {
  try {
    return serverEventShape.safeParse(JSON.parse(message)).data ?? null
  } catch {
    return null
  }
}
