import { describe, expect, it } from 'vitest'
import { en } from './messages/en'
import { he } from './messages/he'
import type { PluralText } from './text'

type Text = string | PluralText

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort((a, b) => a.localeCompare(b))
const forms = (text: Text): Partial<PluralText> => (typeof text === 'string' ? { other: text } : text)

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

  it.each(pairs)('%s is written in Hebrew', (_key, _english, hebrew) => {
    for (const form of Object.values(forms(hebrew ?? '')))
      expect(form).toMatch(/[\u0590-\u05ff]|^English$|^Chartlight$/)
  })
})
