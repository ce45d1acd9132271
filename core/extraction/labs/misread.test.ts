import { describe, expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import type { NumberDoubt } from '../../document/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extractLabs } from './index'

const REPORT =
  'LABORATORY REPORT\nTest          Result   Units    Reference\nPotassium     4.1      mmol/L   3.5-5.1\nSodium        139      mmol/L   136-145'

/** The report as a reader gave it that was not sure of the words named. */
function potassium(doubts: Readonly<Record<string, NumberDoubt>>) {
  const page = typed(REPORT)
  const words = page.words.map((word) => {
    const doubt = doubts[word.text]
    return doubt ? { ...word, doubt } : word
  })
  const labs = extractLabs(readDocument({ ...page, words }))
  return labs.find((lab) => lab.name === 'Potassium')
}

describe('a number that the reader doubts', () => {
  test.each([
    ['none', {}, null],
    ['the point of the value', { '4.1': 'point' }, 'misread_value'],
    ['a digit of the value', { '4.1': 'digits' }, 'misread_value'],
    ['the limits', { '3.5-5.1': 'point' }, 'range_suspected'],
    ['another result', { '139': 'digits' }, null],
  ] as const)('%s', (_what, doubts, expected) => {
    const lab = potassium(doubts)
    expect(lab?.value).toBe('4.1')
    expect(lab?.doubt ?? null).toBe(expected)
    if (expected && lab) expect(decide(lab).decision).toBe('review')
  })
})

test.each([
  [0.95, null],
  [0.5, 'uncertain_date'],
])('a day of sampling that the reader half knows (%s) leaves its results waiting', (confidence, doubt) => {
  const page = typed(
    `LABORATORY REPORT\nSample date: 24/02/2026\nReport date: 26/02/2026\n${REPORT.split('\n').slice(1).join('\n')}`,
  )
  const words = page.words.map((word) => (word.text === '24/02/2026' ? { ...word, confidence } : word))
  expect(extractLabs(readDocument({ ...page, words })).map((lab) => lab.doubt)).toEqual([doubt, doubt])
})

test.each([
  ['4.1', 'misread_value'],
  ['3.5-5.1', 'range_suspected'],
  ['Potassium', null],
])('a number that was hardly read, doubted or not: %s', (text, doubt) => {
  const page = typed(REPORT)
  const words = page.words.map((word) => (word.text === text ? { ...word, confidence: 0.7 } : word))
  const labs = extractLabs(readDocument({ ...page, words }))
  expect(labs.find((lab) => lab.name === 'Potassium')?.doubt ?? null).toBe(doubt)
})
