import { expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'

const told = (line: string) =>
  extract(
    readDocument(
      pageOfText([
        'Northgate Medical Center',
        'Discharge summary',
        'Admitted: 03/04/2025',
        'History: Black stools for two days. No chest pain.',
        line,
      ]),
    ),
  ).map(({ value, ...one }) => `${value} ${decide({ value, ...one }).decision}`)

test('signs of the arrival are of the stay, also behind one with a point', () => {
  expect(told('On arrival: BP 92/54, HR 108, T 36.6, SpO2 96% on room air.')).toContain('96 accepted')
})

test('of signs of another time a person tells the day', () => {
  expect(told('In spring he was seen with BP 92/54, HR 108, T 36.6, SpO2 96%.')).not.toContain('96 accepted')
})

test('one sign of a story is none', () => {
  expect(told('At home his BP was 150/90.')).toEqual([])
})
