import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

const told = (name: string, result: string) =>
  extract(
    readDocument(
      typed(`
Test                    Result      Units      Range
GLUCOSE                 139         mg/dL      70 - 99
${name.padEnd(24)}${result}
POTASSIUM               4.4         mmol/L     3.5 - 5.1`),
    ),
  ).flatMap((entity) =>
    entity.type === 'lab' && !/Glucose|Potassium/.test(entity.name)
      ? [`${entity.name} ${entity.value} ${entity.unit} ${decide(entity).decision}`]
      : [],
  )

test('hemoglobin in percent is never one: its end was not read', () => {
  expect(told('HEMOGLOBIN', '7.6         %          4.0 - 5.6')).toEqual(['Hemoglobin A1c 7.6 % pending'])
  expect(told('HEMOGLOBIN (A1', '7.6         %          4.0 - 5.6')).toEqual(['Hemoglobin A1c 7.6 % pending'])
})

test('nor is it the glycated one where that cannot be so little or so much', () => {
  expect(told('HEMOGLOBIN', '0.8         %          0.0 - 2.0')).toEqual(['HEMOGLOBIN 0.8 % pending'])
  expect(told('HEMOGLOBIN', '38.1        %          36.0 - 46.0')).toEqual(['HEMOGLOBIN 38.1 % pending'])
})

test('in its own units, and whole, each is what it says', () => {
  expect(told('HEMOGLOBIN', '13.6        g/dL       12.0 - 16.0')).toEqual(['Hemoglobin 13.6 g/dL accepted'])
  expect(told('HEMOGLOBIN A2', '2.6         %          1.8 - 3.5')).toEqual(['Hemoglobin A2 2.6 % accepted'])
})
