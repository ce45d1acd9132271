import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelFact } from '../../core/extraction/model/answer'
import { completion, toolCall } from './chat-completion'

/** What the server does with one call. */
export type Reply = (request: ChatRequest, response: ServerResponse) => void

export interface ChatRequest {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly messages: readonly {
      role: string
      content: string | readonly { type: string; text?: string; image_url?: { url: string } }[]
    }[]
    readonly response_format?: { type: string; json_schema?: { strict: boolean; schema: unknown } }
    readonly tools?: readonly { function: { name: string } }[]
  }
}

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export const replies = {
  facts: (facts: readonly ModelFact[]): Reply => replies.says(JSON.stringify({ facts })),
  says: (content: string | null, finishReason = 'stop'): Reply => (_request, response) => json(response, 200, completion({ content }, finishReason)), // prettier-ignore
  calls:
    (name: string, given: unknown): Reply =>
    (_request, response) =>
      json(response, 200, toolCall(name, given)),
  refuses: (): Reply => (_request, response) => json(response, 200, completion({ content: null, refusal: 'I cannot read this.' })), // prettier-ignore
  fails: (status: number, headers: Record<string, string> = {}): Reply => (_request, response) => json(response, status, { error: { message: 'no', type: 'test', code: null } }, headers), // prettier-ignore
  notJson: (): Reply => (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>proxy</html>'), // prettier-ignore
  hangs: (): Reply => () => {},
  hangsInTheMiddle: (): Reply => (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id": "'), // prettier-ignore
  dropsTheLine: (): Reply => (_request, response) => void response.destroy(),
} as const

/** An OpenAI-compatible server of the tests' own, on loopback: one reply a call, the last one for all that follow. */
export async function openAiServer(...script: readonly Reply[]) {
  const requests: ChatRequest[] = []
  const server = createServer((message, response) => {
    void bodyOf(message).then((body) => {
      const request = { path: message.url ?? '', authorization: message.headers.authorization, body }
      const reply = script[Math.min(requests.length, script.length - 1)]
      requests.push(request)
      reply?.(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      name: 'openai',
      apiKey: 'key-of-test',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      model: 'test-model',
    } as const,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function bodyOf(message: IncomingMessage): Promise<ChatRequest['body']> {
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk as Uint8Array)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatRequest['body']
}
