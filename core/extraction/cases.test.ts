import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../document/read'
import { extract } from './extract'
import { faults, parseCases } from './testing/cases'
import { pageOfText } from './testing/page-of-text'

const folder = new URL('./cases/', import.meta.url)

describe.each(readdirSync(folder).filter((name) => name.endsWith('.txt')))('%s', (name) => {
  const cases = parseCases(readFileSync(new URL(name, folder), 'utf8'))

  test.each(cases.map((one) => [one.title, one] as const))('%s', (_title, { lines, expectations }) => {
    expect(expectations.length).toBeGreaterThan(0)
    expect(faults(expectations, extract(readDocument(pageOfText(lines))))).toEqual([])
  })
})
