import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const core = new URL('../../core/extraction/', import.meta.url)

/** The files of the rules, without what only tests. */
const ruleFiles = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'),
)

test('the words of a language stand in core/language: no file of the rules has a Hebrew letter', () => {
  expect(ruleFiles.length).toBeGreaterThan(80)
  const hebrew = ruleFiles.filter((name) => /[\u05d0-\u05ea]/.test(readFileSync(new URL(name, core), 'utf8')))
  expect(hebrew).toEqual([])
})
