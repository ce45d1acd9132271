import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { directionOf, type Direction, type Locale } from '#core/i18n/locale'
import { textDirection } from '#core/i18n/text'
import type { ScreenTranslate } from '#core/i18n/translate'
import { speakerOf } from '../messages'

interface Speech {
  readonly locale: Locale
  readonly direction: Direction
  /** Where the reader is, for instants. */
  readonly timeZone: string
  readonly t: ScreenTranslate
}

const SpeechContext = createContext<Speech | null>(null)

interface SpeechProviderProps {
  readonly locale: Locale
  readonly timeZone: string
  readonly children: ReactNode
}

export function SpeechProvider({ locale, timeZone, children }: SpeechProviderProps) {
  const speech = useMemo(
    () => ({ locale, direction: directionOf(locale), timeZone, t: speakerOf(locale) }),
    [locale, timeZone],
  )
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('useSpeech must be used within a SpeechProvider')
  return speech
}

interface BdiProps {
  /** A name, a number with its unit, a range, a code, a date. */
  readonly children: string
  readonly className?: string
}

/** What is never mirrored by the sentence around it: by its first letter, and from the left where it has none. */
export function Bdi({ children, className }: BdiProps) {
  return (
    <bdi dir={textDirection(children)} className={className}>
      {children}
    </bdi>
  )
}
