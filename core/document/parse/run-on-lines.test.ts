import { expect, test } from 'vitest'
import { sheet, typed } from '../../../tests/support/page'
import { extract } from '../../extraction/extract'
import type { PageReading } from '../page'
import { readDocument } from '../read'

const told = (page: PageReading) =>
  extract(readDocument(page)).flatMap(({ type, name, value }) =>
    type === 'lab' ? [`${name}: ${value}`] : [],
  )

test('names and what was found, with no space that parts them, and limits at the far side', () => {
  const page = sheet([
    {
      lines: ['RAPID ANTIGEN', 'Influenza A antigen negative', 'Influenza B antigen POSITIVE'],
      x: 80,
      y: 100,
    },
    {
      lines: ['URINE DIPSTICK', 'Protein trace', 'Ketones moderate', 'Blood negative', 'Nitrite negative'],
      x: 80,
      y: 260,
    },
    { lines: ['run 2/9/26 10:31 AM', ...Array<string>(4).fill('normal negative')], x: 1000, y: 260 },
    { lines: ['FINGERSTICK', 'Hemoglobin 11.1 g/dL (low)'], x: 80, y: 480 },
    { lines: ['run 2/9/26 10:40 AM', 'normal 11.5 - 15.5'], x: 1000, y: 480 },
  ])
  expect(told(page).sort()).toEqual([
    'Hemoglobin: 11.1',
    'Influenza A antigen: negative',
    'Influenza B antigen: POSITIVE',
    'Urine blood: negative',
    'Urine ketones: moderate',
    'Urine nitrite: negative',
    'Urine protein: trace',
  ])
})

test('what is asked for has no result, nor is a word behind a name one', () => {
  expect(
    told(
      typed(`
Tests for the next visit
CBC with differential      future
Ferritin                   future
Vitamin D                  if belly pain goes on
Glucose tablets to be kept at hand
Iron tablets daily
Blood pressure at home`),
    ),
  ).toEqual([])
})

test('a table with a column of its own for results is read by its columns', () => {
  const page = typed(`
Test                 Previous        Result        Range
Sodium               139             141           135 - 145
Potassium            4.1             4.4           3.5 - 5.1
Chloride             101             104           98 - 107`)
  expect(told(page).sort()).toEqual(['Chloride: 104', 'Potassium: 4.4', 'Sodium: 141'])
})
