import { expect, test } from 'vitest'
import { translator } from '#core/i18n/languages'
import { documentHead, fileTitle } from './file-title'

const meta = (over = {}) => ({
  title: 'LIPID PANEL',
  summary: null,
  facility: 'Northfield Laboratories',
  physician: null,
  patient: null,
  ...over,
})
const file = (over = {}) => ({
  display_name: 's10.png',
  category: 'lab',
  doc_meta: meta(),
  detected_date: '2024-02-13',
  ...over,
})

/** Without the marks that keep each part in its own direction. */
const plain = (title: string) => title.replace(/[\u2068\u2069]/g, '').replaceAll('\u00A0', ' ')

test.each([
  ['what it is, whose, of when', file(), 'Lab report · Northfield Laboratories · Feb 13, 2024'],
  ['what is not known is left out', file({ doc_meta: meta({ facility: null }), detected_date: null }), 'Lab report'],
  ['of no kind that is known: its own title, not shouted', file({ category: 'other', detected_date: null }), 'Lipid Panel · Northfield Laboratories'],
  ['before it is read, a name that says something', file({ category: null, display_name: 'Blood test May.jpg' }), 'Blood test May.jpg'],
  ['and none that says nothing', file({ category: null, display_name: 'image.jpg' }), 'Untitled Document'],
])('%s', (_name, row, title) => expect(plain(fileTitle(translator('en'), row))).toBe(title)) // prettier-ignore

test('in Hebrew the kind is Hebrew, the place as it is written', () =>
  expect(plain(fileTitle(translator('he'), file({ detected_date: null })))).toBe(
    'דוח מעבדה · Northfield Laboratories',
  ))

test('a date keeps its order behind a Hebrew name, and nobody shouts', () => {
  const shouted = file({ doc_meta: meta({ facility: 'NORTHFIELD CLINICAL LABORATORIES' }) })
  expect(fileTitle(translator('he'), shouted)).toContain('\u2068Feb\u00A013,\u00A02024\u2069')
  expect(fileTitle(translator('en'), shouted)).toContain('Northfield Clinical Laboratories')
})

test.each([
  ['UTC', null, '2024-03-12'],
  ['Asia/Jerusalem', null, '2024-03-13'],
  ['Asia/Jerusalem', '2024-02', '2024-02'],
])('in %s a page of the date %s stands at %s', (zone, detected_date, date) =>
  expect(
    documentHead({ detected_date, created_at: '2024-03-12T23:30:00.000Z', doc_meta: null }, zone).date,
  ).toBe(date),
)
