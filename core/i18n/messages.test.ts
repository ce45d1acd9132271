import { describe, expect, it } from 'vitest'
import { alertEffects, alertTexts } from './alerts/he'
import { consentDocument } from './legal/consent'
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

/**
 * An allergy is "אלרגיה" on every screen: "רגישות" is also tenderness and the sensitivity of a test. What pages and
 * people write is understood in both words (core/language).
 */
const otherAllergy = /רגיש/

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

  it.each(pairs)('%s calls an allergy by one word', (_key, _english, hebrew) => {
    for (const form of Object.values(forms(hebrew ?? ''))) expect(form).not.toMatch(otherAllergy)
  })

  it('alerts and what is agreed to call an allergy by it too', () => {
    const texts = [alertTexts, alertEffects, consentDocument.he, termsDocument.he, privacyDocument.he]
    expect(JSON.stringify(texts)).not.toMatch(otherAllergy)
  })

  it('alerts, the terms and what is said of privacy call the record by it too', () => {
    for (const text of [...Object.values(alertTexts), ...Object.values(alertEffects)])
      expect(text).not.toMatch(otherNoun)
    expect(JSON.stringify([termsDocument.he, privacyDocument.he])).not.toMatch(otherWord)
  })

  it.each(pairs)('%s has its ranges run from the left', (_key, _english, hebrew) => {
    for (const form of Object.values(forms(hebrew ?? '')))
      expect(form.replace(/\u2066[^\u2069]*\u2069/g, '')).not.toMatch(/\}\s?[-–]\s?\{/)
  })

  it.each(pairs)('%s is written in Hebrew', (_key, _english, hebrew) => {
    for (const form of Object.values(forms(hebrew ?? '')))
      expect(form).toMatch(/[\u0590-\u05ff]|^English$|^Chartlight$/)
  })
})
