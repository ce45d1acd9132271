import { expect, test } from 'vitest'
import { typed } from '../../tests/support/page'
import { readDocument } from '../document/read'
import { extract } from './extract'

const acts = (sentence: string) =>
  extract(readDocument(typed(`Past surgical history\n${sentence}`)))
    .filter(({ type }) => type === 'procedure')
    .map(({ name, date }) => `${name} ${date}`)
    .sort()

test.each([
  [
    'Appendectomy, cholecystectomy and hysterectomy 1999.',
    ['Appendectomy null', 'Cholecystectomy null', 'Hysterectomy 1999'],
  ],
  ['Appendectomy, hysterectomy in 2009.', ['Appendectomy null', 'Hysterectomy 2009']],
  ['Cholecystectomy and hysterectomy in 2009.', ['Cholecystectomy 2009', 'Hysterectomy 2009']],
  ['Appendectomy 1991, hysterectomy 2009.', ['Appendectomy 1991', 'Hysterectomy 2009']],
])('a year dates what it stands beside: %s', (sentence, expected) => {
  expect(acts(sentence)).toEqual(expected)
})
