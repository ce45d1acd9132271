import { streamEnd, type StreamEvent } from '../../core/records/chat-stream'

/** Letters of a piece: small enough to show at once on a slow line. */
const pieceLength = 2000

/** An answer as an event stream: where it belongs, its content in pieces, the end. The same answer is the same bytes. */
export function answerStream(at: Extract<StreamEvent, { type: 'start' }>, content: string): Response {
  const encoder = new TextEncoder()
  const letters = [...content]
  let from = -1
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (from < 0) {
        from = 0
        return controller.enqueue(encoder.encode(line(JSON.stringify(at))))
      }
      if (from >= letters.length) {
        controller.enqueue(encoder.encode(line(streamEnd)))
        return controller.close()
      }
      const text = letters.slice(from, from + pieceLength).join('')
      from += pieceLength
      controller.enqueue(encoder.encode(line(JSON.stringify({ type: 'delta', text } satisfies StreamEvent))))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
}

const line = (data: string): string => `data: ${data}\n\n`
