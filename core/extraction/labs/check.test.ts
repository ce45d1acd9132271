import { describe, expect, test } from 'vitest'
import { matchConcept } from '../../vocabulary/match'
import { checkNumber, flagByRange } from './check'
import { parseFlag } from './numbers'
import { parseRange } from './range'

// analyte | unit | value as read | range | printed flag | the report prints flags | what is kept | doubt
const cases = `
Potassium | mmol/L | 46 | 3.5-5.1 | | yes | 4.6 | decimal_point_suspected
Potassium | mmol/L | 54 | 3.5-5.1 | H | yes | 5.4 | decimal_point_suspected
Potassium | mmol/L | 4.6 | 3.5-5.1 | | yes | 4.6 |
Hematocrit | % | 346 | 35.0-45.0 | L | yes | 34.6 | decimal_point_suspected
Creatinine | mg/dL | 142 | 0.70-1.30 | H | yes | 1.42 | decimal_point_suspected
Eosinophils % | % | 31 | up to 6 | | yes | 3.1 | decimal_point_suspected
Glucose | mg/dL | 168 | 70-99 | H | yes | 168 |
Glucose | mg/dL | 88 | 70-99 | H | yes | 88 | flag_mismatch
Sodium | mmol/L | 1390 | 133-146 | | yes | 139.0 | decimal_point_suspected
Sodium | mmol/L | 14 | 133-146 | | no | 14 | implausible_value
Urine urobilinogen | mg/dL | 02 | | | yes | 0.2 | decimal_point_suspected
D-dimer | ng/mL | <270 | <500 | | yes | <270 |
`
describe('checkNumber', () => {
  test.each(
    cases
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((part) => part.trim())),
  )('%s %s %s in %s', (...row) => {
    const [name, unit, value, range, flag, flags, kept, doubt] = row as string[]
    const checked = checkNumber(value ?? '', {
      concept: matchConcept('lab', name ?? '', { unit: unit ?? null })?.concept ?? null,
      unit: unit ?? null,
      range: parseRange(range ?? ''),
      flag: flag ? parseFlag(flag) : null,
      flagsPrinted: flags === 'yes',
      roomForPoint: false,
    })
    expect([checked.text, checked.doubt ?? '']).toEqual([kept, doubt])
  })
})

test('a bound that is itself outside', () => {
  expect([199, 200, 201].map((value) => flagByRange(value, parseRange('< 200')))).toEqual(['N', 'H', 'H'])
  expect([39, 40].map((value) => flagByRange(value, parseRange('>= 40')))).toEqual(['L', 'N'])
})
