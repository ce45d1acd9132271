import { z } from 'zod'
import { modelAnswerShape, type ModelAnswer } from '../../../core/assistant/model-answer'
import { tools } from '../../../core/assistant/tools'
import { describeError, log } from '../../log'
import { reach, type ModelSettings } from './ask'
import { failureOf, reasonOf } from './failure'

export interface ForModel {
  readonly instructions: string
  readonly question: string
}
/** What a tool returns to the model. */
export type LookUp = (name: string, given: unknown) => Promise<string>

/** Somebody waits for the answer. */
const longestMs = 20_000
/** To look up, to look closer, and to answer. */
const mostSteps = 5
const maxOutputTokens = 4000

/**
 * An answer of the model, which may look things up and do nothing else; none of it is to be believed before
 * core/assistant/check-model.ts has looked. Null: the provider failed, took too long or spoke nonsense.
 */
export async function converse(
  { apiKey, baseUrl, model }: ModelSettings,
  { instructions, question }: ForModel,
  lookUp: LookUp,
  timeoutMs = longestMs,
): Promise<ModelAnswer | null> {
  const [sdk, { createOpenAI }] = await Promise.all([import('ai'), import('@ai-sdk/openai')])
  globalThis.AI_SDK_LOG_WARNINGS = false
  const schemaOf = (shape: z.ZodType) =>
    z.toJSONSchema(shape, { target: 'draft-7' }) as Parameters<typeof sdk.jsonSchema>[0]
  const schema = sdk.jsonSchema<ModelAnswer>(schemaOf(modelAnswerShape), {
    validate: (answer) => {
      const { data, error } = modelAnswerShape.safeParse(answer)
      return data ? { success: true, value: data } : { success: false, error }
    },
  })
  const readOnly = Object.entries(tools).map(([name, { description, arguments: taken }]) => {
    const inputSchema = sdk.jsonSchema(schemaOf(taken))
    return [name, sdk.tool({ description, inputSchema, execute: (given) => lookUp(name, given) })] as const
  })
  // What was looked up goes out with the next step, so that one clock runs over all of them.
  const abortSignal = AbortSignal.timeout(timeoutMs)
  try {
    const result = await sdk.generateText({
      model: createOpenAI({ apiKey, baseURL: baseUrl, fetch: reach }).chat(model),
      tools: Object.fromEntries(readOnly),
      stopWhen: sdk.isStepCount(mostSteps),
      output: sdk.Output.object({ schema, name: 'answer' }),
      instructions,
      messages: [{ role: 'user', content: question }],
      temperature: 0,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal,
    })
    const { finishReason, text } = result
    // It looked up to the end, or was stopped before a word was said: there is no output to ask for.
    if (finishReason === 'stop' || text !== '') return result.output
    log('model.no_answer', { reason: reasonOf(finishReason, text) })
    return null
  } catch (error) {
    const { reason } = failureOf(sdk, error, Date.now())
    if (reason === 'unexpected') log('model.unexpected', describeError(error))
    else log('model.no_answer', { reason })
    return null
  }
}
