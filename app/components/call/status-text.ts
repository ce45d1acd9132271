import type { Translate } from '#core/i18n/translate'
import type { Call, CallStatus } from '#core/voice/call'

const texts = {
  connecting: 'voice.connecting',
  connected: 'voice.connected',
  listening: 'voice.listening',
  thinking: 'voice.thinking',
  speaking: 'voice.speaking',
} as const satisfies Partial<Record<CallStatus, string>>

/** What goes on in a call (spec app.md §2). */
export function statusText(t: Translate, { status, muted }: Call): string {
  if (status === 'disconnected' || status === 'error') return ''
  return muted && status === 'listening' ? t('voice.muted') : t(texts[status])
}
