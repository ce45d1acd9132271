import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../document/read'
import { extract } from './extract'
import { pageOfText } from './testing/page-of-text'
import type { ExtractedEntity } from './types'

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row.includes('=>') && !row.startsWith('#'))
    .map((row) => row.split('=>').map((part) => part.trim()))

/** The sentence in a letter of its language. */
function letterWith(sentence: string): string[] {
  return /[א-ת]/.test(sentence)
    ? ['מרפאת הגליל', 'סיכום ביקור', 'תאריך ביקור: 12/05/2024', '', 'מהלך:', sentence, '', 'בברכה,', 'ד"ר רונן שקד']
    : ['Greenfield Medical Clinic', 'Clinic letter', 'May 12, 2024', '', 'Dear Colleague,', '', 'History of present illness:', sentence, '', 'Sincerely,', 'Anna Moore, MD'] // prettier-ignore
}

const stated = (sentence: string): ExtractedEntity[] =>
  extract(readDocument(pageOfText(letterWith(sentence)))).filter(
    ({ assertion }) => assertion === 'present' || assertion === 'historical',
  )

/** `type: one; two; type: three` → each with its type; of the types that it names, or of all where it names none. */
function parseExpected(expected: string): { names: string[]; concerns: (found: string) => boolean } {
  if (expected === 'nothing') return { names: [], concerns: () => true }
  let type = ''
  const names = expected.split(';').map((part) => {
    const [head = '', name] = part.split(':').map((text) => text.trim())
    if (name !== undefined) type = head
    return `${type}: ${name ?? head}`
  })
  const types = new Set(names.map((name) => name.split(':')[0]))
  return { names: names.sort(), concerns: (found) => types.has(found.split(':')[0]) }
}

describe('what a sentence states', () => {
  test.each(rowsOf('./statements.txt'))('%s', (sentence = '', expected = '') => {
    const { names, concerns } = parseExpected(expected)
    const found = stated(sentence).map(({ type, name }) => `${type}: ${name}`)
    expect(found.filter(concerns).sort()).toEqual(names)
  })
})

describe.each(['en', 'he'])('what is so now, and what was or is not: %s', (language) => {
  test.each(rowsOf(`./now-or-not-${language}.txt`))('%s', (sentence = '', expected = '') => {
    const { names } = parseExpected(expected)
    const dated = /\[\S+ \d/.test(expected)
    const found = stated(sentence).map(
      ({ type, name, status, date }) => `${type}: ${name} [${dated ? `${status} ${date}` : status}]`,
    )
    expect(found.sort()).toEqual(names)
  })
})
