import type { Locale } from '#core/i18n/locale'
import type { Fault } from '#core/voice/faults'
import { sentencesOf } from '#core/voice/spoken'
import { findRecognizer, findSynthesis, type Recognition } from './speech-api'
import type { Emit, Transport } from './transport'
import { voiceFor, voicesOf } from './voices'

const languages: Record<Locale, string> = { en: 'en-US', he: 'he-IL' }

/** Before it listens again, in milliseconds: a browser that ends at once must not be asked in a circle. */
const pauseMs = 250

/** What ends a call; silence and an end of our own making do not. */
const faults: Readonly<Record<string, Fault>> = {
  'not-allowed': 'microphoneDenied',
  'service-not-allowed': 'microphoneDenied',
  'audio-capture': 'microphoneMissing',
  'language-not-supported': 'languageUnsupported',
  network: 'networkLost',
}

/** The browser listens and speaks, one at a time. What it hears is answered elsewhere. */
export function openBrowserSpeech(locale: Locale, greeting: string, emit: Emit): Transport {
  const Recognizer = findRecognizer()
  const synthesis = findSynthesis()
  let voice: SpeechSynthesisVoice | null = null
  let listening: Recognition | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let [wanted, closed] = [false, false]

  void voicesOf(synthesis).then((voices) => {
    if (closed) return
    voice = voiceFor(voices, locale)
    emit({ type: 'connected' })
    if (!voice) emit({ type: 'voiceless' })
    emit({ type: 'opened' })
  })

  const begin = () => {
    if (!wanted || listening || !Recognizer) return
    const recognition = new Recognizer()
    listening = recognition
    recognition.lang = languages[locale]
    recognition.interimResults = true
    recognition.continuous = false
    let soFar = ''
    const finish = (text: string) => {
      const item = crypto.randomUUID()
      soFar = ''
      emit({ type: 'speechStopped', item: null })
      emit({ type: 'heard', item, text })
    }
    recognition.onspeechstart = () => emit({ type: 'speechStarted' })
    recognition.onresult = ({ results }) => {
      if (listening !== recognition) return
      const all = Array.from(results)
      soFar = all.map((one) => one[0]?.transcript ?? '').join('')
      if (all.at(-1)?.isFinal) finish(soFar)
      else emit({ type: 'hearing', text: soFar })
    }
    recognition.onerror = ({ error }) => {
      const fault = faults[error]
      if (fault && listening === recognition) emit({ type: 'failed', fault })
    }
    recognition.onend = () => {
      if (listening !== recognition) return
      listening = null
      // Some end without a last word: what was understood so far is what was said.
      if (soFar !== '') return finish(soFar)
      timer = setTimeout(begin, pauseMs)
    }
    recognition.start()
  }

  const quiet = () => {
    clearTimeout(timer)
    const last = listening
    listening = null
    last?.abort()
  }

  const speak = (text: string) => {
    if (!synthesis || !voice) {
      emit({ type: 'audioDone' })
      return
    }
    synthesis.cancel()
    // One by one: some browsers stop in the middle of a long text.
    const parts = sentencesOf(text)
    parts.forEach((part, place) => {
      const utterance = new SpeechSynthesisUtterance(part)
      utterance.voice = voice
      utterance.lang = languages[locale]
      if (place === 0) utterance.onstart = () => emit({ type: 'audioStarted' })
      if (place === parts.length - 1) {
        const done = () => emit({ type: 'audioDone' })
        utterance.onend = done
        utterance.onerror = ({ error }) => error === 'canceled' || error === 'interrupted' || done()
      }
      synthesis.speak(utterance)
    })
  }

  return {
    greet: () => speak(greeting),
    speak,
    hush: () => synthesis?.cancel(),
    listen(on) {
      wanted = on
      if (on) begin()
      else quiet()
    },
    isHealthy: () => navigator.onLine,
    close() {
      closed = true
      wanted = false
      quiet()
      synthesis?.cancel()
    },
  }
}
