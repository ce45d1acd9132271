import { expect, test } from 'vitest'
import { assistantApp as english } from './messages/en/assistant-app'
import { assistantApp as hebrew } from './messages/he/assistant-app'
import { en } from './messages/en'
import { he } from './messages/he'

const quoted = (texts: object): readonly string[] => [
  ...new Set(
    Object.values(texts).flatMap((text) =>
      [...String(text).matchAll(/[“”]([^“”]+)[”“]/gu)].map(([, name = '']) => name),
    ),
  ),
]

/** All that is said but by the assistant. */
const textsIn = (said: object): readonly string[] =>
  Object.entries(said).flatMap(([area, text]: [string, unknown]) =>
    typeof text === 'string' ? [text] : area === 'assistant' || !text ? [] : textsIn(text),
  )

// Whoever is told to press a button looks for these very words.
test.each([
  ['en', quoted(english), textsIn(en)],
  ['he', quoted(hebrew), textsIn(he)],
] as const)('what the assistant says of screens in %s names what stands on them', (_, names, shown) => {
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !shown.includes(name))).toEqual([])
})
