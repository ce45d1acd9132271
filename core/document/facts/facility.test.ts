import { expect, test } from 'vitest'
import { results } from '../../../tests/support/heads'
import { sheet, type Block } from '../../../tests/support/page'
import { readDocument } from '../read'

/** The facility of a laboratory's page whose sign and foot are as given; `unread` words were hardly read. */
function facilityOf(sign: readonly Block[], unread: readonly string[], foot = 'End of report'): string {
  const page = sheet([
    ...sign,
    { lines: [`Patient: Ada Moss${results}`].join('').split('\n'), x: 100, y: 400 },
    { lines: [foot], x: 100, y: 900 },
  ])
  const words = page.words.map((word) => (unread.includes(word.text) ? { ...word, confidence: 0.2 } : word))
  return readDocument({ ...page, words }).facts.facility?.value ?? '-'
}

const at = (line: string, size: number, y = 60): Block => ({ lines: [line], x: 100, y, size })

test.each([
  [
    'what a title says in brackets is no house',
    [at('S14 - - Acute ischaemic stroke (thrombolysed)', 50)],
    [],
    '-',
  ],
  [
    'a word that was not read is a gap in the name',
    [at('All Fenland Institute of Xqy Tarn', 40)],
    ['Xqy'],
    'All Fenland Institute of … Tarn',
  ],
  [
    'what the house does stands under its name',
    [at('£QRL', 50), at('Diagnostics', 50, 130)],
    [],
    'QRL Diagnostics',
  ],
  [
    'a large sign may be without capitals, its last word in parts',
    [at('marwood', 90), at('hos sp ita l', 60, 170)],
    ['hos', 'sp', 'l'],
    'marwood hospital',
  ],
  [
    'a house is no member of an institute, but itself',
    [at('Member of the Standards Institute, U.S.A.', 20), at('Tarn Laboratories, Kandy', 20, 130)],
    [],
    'Tarn Laboratories',
  ],
  [
    'where its office is stands before its name',
    [at('Regd. Office/National Reference Lab: Tarn PathLabs Ltd.', 20)],
    [],
    'Tarn PathLabs Ltd.',
  ],
  [
    'a business center is an address, a center with a name of its own is none',
    [at('Tarn Diagnostics', 20), at('B/503, Business Center, High Road', 30, 130)],
    [],
    'Tarn Diagnostics',
  ],
] as const)('%s', (_name, sign, unread, wanted) => {
  expect(facilityOf(sign, unread)).toBe(wanted)
})

test('of one name the reading that was surer', () => {
  expect(facilityOf([at('Thornbrook', 50)], ['Thornbrook'], 'Thornbrooke Laboratories Ltd')).toBe(
    'Thornbrooke Laboratories Ltd',
  )
  const foot = 'MARIN VELANDER HEALTH CITY LTD'
  expect(facilityOf([at('Marth Velander Health', 60)], ['Marth', 'Velander', 'Health'], foot)).toBe(foot)
  // One word of the sign that was hardly read is enough.
  const house = 'Thornbrook Path Labs'
  expect(facilityOf([at('Qnorm Path Labs', 60)], ['Qnorm'], house)).toBe(house)
  expect(facilityOf([at(house, 60)], [], 'Qnorm Path Labs')).toBe(house)
})

test('what was hardly read at the foot names nobody', () => {
  const foot = 'These Medical Diagnostic Rewite'
  expect(facilityOf([], ['These', 'Medical', 'Diagnostic', 'Rewite'], foot)).toBe('-')
})
