import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sheet, typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import type { ExtractedEntity } from '../types'
import { extractLabs } from './index'

/**
 * Cases: `=== title`, a page of typed text, `---`, the results that it states as
 * `+ name | value | unit | low..high | flag | date | doubt`, and `= n`, how many there are in all.
 */
const folder = new URL('./cases/', import.meta.url)

const told = (lab: ExtractedEntity) =>
  [
    lab.name,
    lab.value,
    lab.unit ?? '',
    `${lab.refLow ?? ''}..${lab.refHigh ?? ''}`,
    lab.flag ?? '',
    lab.date ?? '',
  ].join(' | ')

const read = (text: string) => extractLabs(readDocument(typed(text, { rtl: /^[^\p{L}]*[א-ת]/u.test(text) })))

describe.each(readdirSync(folder))('%s', (name) => {
  const cases = readFileSync(new URL(name, folder), 'utf8').split(/^=== /m).slice(1) // prettier-ignore

  test.each(cases.map((block) => [block.slice(0, block.indexOf('\n')), block] as const))(
    '%s',
    (_title, block) => {
      const [page = '', expected = ''] = block.slice(block.indexOf('\n') + 1).split('\n---\n')
      const labs = read(page)
      const lines = expected.trim().split('\n')
      const wanted = lines.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2).split('|').map((part) => part.trim())) // prettier-ignore
      expect(labs.map(told).sort()).toEqual(
        wanted.map((parts) => [...parts.slice(0, 5), parts[5] ?? ''].join(' | ')).sort(),
      )
      expect(labs).toHaveLength(Number(lines.at(-1)?.slice(2)))
      for (const parts of wanted.filter((one) => one[6])) {
        expect(labs.find((lab) => lab.name === parts[0])).toMatchObject({ doubt: parts[6] })
      }
    },
  )
})

test('a number whose point is suspected to be lost waits, as printed', () => {
  const document = readDocument(
    typed(`
Collected: 02/13/2024
Test              Result      Flag      Units        Reference interval
Sodium            142                   mmol/L       134-144
Potassium         54          H         mmol/L       3.5-5.1
Glucose           168         H         mg/dL        70-99`),
  )
  const potassium = extractLabs(document).find(({ name }) => name === 'Potassium')
  expect(potassium).toMatchObject({ value: '54', doubt: 'decimal_point_suspected' })
  expect(potassium?.confidence).toBeLessThan(0.5)
})

test('evidence is the row, in pixels of the picture', () => {
  const page = typed(`
Collected: 02/13/2024
Test              Result      Units        Reference interval
Sodium            142         mmol/L       134-144
Potassium         4.4         mmol/L       3.5-5.1`)
  const turned = { ...page, toSource: [0.5, 0, 10, 0, 0.5, 20, 0, 0, 1] as const }
  const [x, y, width, height] = extractLabs(readDocument(turned))[0]!.evidence.box
  const row = page.words.filter((word) => word.line === 3)
  const top = row[0]!.box[1]
  expect([x, y <= 20 + top / 2, y + height >= 20 + (top + 24) / 2, height < 24]).toEqual([
    50,
    true,
    true,
    true,
  ])
  expect(x + width).toBeGreaterThanOrEqual(10 + (row.at(-1)!.box[0] + row.at(-1)!.box[2]) / 2)
})

test('the same page gives the same results', () => {
  const text = readFileSync(new URL('tables.txt', folder), 'utf8')
  expect(read(text)).toEqual(read(text))
})

test('behind a Hebrew name the unit stands between it and its number, and nothing is asked', () => {
  const document = readDocument(
    sheet([
      { lines: ['סיכום אשפוז'], x: 1520, y: 80, rtl: true },
      { lines: ['מעבדה:'], x: 1520, y: 160, rtl: true },
      { lines: [`אלבומין 3.9 g/dL, מגנזיום 1.8 mg/dL.`], x: 1520, y: 220, rtl: true },
    ]),
  )
  const told = extractLabs(document).map(({ name, value, unit, doubt }) => [name, value, unit, doubt])
  expect(told).toEqual([
    ['Albumin', '3.9', 'g/dL', null],
    ['Magnesium', '1.8', 'mg/dL', null],
  ])
})
