import { expect, test } from 'vitest'
import { labNameOf } from '../../vocabulary/exact'
import { settleUnit } from './settle-unit'

const settled = (written: string, name: string, value: number) =>
  settleUnit(written, labNameOf(name).concepts[0] ?? null, value)

test('letters that could be a unit are not taken for one in which the number cannot be', () => {
  expect(settled('giL', 'Hemoglobin', 14.5)).toEqual({ unit: null, mended: false, doubt: 'unknown_unit' })
  expect(settled('giL', 'Hemoglobin', 145)).toMatchObject({ unit: 'g/L', mended: true })
})

test('what a sign of the test’s own unit is read as', () => {
  expect(settled('Yo', 'Hematocrit', 41)).toMatchObject({ unit: '%', mended: true })
  expect(settled('NA', 'VDRL', 1)).toEqual({ unit: null, mended: false, doubt: null })
  expect(settled('fIL', 'MCV', 93)).toMatchObject({ unit: 'fL', mended: true })
  expect(settled('UN', 'ALT', 31)).toMatchObject({ unit: 'U/L', mended: true })
  expect(settled('P9', 'MCH', 29)).toMatchObject({ unit: 'pg', mended: true })
  expect(settled('PY', 'MCH', 29)).toMatchObject({ unit: 'pg', mended: true })
})
