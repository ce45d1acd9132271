import { expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'

/** The day and the decision of the results of a report whose head has these lines. */
const told = (...head: readonly string[]) =>
  extract(
    readDocument(
      pageOfText([
        'Hillside Laboratories',
        'Laboratory report',
        ...head,
        '',
        'Test          Result   Units     Reference',
        'Sodium        140      mmol/L    136-145',
        'Potassium     4.4      mmol/L    3.5-5.1',
        'Chloride      101      mmol/L    98-107',
      ]),
    ),
  ).map((entity) => `${entity.date} ${decide(entity).decision}`)

const all = (one: string) => [one, one, one]

test('where the day of taking was not read, that of printing waits', () => {
  expect(told('Collected: 1₪6', 'Printed: 12 May 2026')).toEqual(all('2026-05-12 pending'))
})

test('the same page with its day', () => {
  expect(told('Collected: 10 May 2026', 'Printed: 12 May 2026')).toEqual(all('2026-05-10 accepted'))
})

test.each(['Collected: 08:50', 'Collected: at home', 'Collected:'])(
  'an hour, a word or nothing behind the label is no day that was lost: %s',
  (label) => {
    expect(told(label, 'Printed: 12 May 2026')).toEqual(all('2026-05-12 accepted'))
  },
)
