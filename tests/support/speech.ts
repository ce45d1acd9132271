/** Runs in the page, before its own scripts: ears and a mouth of the test's own in place of the browser's. */
export function replaceSpeech(): void {
  interface Result {
    readonly isFinal: boolean
    readonly length: 1
    readonly 0: { readonly transcript: string }
  }
  type Handler = ((event?: unknown) => void) | null
  class Recognition {
    lang = ''
    onspeechstart: Handler = null
    onresult: Handler = null
    onerror: Handler = null
    onend: Handler = null
    start() {
      ears.now = this
      ears.language = this.lang
    }
    abort() {
      if (ears.now === this) ears.now = null
      queueMicrotask(() => this.onend?.())
    }
  }
  interface Utterance {
    readonly text: string
    onstart?: () => void
    onend?: () => void
    onerror?: (event: { error: string }) => void
  }
  const ears: { now: Recognition | null; language: string } = { now: null, language: '' }
  const queue: Utterance[] = []
  const said: string[] = []
  const result = (transcript: string, isFinal: boolean): Result => ({ isFinal, length: 1, 0: { transcript } })
  const synthesis = {
    getVoices: () => ['en-US', 'he-IL'].map((lang) => ({ lang, localService: true })),
    addEventListener: () => undefined,
    speak(utterance: Utterance) {
      queue.push(utterance)
      said.push(utterance.text)
      setTimeout(() => utterance.onstart?.())
    },
    cancel() {
      for (const utterance of queue.splice(0)) utterance.onerror?.({ error: 'canceled' })
    },
  }
  const replaced = {
    SpeechRecognition: Recognition,
    webkitSpeechRecognition: Recognition,
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speech: {
      isListening: () => ears.now !== null,
      language: () => ears.language,
      said: () => said.splice(0).join(' '),
      /** The person says this, and it is understood step by step. */
      hear(words: string) {
        const { now } = ears
        now?.onspeechstart?.()
        now?.onresult?.({ results: [result(words.slice(0, 5), false)] })
        now?.onresult?.({ results: [result(words, true)] })
      },
      breaks: (error: string) => ears.now?.onerror?.({ error }),
      /** The assistant has said all. */
      finish: () => queue.splice(0).forEach((utterance) => utterance.onend?.()),
    },
  }
  for (const [name, value] of Object.entries(replaced))
    Object.defineProperty(globalThis, name, { value, configurable: true })
}

/** What a test does with them. */
export interface Speech {
  isListening(): boolean
  language(): string
  said(): string
  hear(words: string): void
  breaks(error: string): void
  finish(): void
}
