import { describe, expect, it } from 'vitest'
import { alertEffects, alertTexts } from './alerts/he'
import { privacyDocument } from './legal/privacy'
import { termsDocument } from './legal/terms'
import { en } from './messages/en'
import { he } from './messages/he'
import type { PluralText } from './text'

type Text = string | PluralText

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort((a, b) => a.localeCompare(b))
const forms = (text: Text): Partial<PluralText> => (typeof text === 'string' ? { other: text } : text)

/**
 * The record is "תיק", as health funds and patients' organisations in Israel call it to its person; "רשומה" is what
 * hospitals and the law call theirs. Without an article it is also "is listed", which the assistant and alerts say.
 */
const otherNoun = /(?<![א-ת])[ושמ]{0,2}[הבלכמ]רשומ/
const otherWord = /רשומ/

const pairs = Object.entries(en).flatMap(([area, texts]) =>
  Object.entries(texts).map(([name, text]) => {
    const hebrew: Record<string, Text> = he[area as keyof typeof he]
    const translated = hebrew[name]
    return [`${area}.${name}`, text as Text, translated] as const
  }),
)

describe('Hebrew', () => {
  it.each(pairs)('%s asks for the same values', (_key, english, hebrew) => {
    expect(placeholders(forms(hebrew ?? '').other ?? '')).toEqual(placeholders(forms(english).other ?? ''))
  })

  it.each(pairs)('%s calls the record by one word', (key, _english, hebrew) => {
    const other = key.startsWith('assistant.') ? otherNoun : otherWord
    for (const form of Object.values(forms(hebrew ?? ''))) expect(form).not.toMatch(other)
  })

  it('so do alerts, the terms and what is said of privacy', () => {
    for (const text of [...Object.values(alertTexts), ...Object.values(alertEffects)])
      expect(text).not.toMatch(otherNoun)
    expect(JSON.stringify([termsDocument.he, privacyDocument.he])).not.toMatch(otherWord)
  })

  it.each(pairs)('%s is written in Hebrew', (_key, _english, hebrew) => {
    for (const form of Object.values(forms(hebrew ?? '')))
      expect(form).toMatch(/[\u0590-\u05ff]|^English$|^Chartlight$/)
  })
})
