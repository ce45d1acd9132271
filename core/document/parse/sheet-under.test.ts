import { expect, test } from 'vitest'
import { actionLimits } from '../../language/action-limits'
import { typed } from '../../../tests/support/page'
import { decide } from '../../extraction/decision'
import { extract } from '../../extraction/extract'
import type { PageReading } from '../page'
import { readDocument } from '../read'

const told = (page: PageReading) =>
  extract(readDocument(page)).flatMap((entity) =>
    entity.type === 'lab' ? [`${entity.name} ${entity.value} ${entity.date} ${decide(entity).decision}`] : [],
  )

const booklet = (units: string, first: string) => `
My methotrexate record
                  Hb          WBC         Platelets      ALT         CRP
${units}
Call us if                    < 3.5       < 140          > 100       rise 30 %
${first}
06/01/2026        121         6.1         304            29          22
03/02/2026        122         5.9         297            41          14
17/03/2026        124         5.4         281            68          9
Have the flu vaccine every autumn.`

const whole = '09/12/2025        119         6.8         318            24          31'
const units = '                  g/L         10^9/L      10^9/L         U/L         mg/L'

test('a booklet of one day a line, under its units and the numbers at which to call', () => {
  const found = told(typed(booklet(units, whole)))
  expect(found).toHaveLength(20)
  expect(found).toContain('White blood cell count 5.4 2026-03-17 accepted')
  expect(found.filter((one) => /3\.5|140|100/.test(one))).toEqual([])
})

test('a unit that was misread ends no booklet', () => {
  const found = told(
    typed(booklet('                  g/L         1079/1      10^9/L         UL          mgiL', whole)),
  )
  expect(found).toHaveLength(20)
  expect(found.some((one) => one.startsWith('Hemoglobin 121 2026-01-06'))).toBe(true)
})

test('where a day of it could not be read at all, nothing of it enters unasked', () => {
  const found = told(typed(booklet(units, '09/12/2025        Bd oF       A              Bd 2        bi')))
  expect(found).toHaveLength(15)
  expect(found.filter((one) => one.endsWith('accepted'))).toEqual([])
})

test('what stands below the last row makes no result of it doubtful', () => {
  const found = told(
    typed(
      booklet(units, whole).replace(
        'Have the flu',
        '25/08/2026        next        visit          here\nHave the flu',
      ),
    ),
  )
  expect(found).toContain('White blood cell count 5.4 2026-03-17 accepted')
})

test.each(['Call us if', 'Stop and ring if', 'Action limits', 'להתקשר אם'])('%s: action limits', (text) =>
  expect(actionLimits.test(text)).toBe(true),
)
test.each(['Reference', 'Call', 'Repeat', '12/05/2026', 'Stopwatch'])('%s: none', (text) =>
  expect(actionLimits.test(text)).toBe(false),
)
