import type { Locale } from '#core/i18n/locale'

/** As browsers name them; Hebrew by its old code, too. */
const codes: Record<Locale, readonly string[]> = { en: ['en'], he: ['he', 'iw'] }

/** Milliseconds: voices come some time after the page. */
const voicesWithin = 1000

/** The voices that there are, once they are known. */
export function voicesOf(synthesis: SpeechSynthesis | null): Promise<readonly SpeechSynthesisVoice[]> {
  if (!synthesis) return Promise.resolve([])
  const there = synthesis.getVoices()
  if (there.length > 0) return Promise.resolve(there)
  return new Promise((resolve) => {
    const done = () => resolve(synthesis.getVoices())
    synthesis.addEventListener('voiceschanged', done, { once: true })
    setTimeout(done, voicesWithin)
  })
}

/** One that speaks the language, of this device where there is one; null where none does: another would spell it out. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  locale: Locale,
): SpeechSynthesisVoice | null {
  const own = voices.filter(({ lang }) => codes[locale].includes(lang.split(/[-_]/)[0]?.toLowerCase() ?? ''))
  return own.find(({ localService }) => localService) ?? own[0] ?? null
}
