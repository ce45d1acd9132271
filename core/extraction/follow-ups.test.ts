import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '../document/read'
import { extract } from './extract'
import { factsOf } from './facts'
import { pageOfText } from './testing/page-of-text'

const cases = readFileSync(new URL('follow-ups.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => ') as [string, string])

/** A letter, or a report of the study that stands before the colon. */
function pageOf(line: string): readonly string[] {
  const [, study, said] = /^((?:CT|Thyroid)[\w ]+): (.+)$/.exec(line) ?? []
  const of = study === undefined ? ['Clinic letter'] : [study.toUpperCase()]
  return study === undefined
    ? [...of, 'Date: 12/03/2025', '', said ?? line]
    : [...of, 'Exam date: 12/03/2025', 'FINDINGS: A small nodule.', `IMPRESSION: ${said}`]
}

const read = (lines: readonly string[]) => extract(readDocument(pageOfText(lines)))

test.each(cases)('%s', (line, due) => {
  const asked = read(pageOf(line)).flatMap(({ canonicalKey, assertion, dueIn, value }) =>
    dueIn ? [{ said: `${canonicalKey} ${dueIn.value} ${dueIn.unit}`, assertion, value }] : [],
  )
  expect(asked.map(({ said }) => said).toSorted()).toEqual(due === '-' ? [] : due.split('; ').toSorted())
  expect(asked.every(({ assertion, value }) => assertion === 'planned' && value === null)).toBe(true)
})

test('what is asked for is no result, and shows the sentence that asks for it', () => {
  const found = read([
    'Clinic letter',
    'Date: 12/03/2025',
    '',
    'Ferritin 8 ng/mL. Repeat ferritin in 3 months.',
  ])
  const page = {
    fileId: '11111111-1111-4111-8111-111111111111',
    date: '2025-12-03',
    at: '2025-12-03T08:00:00Z',
  }
  const facts = factsOf(
    page,
    found.map((entity) => ({ entity, readings: null })),
  )
  const [result, asked] = facts.filter(({ type }) => type === 'lab')
  expect([result?.proposal, asked?.proposal]).toEqual(['accepted', 'noted'])
  expect(asked?.evidence?.quote).toBe('Repeat ferritin in 3 months.')
  expect(asked?.id).not.toBe(result?.id)
})
