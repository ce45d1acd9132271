import { parseStreamEvent, streamEnd } from '#core/records/chat-stream'
import type { Locale } from '#core/i18n/locale'

export interface Question {
  readonly message: string
  /** Null: it begins a conversation. */
  readonly conversationId: string | null
  /** Of our own making: the same question, sent again, is answered once. */
  readonly turnId: string
  readonly locale: Locale
  /** Of the call in which it is asked aloud. */
  readonly callId?: string
}

export type Asked =
  | { readonly kind: 'answered'; readonly conversationId: string; readonly content: string }
  | { readonly kind: 'limit' | 'gone' | 'failed' }
  | { readonly kind: 'refused'; readonly code: string; readonly error: string }

interface Deps {
  readonly fetch: typeof fetch
  readonly wait: (ms: number) => Promise<void>
}

/** Milliseconds before a question that broke off is sent again. */
const pauses = [300, 1000, 2500, 5000]

const browser: Deps = {
  fetch: (...given) => fetch(...given),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Asks, and reads the answer's stream to its end. What breaks off is asked again by its turn: the server answers each
 * turn once, with the same bytes, so that nothing is said twice and nothing is lost. Never throws.
 * @param onPart what has come of the answer so far, which never grows shorter
 */
export async function askAssistant(
  question: Question,
  onPart: (content: string) => void,
  { fetch, wait }: Deps = browser,
): Promise<Asked> {
  const body = JSON.stringify({
    message: question.message,
    conversation_id: question.conversationId,
    turn_id: question.turnId,
    locale: question.locale,
    call_id: question.callId,
  })
  let most = 0
  const grow = (content: string) => {
    if (content.length <= most) return
    most = content.length
    onPart(content)
  }
  for (const pause of [...pauses, null]) {
    const asked = await once(fetch, body, grow)
    if (asked !== 'cut') return asked
    if (pause !== null) await wait(pause)
  }
  return { kind: 'failed' }
}

async function once(
  send: typeof fetch,
  body: string,
  onPart: (content: string) => void,
): Promise<Asked | 'cut'> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await send('/api/functions/medical_chat', { method: 'POST', headers, body })
    if (response.ok) return await readStream(response, onPart)
    // Something is down: it may be up again in a moment.
    if (response.status >= 500) return 'cut'
    if (response.status === 404) return { kind: 'gone' }
    const { code = 'unexpected', error = '' } = (await response.json()) as { code?: string; error?: string }
    return code === 'daily_limit' ? { kind: 'limit' } : { kind: 'refused', code, error }
  } catch {
    return 'cut'
  }
}

/** Lines of `data:` to the last, wherever the network parts them; a stream without its end was cut. */
async function readStream({ body }: Response, onPart: (content: string) => void): Promise<Asked | 'cut'> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return 'cut'
  let [rest, conversationId, content] = ['', '', '']
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return 'cut'
    const lines = (rest + value).split('\n\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const data = line.replace(/^data: /, '')
      if (data === streamEnd) return { kind: 'answered', conversationId, content }
      const event = parseStreamEvent(data)
      if (event.type === 'start') conversationId = event.conversation_id
      else content += event.text
    }
    onPart(content)
  }
}

/** The first sentence of an answer of which only a part has come; null before it begins. */
export function summarySoFar(content: string): string | null {
  const text = /"(?:summary|message)":"(?<text>(?:[^"\\]|\\.)*)/.exec(content)?.groups?.['text']
  if (text === undefined) return null
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    // Cut within an escape.
    return null
  }
}
