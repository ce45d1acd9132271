import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extract } from '../extract'

const factsOf = (text: string, rtl: boolean) =>
  extract(readDocument(typed(text, { rtl, size: 16, width: 1900 }))).map(
    ({ name, value, date }) => `${name} ${value} ${date}`,
  )

const wanted = [
  'Glucose 98 2025-05-12',
  'Glucose 104 2024-11-03',
  'Creatinine 0.9 2025-05-12',
  'Creatinine 1.0 2024-08-14',
]

test.each([
  [
    'left to right',
    false,
    [
      'Alder Clinic',
      'Collected: 12/05/2025',
      'Test           Result     Units     Reference     Previous result     Previous date',
      'Glucose        98         mg/dL     70 - 100      104                 03/11/2024',
      'Creatinine     0.9        mg/dL     0.6 - 1.2     1.0                 14/08/2024',
    ],
  ],
  [
    'right to left, where the day stands left of its result',
    true,
    [
      'מרפאת אלון',
      'תאריך הבדיקה: 12/05/2025',
      'בדיקה          תוצאה      יחידות    טווח תקין     תוצאה קודמת         תאריך קודם',
      'גלוקוז         98         mg/dL     70 - 100      104                 03/11/2024',
      'קריאטינין      0.9        mg/dL     0.6 - 1.2     1.0                 14/08/2024',
    ],
  ],
])('an earlier result with a day of its own is a result of that day: %s', (_, rtl, lines) =>
  expect(factsOf(lines.join('\n'), rtl)).toEqual(wanted),
)

test('one without a day repeats what another report says', () =>
  expect(
    factsOf(
      [
        'Alder Clinic',
        'Collected: 12 May 2025',
        'Test           Result     Units     Reference     Previous result',
        'Glucose        98         mg/dL     70 - 100      104',
        'Creatinine     0.9        mg/dL     0.6 - 1.2     1.0',
      ].join('\n'),
      false,
    ),
  ).toEqual([wanted[0], wanted[2]]))
