import { describe, expect, test } from 'vitest'
import { matchConcept } from '../../vocabulary/match'
import { doubtNumber, flagByRange } from './check'
import { parseFlag } from '../../document/values/numbers'
import { parseRange } from '../../document/values/range'

// analyte | unit | value as read | range | printed flag | the report prints flags | doubt
const cases = `
Potassium | mmol/L | 46 | 3.5-5.1 | | yes | decimal_point_suspected
Potassium | mmol/L | 54 | 3.5-5.1 | H | yes | decimal_point_suspected
Potassium | mmol/L | 4.6 | 3.5-5.1 | | yes |
Hematocrit | % | 346 | 35.0-45.0 | L | yes | decimal_point_suspected
Creatinine | mg/dL | 142 | 0.70-1.30 | H | yes | decimal_point_suspected
Eosinophils % | % | 31 | up to 6 | | yes | decimal_point_suspected
Glucose | mg/dL | 168 | 70-99 | H | yes |
Glucose | mg/dL | 88 | 70-99 | H | yes | flag_mismatch
Glucose | mg/dL | 23 | 65-99 | | yes | implausible_value
Glucose | mg/dL | 23 | 65-99 | | no | implausible_value
Glucose | mg/dL | 44 | 65-99 | | yes | flag_mismatch
Ferritin | ng/mL | 6 | 15-150 | L | no |
Glucose | mg/dL | 23 | 65-99 | L | yes |
Glucose | mg/dL | 61 | 65-99 | | yes |
Glucose | mg/dL | 41 | 65-99 | | no |
Platelet count | 10^9/L | 812 | 150-400 | | yes | flag_mismatch
Platelet count | 10^9/L | 812 | 150-400 | H | yes |
Sodium | mmol/L | 1390 | 133-146 | | yes | decimal_point_suspected
Sodium | mmol/L | 14 | 133-146 | | no | implausible_value
Urine urobilinogen | mg/dL | 02 | | | yes | decimal_point_suspected
INR | | 14 | | | no | decimal_point_suspected
INR | | 1.4 | | | no |
Parathyroid hormone | pmol/L | 143 | 1.6-6.9 | * | yes | decimal_point_suspected
C-reactive protein | mg/L | 142 | <5.0 | H | yes |
D-dimer | ng/mL | <270 | <500 | | yes |
Thyroid stimulating hormone | mIU/L | 23 | 0.4-4.5 | | no | decimal_point_suspected
Thyroid stimulating hormone | mIU/L | 23 | 0.4-4.5 | H | no |
Thyroid stimulating hormone | mIU/L | 23.0 | 0.4-4.5 | | no |
Follicle stimulating hormone | IU/L | 79 | Follicular 3.5-12.5 Mid-cycle 4.7-21.5 Luteal 1.7-7.7 | | no | decimal_point_suspected
Follicle stimulating hormone | IU/L | 79 | Follicular35-125 Mid-cycle 215 Luteal 1.7 - 7.7 | | no | decimal_point_suspected
Follicle stimulating hormone | IU/L | 6.1 | Follicular 3.5-12.5 Mid-cycle 4.7-21.5 Luteal 1.7-7.7 | | no |
Follicle stimulating hormone | IU/L | 48 | Follicular 3-12 Luteal 2-8 Postmenopausal 25-135 | | no |
`
describe('doubtNumber', () => {
  test.each(
    cases
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((part) => part.trim())),
  )('%s %s %s in %s', (...row) => {
    const [name, unit, value, range, flag, flags, doubt] = row as string[]
    const found = doubtNumber(value ?? '', {
      concept: matchConcept('lab', name ?? '', { unit: unit ?? null })?.concept ?? null,
      unit: unit ?? null,
      range: parseRange(range ?? ''),
      flag: flag ? parseFlag(flag) : null,
      comparator: null,
      flagsPrinted: flags === 'yes',
      roomForPoint: false,
    })
    expect(found ?? '').toBe(doubt)
  })
})

test('a bound where the result should be, and what the page says of the result', () => {
  const told = { concept: null, unit: 'U/mL', range: null, flagsPrinted: true, roomForPoint: false }
  const doubt = (comparator: '<' | '>', flag: 'H' | 'L') => doubtNumber('20', { ...told, comparator, flag })
  expect([doubt('<', 'H'), doubt('>', 'L')]).toEqual(['flag_mismatch', 'flag_mismatch'])
  expect([doubt('<', 'L'), doubt('>', 'H')]).toEqual([null, null])
})

test('a bound that is itself outside', () => {
  expect([199, 200, 201].map((value) => flagByRange(value, parseRange('< 200')))).toEqual(['N', 'H', 'H'])
  expect(flagByRange(1, parseRange('<1.0'), '<')).toBe('N')
  expect(flagByRange(1, parseRange('<1.0'))).toBe('H')
  expect(flagByRange(90, parseRange('>= 90'), '>')).toBe('N')
  expect([39, 40].map((value) => flagByRange(value, parseRange('>= 40')))).toEqual(['L', 'N'])
})
