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
