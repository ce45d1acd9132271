import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { hasHebrew } from '../script'
import { readDocument } from '../read'

/** `> category | date | facility | physician | patient`, and the page below it. */
const pages = readFileSync(new URL('cases/heads.txt', import.meta.url), 'utf8')
  .split(/^> /m)
  .slice(1)
  .map((page) => {
    const [wanted = '', ...lines] = page.trimEnd().split('\n')
    return [wanted, lines.join('\n')] as const
  })

test.each(pages)('%s', (wanted, text) => {
  const { category, date, facility, physician, patient } = readDocument(
    typed(text, { rtl: hasHebrew(text) }),
  ).facts
  const read = [category, date, facility, physician, patient].map((fact) => fact?.value ?? '-')
  expect(read.join(' | ')).toBe(wanted)
})
