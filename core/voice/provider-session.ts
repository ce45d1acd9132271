import { translator } from '../i18n/languages'
import type { Locale } from '../i18n/locale'
import { instructionsFor } from './instructions'
import { sampleRate } from './limits'
import { toolDefinitions } from '../assistant/tools'

const sound = { type: 'audio/pcm', rate: sampleRate } as const

/** What a call at the provider is to be: who speaks, of what, and what may be looked up. */
export function providerSession(model: string, locale: Locale) {
  return {
    type: 'realtime',
    model,
    instructions: instructionsFor(locale, translator(locale)('ask.emergency')),
    output_modalities: ['audio'],
    audio: {
      input: {
        format: sound,
        transcription: { model: 'gpt-4o-mini-transcribe', language: locale },
        turn_detection: { type: 'server_vad' },
      },
      output: { format: sound, voice: 'marin' },
    },
    tools: toolDefinitions(),
    tool_choice: 'auto',
  }
}
