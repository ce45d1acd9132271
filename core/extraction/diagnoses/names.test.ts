import { expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'

const decisions = (text: string) =>
  extract(readDocument(pageOfText(text.trim().split('\n')))).map((entity) => [
    entity.name,
    decide(entity).decision,
  ])

test('names of conditions under no title wait, whoever they are of; under a title they enter', () => {
  const names = 'Glossitis\nRectal prolapse\nSystemic lupus erythematosus'
  const waiting = decisions(`Lakeview Medical Center\n\n${names}`)
  expect(waiting).toHaveLength(3)
  expect(waiting.map(([, decision]) => decision)).toEqual(['pending', 'pending', 'pending'])
  const told = decisions(`Lakeview Medical Center\n\nProblem list\n${names}`)
  expect(told.map(([, decision]) => decision)).toEqual(['accepted', 'accepted', 'accepted'])
})
