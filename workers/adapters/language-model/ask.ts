import { z } from 'zod'
import type { Document } from '../../../core/document/types'
import { answerShape, parseAnswer, type ModelFact } from '../../../core/extraction/model/answer'
import { instructions, pageText } from '../../../core/extraction/model/prompt'
import type { FallbackReason } from '../../../core/records/engine-usage'
import type { Config } from '../../config'
import { reasonOf, Unreachable } from './failure'

export type ModelSettings = Extract<Config['engine'], { name: 'openai' }>

export interface PageForModel {
  readonly document: Document
  /** A PNG of the upright page; null where there is none to show. */
  readonly picture: Uint8Array | null
}

export type Answer = (
  { readonly facts: readonly ModelFact[] } | { readonly facts: null; readonly reason: FallbackReason }
) & {
  readonly usage: { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined }
}

/** A dense page of results is a third of this. */
const maxOutputTokens = 16_000

/** One call. It gives the model no tool: all that a page can make it do is answer. */
export async function ask(
  { apiKey, baseUrl, model }: ModelSettings,
  { document, picture }: PageForModel,
  abortSignal: AbortSignal,
): Promise<Answer> {
  const [{ generateText, jsonSchema, Output }, { createOpenAI }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai'),
  ])
  // The SDK's warnings go to the console, past the only logger.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const schema = jsonSchema<readonly ModelFact[]>(
    z.toJSONSchema(answerShape, { target: 'draft-7' }) as Parameters<typeof jsonSchema>[0],
    {
      validate: (answer) => {
        const value = parseAnswer(answer)
        return value ? { success: true, value } : { success: false, error: new Error('not a list of facts') }
      },
    },
  )
  const image = picture ? [{ type: 'file', mediaType: 'image/png', data: picture } as const] : []
  const result = await generateText({
    model: createOpenAI({ apiKey, baseURL: baseUrl, fetch: reach }).chat(model),
    output: Output.object({ schema, name: 'page_facts' }),
    instructions,
    messages: [{ role: 'user', content: [{ type: 'text', text: pageText(document) }, ...image] }],
    temperature: 0,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal,
  })
  const { finishReason, text, usage } = result
  // Stopped before a word was said: there is no output to ask for.
  if (finishReason !== 'stop' && text === '')
    return { facts: null, reason: reasonOf(finishReason, text), usage }
  return { facts: result.output, usage }
}

/** `fetch`, with one error of its own for a server that cannot be reached. */
export const reach: typeof fetch = async (...request) => {
  try {
    return await fetch(...request)
  } catch (error) {
    const aborted = error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
    throw aborted ? error : new Unreachable('no connection', { cause: error })
  }
}
