import type { MessageKey } from '../i18n/translate'

interface Words {
  readonly title: MessageKey
  readonly text: MessageKey
}

/** What ends a call that nobody ended, and by which words it is told (spec app.md §8). */
export const faults = {
  microphoneDenied: { title: 'voice.connectionFailed', text: 'voice.microphoneDenied' },
  microphoneMissing: { title: 'voice.connectionFailed', text: 'voice.microphoneMissing' },
  unsupported: { title: 'voice.connectionFailed', text: 'voice.unsupported' },
  languageUnsupported: { title: 'voice.connectionFailed', text: 'voice.languageUnsupported' },
  notStarted: { title: 'voice.connectionFailed', text: 'voice.couldNotStart' },
  noToken: { title: 'voice.callError', text: 'voice.noToken' },
  badToken: { title: 'voice.callError', text: 'voice.badToken' },
  noSecret: { title: 'voice.callError', text: 'voice.noSecret' },
  timeout: { title: 'voice.callError', text: 'voice.timeout' },
  connectionLost: { title: 'voice.callError', text: 'voice.connectionLost' },
  networkLost: { title: 'voice.callError', text: 'voice.networkLost' },
  dataChannel: { title: 'voice.callError', text: 'voice.dataChannel' },
  notEstablished: { title: 'voice.callError', text: 'voice.notEstablished' },
  unknown: { title: 'voice.callError', text: 'voice.unknown' },
  signedOut: { title: 'voice.callError', text: 'voice.signedOut' },
  limit: { title: 'ask.limit', text: 'ask.limitText' },
} as const satisfies Record<string, Words>

export type Fault = keyof typeof faults
