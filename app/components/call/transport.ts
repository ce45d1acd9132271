import type { CallEvent } from '#core/voice/call'

export type Emit = (event: CallEvent) => void

/** What carries a call: the browser's own speech, or a line to a provider. What happens on it, it emits. */
export interface Transport {
  /** The assistant is to speak first. */
  greet(): void
  speak(text: string): void
  /** Enough of it was heard. */
  hush(): void
  /** Whether the person is to be heard now. */
  listen(on: boolean): void
  isHealthy(): boolean
  close(): void
}
