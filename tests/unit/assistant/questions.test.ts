import { describe, expect, test } from 'vitest'
import { intentRows } from '../../../core/assistant/intents'
import { understand } from '../../../core/assistant/understand'
import { translator } from '../../../core/i18n/languages'
import { locales } from '../../../core/i18n/locale'
import { caseFiles, judge, readCases } from './judge'
import { sampleRecord, sampleToday } from './record'

const judged = (file: (typeof caseFiles)[number], locale: (typeof locales)[number]) =>
  Promise.all(
    readCases(import.meta.dirname, file, locale).map(async (asked) => ({
      asked,
      ...(await judge(asked, locale)),
    })),
  )

const files = caseFiles.flatMap((file) => locales.map((locale) => [file, locale] as const))

describe.each(files)('%s in %s', async (file, locale) => {
  const all = await judged(file, locale)

  test('are at least 80 forms, of which nearly all are understood', () => {
    expect(all.length).toBeGreaterThanOrEqual(80)
    const right = all.filter(({ rightIntent }) => rightIntent)
    expect(right.length / all.length).toBeGreaterThanOrEqual(0.95)
    const told = right.filter(({ wrong }) => wrong.length === 0)
    expect(told.length / right.length).toBeGreaterThanOrEqual(0.98)
  })

  test('are answered with nothing that has no source, and nothing that must not be said', () => {
    expect(all.flatMap(({ unsourced }) => unsourced)).toEqual([])
    expect(all.flatMap(({ wrong }) => wrong.filter((part) => part.startsWith('!')))).toEqual([])
  })

  test('never hear of what waits, is rejected or denied, nor of a relative but as theirs', () => {
    const told = all.map(({ answer }) => JSON.stringify(answer))
    for (const never of ['113', '20.1 mg', 'Warfarin 5']) expect(told.join(' ')).not.toContain(never)
    const ofFamily = translator(locale)('assistant.familyTitle')
    expect(told.filter((one) => one.includes('Breast cancer"') && !one.includes(ofFamily))).toEqual([])
  })
})

const ask = (text: string) => {
  const before = text.startsWith('and ') ? { intent: 'latest', keys: ['lab:hemoglobin'], until: null } : null
  return understand({ text, locale: 'en', today: sampleToday, before }, sampleRecord).intent
}

test.each(intentRows.filter(({ after }) => !after))('$intent: $example, and not: $counterexample', (row) => {
  expect(ask(row.example)).toBe(row.intent)
  expect(ask(row.counterexample)).not.toBe(row.intent)
})

test.each([
  '',
  ' ',
  '?',
  '🙂',
  '\u202e',
  'a'.repeat(50_000),
  '<script>alert(1)</script>',
  "'; DROP TABLE facts; --",
  '('.repeat(3000),
])('what asks nothing is answered with what can be asked', async (text) => {
  const { answer } = await judge({ intents: ['none'], says: [], turns: [text] }, 'en')
  expect(answer.type).toBe('redirect')
})
