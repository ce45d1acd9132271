import { describe, expect, test } from 'vitest'
import { normalizeNumber, parseFlag, parseValue, type DecimalMark } from './numbers'

// cell | value | flag | rest
const values = `
7.9 | 7.9 | |
13.200000 | 13.2 | |
7,9 | 7.9 | |
1,234 | 1234 | |
1,18,000 | 118000 | |
12,34,567 /cumm | 1234567 | | /cumm
1,18,0 | none | |
1.5.7 | none | |
<0.01 | <0.01 | |
> 1000 | >1000 | |
168 H | 168 | H |
168* | 168 | A |
↑ 11,8 | 11.8 | H |
▲ Positive | Positive | H |
↓ חיובי | חיובי | L |
T 8,1 | 8.1 | A |
71 ז | 71 | A |
168 (H) | 168 | H |
4.31 נמוך | 4.31 | L |
7.9 % | 7.9 | | %
12.5g/dL | 12.5 | | g/dL
6.2 10*9/L | 6.2 | | 10*9/L
38 ug/g < 50 | 38 | | ug/g < 50
Negative | Negative | |
Slightly cloudy | Slightly cloudy | |
3+ (500 mg/dL) | 3+ | | (500 mg/dL)
0-2 /HPF | 0-2 | | /HPF
1:160 | 1:160 | |
1:12,000 | 1:12,000 | |
1 in 1,850 | 1 in 1,850 | |
1 in the | 1 | | in the
46,XY | 46,XY | |
46,2 | 46.2 | |
No variant detected | No variant detected | |
no variants were sought | none | |
שליליים | שליליים | |
היובי | חיובי | |
היו | none | |
*+++ (NEG) | +++ | A | (NEG)
*POS (NEG) | POS | A | (NEG)
NEG (NEG) | NEG | | (NEG)
Positive (>250 U/mL) | Positive (>250 U/mL) | |
Positive (=250 U/mL) | Positive | |
Reactive 1:64 | Reactive 1:64 | |
High (see 3 below) | none | |
* see the note | none | |
*"2.05 | 2.05 | A |
"*7.29 | 7.29 | A |
U/mL = 3.1 | 3.1 | | U/mL
חיוביות | חיוביות | |
מרובים | מרובים | |
בודדים | בודדים | |
שליש | none | |
non-reactive | non-reactive | |
non reactive | non reactive | |
Non- -reactive | Non-reactive | |
Non- ~reactive | Non-reactive | |
Non- reactive | Non-reactive | |
A Positive | A Positive | |
חיובי | חיובי | |
O.9 | 0.9 | |
l2.4 | 12.4 | |
5. 4 | 5.4 | |
1 234 | 1234 | |
5.4. | 5.4 | | .
B12 | none | |
5 10 | none | |
Pending | none | |
--- | none | |
See note | none | |
`
describe('parseValue', () => {
  test.each(
    values
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((part) => part.trim())),
  )('%s', (cell, value, flag, rest) => {
    const read = parseValue(cell ?? '')
    expect([read?.text ?? 'none', read?.flag ?? '', read?.rest ?? '']).toEqual([value, flag, rest])
  })

  test('letters taken for digits are told', () => {
    expect(parseValue('O.9')?.lookalikes).toBe(true)
    expect(parseValue('0.9')?.lookalikes).toBe(false)
    expect(parseValue('218 1')).toMatchObject({ text: '218', lookalikes: true })
  })
})

// printed | page's decimal mark | number
const numbers = `
1,5 | point | 1.5
1,234 | point | 1234
1,234 | comma | 1.234
1.234,5 | comma | 1234.5
0,123 | point | 0.123
1,50,000 | comma | 150000
2,5,000 | point | none
.5 | point | 0.5
10.2.1 | point | none
`
test.each(
  numbers
    .trim()
    .split('\n')
    .map((row) => row.split(' | ')),
)('%s with a decimal %s → %s', (text, mark, number) => {
  expect(normalizeNumber(text ?? '', mark as DecimalMark) ?? 'none').toBe(number)
})

test('flags', () => {
  expect(
    ['H', 'HIGH', '(L)', '↑', '▼', 'Above range', 'גבוה', 'נמוך', '*', 'A', 'N', 'mg'].map(parseFlag),
  ).toEqual(['H', 'H', 'L', 'H', 'L', 'H', 'H', 'L', 'A', 'A', 'N', null])
})

// badge | its flag
const badges = `
Outside range | A
oOutside range | A
A Low | L
+» Normal | N
↑ High | H
4 Low | L
Mildly elevated | H
slightly decreased | L
very well | none
out of normal range | A
In range | N
within normal limits | N
range | none
aAbove | H
oAbove | none
`
test.each(
  badges
    .trim()
    .split('\n')
    .map((row) => row.split(' | ')),
)('the badge "%s" → %s', (text, flag) => {
  expect(parseFlag(text ?? '') ?? 'none').toBe(flag)
})

test('a unit that stands before its number is its unit, whatever its power of ten was read as', () => {
  // Its Latin letters were read as Hebrew ones: the number is one, and its unit unknown.
  expect(parseValue('₪/טוח 4.86')).toMatchObject({ number: 4.86, rest: '₪/טוח' })
  expect(parseValue('שלילי 4.86')).toMatchObject({ number: null })
  expect(parseValue('fL 11.9 +')).toMatchObject({ number: 11.9, flag: 'A', rest: 'fL' })
  expect(parseValue('10^3/uL 172')).toMatchObject({ number: 172, rest: '10^3/uL' })
  expect(parseValue('1003/00 172')).toMatchObject({ number: 172 })
  expect(parseValue('139 |/1079 L')).toMatchObject({ number: 139 })
  expect(parseValue('H 172')).toMatchObject({ number: 172, flag: 'H' })
  expect(parseValue('1003')).toMatchObject({ number: 1003 })
})
