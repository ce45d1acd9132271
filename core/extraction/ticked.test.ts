import { expect, test } from 'vitest'
import { typed } from '../../tests/support/page'
import { readDocument } from '../document/read'
import { extract } from './extract'

/** What a page states of the patient: the words that say it, and how far from the left they are shown. */
const shown = (text: string) =>
  extract(readDocument(typed(text))).flatMap(({ assertion, evidence }) =>
    assertion === 'present' ? [`${evidence.quote} from ${Math.round(evidence.box[0])}`] : [],
  )

test('the mark that makes a fact of an entry is shown with it', () => {
  expect(shown('MEDICAL HISTORY\n☒ Asthma      ☐ Gout\n☐ Epilepsy    ☒ Migraine')).toEqual([
    '☒ Asthma from 80',
    '☒ Migraine from 248',
  ])
  expect(shown('MEDICAL HISTORY\nAsthma ☒   Gout ☐\nEpilepsy ☐   Psoriasis ☒')).toEqual([
    'Asthma ☒ from 80',
    'Psoriasis ☒ from 236',
  ])
})

test('of an entry without a box its words alone', () => {
  expect(shown('MEDICAL HISTORY\nAsthma')).toEqual(['Asthma from 80'])
})

test('a sign or two that are left of a box make no tick of the one before', () => {
  expect(shown('CONDITIONS\n1 Lupus    ☐ Gout    ☒ Asthma')).toEqual(['☒ Asthma from 332'])
  expect(shown('CONDITIONS\n☒ Asthma    1 Lupus    [O Gout')).toEqual(['☒ Asthma from 80'])
})

test('of a mark in a far column, read before its question, the picture of both is shown', () => {
  const form = [
    'MEDICAL HISTORY',
    'Do you have or have you had:                      Yes      No',
    'Asthma                                            ☒        ☐',
    'Epilepsy                                          ☐        ☒',
    'High blood pressure                               ☐        ☒',
    'Migraine                                          ☒        ☐',
  ].join('\n')
  const facts = extract(readDocument(typed(form))).filter(({ assertion }) => assertion === 'present')
  const column = 80 + 12 * form.split('\n')[2]!.indexOf('☒')
  expect(facts.map(({ name }) => name)).toEqual(['Asthma', 'Migraine'])
  for (const { evidence } of facts) {
    const [x, , width] = evidence.box
    expect([x <= 80, x + width > column]).toEqual([true, true])
    expect(evidence.marks.map(([[left]]) => Math.round(left)).toSorted((a, b) => a - b)).toEqual([80, column])
  }
})
