import { describe, expect, test } from 'vitest'
import { parseRange } from './range'

// printed | low..high (open: bounds themselves outside) | sex
const ranges = `
3.5-5.1 | 3.5..5.1
0.5 – 1.2 | 0.5..1.2
70 to 99 | 70..99
[133.0 - 146.0] | 133..146
0,5-1,2 | 0.5..1.2
4,500-11,000 | 4500..11000
(< 200) | ..200 open
>= 40 | 40..
> 5.4 | 5.4.. open
up to 5 | ..5
upto5 | ..5
עד 5 | ..5
מ-4.5 עד 11.0 | 4.5..11
מ- 17 ועד 43 | 17..43
from 4.5 to 11.0 | 4.5..11
from 40 | 40..
below 35 | ..35 open
< OR = 4.0 | ..4
40 =< | 40..
130 > | ..130 open
65-99 mg/dL | 65..99 mg/dL
Desirable: <200 | ..200 open
M: 13.5-17.5 F: 12.0-16.0 | 12..16 | female
Male 0.7-1.3; Female 0.5-1.1 | 0.7..1.3 | male
M: 13.5-17.5 F: 12.0-16.0 | ..
גברים: 13-17 נשים: 12-16 | 13..17 | male
28-365 ng/ml men; 5-148 ng/ml women | ..
28-365 ng/ml men; 5-148 ng/ml women | 5..148 ng/ml | female
<6 years:up to 50; >6 years:up to 40 | ..
<15 years:180-1200; Adult:64-306 | 64..306
>18 years: 5 - 10 | 5..10
מעל 18 שנים: 5 - 10 | 5..10
5.1-3.5 | 3.5..5.1
150 - 13 | 13..150 repaired
3.55.1 | 3.5..5.1 repaired
13.517.5 | 13.5..17.5 repaired
65 99 | 65..99 repaired
(130 170) | 130..170
(4.0 11.0) | 4..11
(35 51.0) | 35..51 repaired
40%-80% (2.0-7.0) | 40..80 %
0.27 - 4:20 | 0.27..4.2
0.3 - 1:7 | 0.3..1.7
02%-10% | 2..10 %
4.0-56 | 4..5.6 repaired
05-20 | 0.5..2 repaired
4.800 - 10,800 | 4800..10800 repaired
4,500 - 11.000 | 4500..11000 repaired
5.1] - - ם3.5] | 3.5..5.1 repaired
ee 13.5-17.5 | 13.5..17.5 repaired
Negative | .. negative
[o - - 200] | 0..200
17 -4 - 49 | none
-2.0-3.0 | -2..3
Immune >0.99 | 0.99.. open
< OR = = 8.1 U/L | ..8.1 U/L
Not Estab. | none
13.000000 - 17.000000 | 13..17
6.800000 - - 10.400000 | 6.8..10.4
13.5—-17.5 | 13.5..17.5
20-4 0 % | 20..40 repaired %
38.5-50.0 $ | 38.5..50 %
200] + HIGH | none
40+ | 40..
See note | none
`
describe('parseRange', () => {
  test.each(
    ranges
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')),
  )('%s → %s', (printed, expected, sex) => {
    const range = parseRange(printed ?? '', { sex: (sex as 'male' | 'female' | undefined) ?? null })
    const read = range
      ? [
          `${range.low ?? ''}..${range.high ?? ''}`,
          range.open && 'open',
          range.repaired && 'repaired',
          range.unit,
          range.expected,
        ]
          .filter(Boolean)
          .join(' ')
      : 'none'
    expect(read).toBe(expected)
  })
})

test('on a page that is read from right to left, the higher limit first is no misreading', () => {
  expect(parseRange('150 - 13', { turned: true })).toMatchObject({ low: 13, high: 150, repaired: false })
  expect(parseRange('33 - 0', { turned: true })).toMatchObject({ low: 0, high: 33, repaired: false })
})

test.each(['8 to 3O', '16-6O', '80 - 3OO kU/L'])(
  'a limit with a letter for its last figure is none: %s',
  (printed) => {
    expect(parseRange(printed)).toBe(null)
  },
)

test('a bracket turned about behind the word of a limit', () => {
  expect(parseRange('(עד (38')).toMatchObject({ low: null, high: 38 })
  expect(parseRange('(מעל (60')).toMatchObject({ low: 60, high: null })
  expect(parseRange('(עד 38)')).toMatchObject({ high: 38 })
})
