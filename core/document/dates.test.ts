import { describe, expect, test } from 'vitest'
import { dateOrderOf } from './date-order'
import { findDates, parseDate, type DateOrder } from './dates'

// text | order | what is found (with * where the year is that of the reference date 2024-07-09)
const cases = `
02/09/2021 08:15 | mdy | 2021-02-09
02/09/2021 08:15 | dmy | 2021-09-02
30.03.2023 | mdy | 2023-03-30
14-Mar-1958 | dmy | 1958-03-14
15JAN2024 | mdy | 2024-01-15
15-Jan-24 | mdy | 2024-01-15
March 8, 2022 | mdy | 2022-03-08
Sept 3rd, 2021 | mdy | 2021-09-03
1 June 2023 | dmy | 2023-06-01
12th March 2024 | dmy | 2024-03-12
2022-03-08T10:20 | dmy | 2022-03-08
07/06/22 | dmy | 2022-06-07
07/06/22 | mdy | 2022-07-06
25/12/2020 | mdy | 2020-12-25
O2/09/2021 | mdy | 2021-02-09
בתאריך 30/01/2022 בוצע | dmy | 2022-01-30
8 במרץ 2022 | dmy | 2022-03-08
ינואר 2020 | dmy | 2020-01
01/2023 | dmy | 2023-01
on 9 February, with | mdy | 2024-02-09*
ב-12/08 בוצע | dmy | 2023-08-12*
ב-12/03/2024 נבדק | dmy | 2024-03-12
MRI (12/03) | dmy | 2024-03-12*
MRI (05.03) | dmy | 2024-03-05*
(neutrophils 2.9, lymphocytes 1.7), platelets 162 | dmy |
lymphocytes (1.7 K/uL) | dmy |
(2.9 נויטרופילים) | dmy |
PET מ-10/2023: תקין | dmy | 2023-10
appendectomy (1979) | mdy | 1979
since 2009, | mdy | 2009
CABG 2015 | mdy |
echo of July 2, 2024: LVEF 35% | mdy | 2024-07-02
3.5-5.1 | dmy |
13.5 - 17.5 | dmy |
Urea/Creat 6.9/88 | dmy |
seen 6.9.88 | dmy | 1988-09-06
120/80 mmHg | mdy |
24/26 mg | mdy |
31/02/2024 | dmy |
may 5 mg | mdy |
Tel 555-0142 | mdy |
COLL: 01/12/26-0540 RECD | mdy | 2026-01-12
01/12/26-9540 | mdy |
09-5550123 | dmy |
01/02/2023 to 03/02/2023 | dmy | 2023-02-01 2023-02-03
`

describe('findDates', () => {
  const rows = cases.trim().split('\n').map((row) => row.split('|').map((part) => part.trim())) // prettier-ignore
  test.each(rows)('%s (%s) → %s', (text, order, expected) => {
    const found = findDates(text ?? '', order as DateOrder, { reference: '2024-07-09', years: true })
    expect(found.map((date) => date.iso + (date.inferredYear ? '*' : '')).join(' ')).toBe(expected)
  })
})

test('a text that is little but a year is that year; a sentence with one is not', () => {
  expect(parseDate('(2018)', 'dmy')).toEqual({ iso: '2018', precision: 'year' })
  expect(parseDate('was seen 2018 times', 'dmy')).toBeNull()
})

describe('dateOrderOf', () => {
  // lines (separated by /) | Hebrew | order
  const pages = `
DOB: 03/14/1958 ; Collected: 02/09/2021 | no | mdy
Date of birth 30.01.1979 ; Clinic 05.10.2023 | no | dmy
Collected: 02/09/2021 ; Reported: 02/10/2021 ; Denver, CO 80202 | no | mdy
Collected: 03/06/2024 ; Received: 03/06/2024 ; Authorised 06/06/2024 ; NHS No. 999 | no | dmy
תאריך: 07/06/2022 | yes | dmy
Visit 05/06/2022 ; (303) 555-0100 | no | mdy
Haemoglobin 121 ; 03/01/2024 ; tel +44 1632 960000 | no | dmy
Units ; Biological Reference Interval ; Report date 04/12/2024 | no | dmy
Park Lane, Tarnpur - 627 002 ; Sample date 07/10/2024 | no | dmy
`
  const rows = pages.trim().split('\n').map((row) => row.split('|').map((part) => part.trim())) // prettier-ignore
  test.each(rows)('%s', (lines, hebrew, expected) => {
    expect(dateOrderOf((lines ?? '').split(' ; '), hebrew === 'yes').order).toBe(expected)
  })
})
