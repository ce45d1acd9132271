import { z } from 'zod'
import type { Audience } from '../../../core/records/summary-kinds'
import type { Locale } from '../../../core/i18n/locale'
import { describeError, log } from '../../log'
import { reach, type ModelSettings } from './ask'
import { failureOf } from './failure'

const answerShape = z.object({ sentences: z.array(z.object({ template: z.string(), wording: z.string() })) })

const instructions = `You word sentences of a health summary anew, so that they read well one after another. Each is a template: {1}, {2} and so on stand for names, amounts and dates that you do not see.
- Keep every place, once and in its order. Add none. Write no number, no name of an illness, drug, test or procedure, and no advice.
- Say exactly as much, and exactly as surely: what is no longer so, only suspected or denied stays so.
- Keep the language of the template. One sentence or two short ones, at most 24 words.
- Answer with each template as it was given, and its new wording. Leave out those that are best as they are.`

const longestMs = 15_000
const maxOutputTokens = 4000

/**
 * New wordings of templates, by template; none of it is to be believed before core/summary/reword.ts has looked. No name,
 * number or date of the record is sent. Null: the provider failed.
 */
export async function askWordings(
  { apiKey, baseUrl, model }: ModelSettings,
  templates: readonly string[],
  { locale, audience }: { readonly locale: Locale; readonly audience: Audience },
  timeoutMs = longestMs,
): Promise<ReadonlyMap<string, string> | null> {
  const [sdk, { createOpenAI }] = await Promise.all([import('ai'), import('@ai-sdk/openai')])
  globalThis.AI_SDK_LOG_WARNINGS = false
  const schema = sdk.jsonSchema<z.infer<typeof answerShape>>(
    z.toJSONSchema(answerShape, { target: 'draft-7' }) as Parameters<typeof sdk.jsonSchema>[0],
    {
      validate: (answer) => {
        const parsed = answerShape.safeParse(answer)
        return parsed.success
          ? { success: true, value: parsed.data }
          : { success: false, error: new Error('not a list of wordings') }
      },
    },
  )
  try {
    const { output } = await sdk.generateText({
      model: createOpenAI({ apiKey, baseURL: baseUrl, fetch: reach }).chat(model),
      output: sdk.Output.object({ schema, name: 'wordings' }),
      instructions,
      messages: [
        { role: 'user', content: JSON.stringify({ language: locale, reader: audience, templates }) },
      ],
      temperature: 0,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(timeoutMs),
    })
    return new Map(output.sentences.map(({ template, wording }) => [template, wording]))
  } catch (error) {
    const { reason } = failureOf(sdk, error, Date.now())
    if (reason === 'unexpected') log('model.unexpected', describeError(error))
    else log('model.no_wordings', { reason })
    return null
  }
}
