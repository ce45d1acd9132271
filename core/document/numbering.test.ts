import { expect, test } from 'vitest'
import { decide } from '../extraction/decision'
import { extract } from '../extraction/extract'
import { pageOfText } from '../extraction/testing/page-of-text'
import { readDocument } from './read'

const told = (...rows: readonly string[]) =>
  extract(readDocument(pageOfText(['Hillside Laboratories', 'Collected: 10 May 2026', '', ...rows]))).map(
    (entity) => `${entity.name} ${entity.value} ${decide(entity).decision}`,
  )

test('what counts the rows of a table is no result, though its own results stand far off', () => {
  const rows = [
    '1     Leptin (ng/mL)                                                           23.9',
    '2     Gentamicin level (ug/mL)                                                 2.2',
    '3     C-peptide (ng/mL)                                                        1.9',
    '4     Ferritin (ng/mL)                                                         88',
    '5     Prolactin (ng/mL)                                                        9.4',
    '6     Cortisol (ug/dL)                                                         12',
  ]
  expect(told(...rows)).toEqual([
    'Leptin 23.9 accepted',
    'Gentamicin level 2.2 accepted',
    'C-peptide 1.9 accepted',
    'Ferritin 88 accepted',
    'Prolactin 9.4 accepted',
    'Cortisol 12 accepted',
  ])
})

test('where rows of a count were lost, what is left of it is taken in from nobody', () => {
  const rows = ['1     Leptin (ng/mL)', '4     C-peptide (ng/mL)', '9     Ferritin (ng/mL)']
  expect(told(...rows).filter((one) => one.endsWith('accepted'))).toEqual([])
})

test('a number of a list whose stop was not read counts its entry, and is not told with it', () => {
  const lines = ['סיכום ביקור', 'המלצות', '1. אומפרדקס 20 מ"ג בבוקר', '2. דיאטה', '3 מנוחה', '4 הליכה']
  const { lines: read } = readDocument(pageOfText(lines))
  expect(read.slice(2).map(({ text, bullet }) => (bullet ? text : null))).toEqual([
    'אומפרדקס 20 מ"ג בבוקר',
    'דיאטה',
    'מנוחה',
    'הליכה',
  ])
  // Without one that is read as a list's it may be anything.
  const [, , , third] = readDocument(pageOfText(lines.map((line) => line.replace(/^(\d)\./, '$1')))).lines
  expect(third?.bullet).toBe(false)
})
