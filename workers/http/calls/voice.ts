import { z } from 'zod'
import { answerShape } from '../../../core/assistant/answer'
import { locales } from '../../../core/i18n/locale'
import { providerSession } from '../../../core/voice/provider-session'
import { sessionShape } from '../../../core/voice/session'
import { notTaken, outputOf } from '../../../core/assistant/tools'
import { readEvidence, readKnown } from '../../actions/known-record'
import { lookUp } from '../../actions/look-up'
import { askForSecret, callsUrl } from '../../adapters/realtime-voice'
import { log } from '../../log'
import { Refusal } from '../refusal'
import { limitText, tomorrow } from './chat'
import { ownCall } from './row'

const longestArguments = 2000
const locale = z.enum(locales)

/** A call with the assistant: how it is carried, and what a model on the line may look up. */
export const voice = [
  ownCall({
    method: 'post',
    path: '/functions/realtime-session',
    summary:
      'Begin a call: by the browser’s own speech, or with a secret of a minute for the provider’s line where a key is configured',
    body: z.object({ locale: locale.optional() }).optional(),
    answers: { 200: sessionShape },
    foreign: null,
    async run({ context: { config }, record, body }) {
      const { engine, voiceModel: model } = config
      const bySpeech = { transport: 'browser-speech' as const }
      if (engine.name !== 'openai') return bySpeech
      if (!(await record.chat.spend()))
        return new Refusal(429, 'daily_limit', limitText, { retryAfter: tomorrow() })
      const spoken = body?.locale ?? (await record.profile.read())?.locale ?? 'en'
      const granted = await askForSecret(engine, providerSession(model, spoken))
      switch (granted.kind) {
        case 'absent':
          return bySpeech
        case 'failed':
          log('voice.no_secret', { status: granted.status })
          return new Refusal(
            503,
            'voice_unavailable',
            'Calls are not available right now. Please try again later.',
          )
        case 'granted': {
          const { value, expiresAt } = granted.secret
          return {
            transport: 'openai-realtime' as const,
            client_secret: { value, expires_at: expiresAt },
            model,
            url: callsUrl(engine.baseUrl),
          }
        }
      }
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/voice_tool',
    summary:
      'What one’s own record says to a tool of a call: for the model, and with its sources for the screen',
    body: z.object({
      name: z.string().max(64),
      arguments: z.string().max(longestArguments),
      locale: locale.default('en'),
    }),
    answers: { 200: z.object({ output: z.string(), answer: answerShape.nullable() }) },
    foreign: null,
    async run({ record, body: { name, arguments: text, locale: spoken } }) {
      const deps = {
        known: () => readKnown(record),
        evidence: (...[needs, known]: EvidenceAsked) => readEvidence(record, needs, known),
      }
      const today = new Date().toISOString().slice(0, 10)
      const answer = await lookUp(deps, { name, arguments: parse(text), locale: spoken, today })
      return answer ? { output: outputOf(answer), answer } : { output: notTaken, answer: null }
    },
  }),
]

type EvidenceAsked = Parameters<Parameters<typeof lookUp>[0]['evidence']>

function parse(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text)
  } catch {
    return null
  }
}
