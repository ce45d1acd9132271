/** Letters of a question. */
export const longestQuestion = 4000

/** What an answer's stream says, one JSON a `data:` line, before `streamEnd`. */
export type StreamEvent =
  | { readonly type: 'start'; readonly conversation_id: string; readonly turn_id: string }
  /** A piece of the answer: all of them in order are its content. */
  | { readonly type: 'delta'; readonly text: string }

export const streamEnd = '[DONE]'

/** @throws where a line is neither: then the stream is not ours. */
export function parseStreamEvent(line: string): StreamEvent {
  const event = JSON.parse(line) as Partial<Record<string, unknown>>
  if (event['type'] === 'start' && typeof event['conversation_id'] === 'string')
    return { type: 'start', conversation_id: event['conversation_id'], turn_id: String(event['turn_id']) }
  if (event['type'] === 'delta' && typeof event['text'] === 'string')
    return { type: 'delta', text: event['text'] }
  throw new Error('what was sent is no part of an answer')
}
