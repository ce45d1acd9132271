/** What of the Web Speech API is used (W3C community draft); TypeScript's own library does not know it. */
export interface Recognition {
  lang: string
  interimResults: boolean
  continuous: boolean
  onresult: ((event: { readonly results: RecognitionResults }) => void) | null
  onspeechstart: (() => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

type RecognitionResults = ArrayLike<
  ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
>

type Recognizer = new () => Recognition

/** Null where the browser does not listen. */
export function findRecognizer(): Recognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Readonly<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', Recognizer | undefined>
  >
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

/** Null where it does not speak. */
export const findSynthesis = (): SpeechSynthesis | null =>
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null
