import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extract } from '../extract'

const told = (...lines: readonly string[]) =>
  extract(readDocument(typed(lines.join('\n'), { rtl: /[א-ת]/.test(lines.join('')) })))
    .flatMap(({ type, name, value }) => (type === 'lab' ? [`${name} ${value}`] : []))
    .sort()

test('the steps of a dipstick in a row behind the word for urine', () => {
  expect(
    told('LABORATORY', 'Urine dipstick: leukocytes 3+, nitrite positive, blood 1+, protein negative.'),
  ).toEqual([
    'Urine blood 1+',
    'Urine leukocyte esterase 3+',
    'Urine nitrite positive',
    'Urine protein negative',
  ])
  expect(told('מעבדה', 'סטיק שתן: לויקוציטים 3+, ניטריט חיובי, דם עקבות, חלבון שלילי.')).toEqual([
    'Urine blood עקבות',
    'Urine leukocyte esterase 3+',
    'Urine nitrite חיובי',
    'Urine protein שלילי',
  ])
})

test('a row ends with its sentence and at a test of another sample', () => {
  expect(told('LABORATORY', 'Urine: blood 2+, CRP 6 mg/L.')).toEqual([
    'C-reactive protein 6',
    'Urine blood 2+',
  ])
  expect(told('LABORATORY', 'Urine: nitrite negative. Blood group O positive.')).not.toContain(
    'Urine blood O',
  )
  expect(told('LABORATORY', 'Protein 1+ in the diet, blood 2+.')).toEqual([])
})

test('a line with the acidity of urine is none of a telephone', () => {
  expect(told('מעבדה', 'שתן: pH 6, חלבון שלילי.')).toContain('Urine protein שלילי')
  expect(told('LABORATORY', 'Ph 03-5550188')).toEqual([])
})
