import { expect, test } from 'vitest'
import { judge } from './judge.mjs'
import { dates } from './report.mjs'

const fact = {
  type: 'lab' as const,
  text: 'Sodium 131',
  name: 'Sodium',
  value: '131',
  codes: {},
  confidence: 0.9,
  decision: 'accepted' as const,
}
const page = {
  file: 'p.png',
  quality: 'clean' as const,
  entities: [
    { type: 'lab' as const, text: 'Sodium 131', name: 'Sodium', value: 131, date: '2025-11-18' },
    { type: 'lab' as const, text: 'Sodium 131', name: 'Sodium', value: 131, date: '2025-11-21' },
    { type: 'lab' as const, text: 'HLA-B27 positive', name: 'HLA-B27', value: 'positive', date: '2016' },
  ],
}
const judged = (date: string | null, more: object = {}) => judge([{ ...fact, date, ...more }], page)

test('a result has the day that the page tells of it, another, or none', () => {
  const day = (date: string | null, more: object = {}) => judged(date, more).map((one) => one.date)
  expect(day('2025-11-18')).toEqual(['right'])
  expect(day('2025-11-21')).toEqual(['right'])
  expect(day('2025-11-20')).toEqual(['wrong'])
  expect(day(null)).toEqual(['absent'])
  expect(day('2016-03-01', { text: 'HLA-B27', name: 'HLA-B27', value: 'positive' })).toEqual(['right'])
  // Of a wrong number nobody asks for the day.
  expect(day('2025-11-18', { value: '13' })).toEqual([null])
})

test('what stands in the record with a wrong day is told apart', () => {
  const all = [
    ...judged('2025-11-18'),
    ...judged('2025-11-20'),
    ...judged('2025-11-20', { decision: 'pending' }),
    ...judged(null),
  ]
  expect(dates(all)).toBe(
    'dates of results: 1 of 4 right, 1 absent, 2 wrong; of the wrong ones accepted with nobody asked: 1',
  )
})

test('a vital sign that the truth does not list is not judged, one that it lists is', () => {
  const pulse = { text: 'HR 88', name: 'Heart rate', value: '88', codes: { LOINC: ['8867-4'] } }
  expect(judged(null, pulse)).toEqual([])
  const listed = {
    ...page,
    entities: [{ type: 'lab' as const, text: 'HR 88', name: 'Heart rate', value: 80 }],
  }
  expect(judge([{ ...fact, ...pulse, date: null }], listed)).toMatchObject([{ right: false, misread: true }])
})
