import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extract } from '../extract'

const counts = (text: string) =>
  extract(readDocument(typed(text, { rtl: /[א-ת]/.test(text) }))).flatMap(({ type, name, value }) =>
    type === 'lab' ? [`${name} ${value}`] : [],
  )

test('a count that a rule of the laboratory names is nobody’s', () => {
  expect(counts('הערות המעבדה: בשתן, מעל 10 כדוריות אדומות לשדה מומלץ לחזור על הבדיקה.')).toEqual([])
  expect(counts('Urine: a repeat is recommended for more than 10 red cells per high-power field.')).toEqual(
    [],
  )
  expect(counts('Urine: up to 5 white cells per high-power field.')).toEqual([])
})

test('a count that is beyond its number in words keeps that', () => {
  expect(counts('Urinalysis showed more than 50 red cells per high-power field.')).toEqual(['Urine RBC >50'])
  expect(counts('Urinalysis showed 10 red cells per high-power field.')).toEqual(['Urine RBC 10'])
})
