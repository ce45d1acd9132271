import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asksPoisonLine, wantsCareSoon } from '../../../core/assistant/cues'
import { urgencyOf } from '../../../core/assistant/urgency'
import { locales } from '../../../core/i18n/locale'

const linesOf = (locale: string): readonly (readonly [heard: string, text: string])[] =>
  readFileSync(join(import.meta.dirname, `signs-${locale}.txt`), 'utf8')
    .split('\n')
    .filter((line) => /^[CESDN]\|/.test(line))
    .map((line) => [line.slice(0, 1), line.slice(2)])

function heardOf(text: string): string {
  const urgency = urgencyOf(text)
  if (urgency !== null) return urgency === 'emergency' ? 'E' : urgency === 'crisis' ? 'C' : urgency
  if (asksPoisonLine(text)) return 'D'
  return wantsCareSoon(text) ? 'S' : 'N'
}

describe.each(locales)('signs in %s', (locale) => {
  test.each(linesOf(locale))('%s: %s', (heard, text) => expect(heardOf(text)).toBe(heard))
})
