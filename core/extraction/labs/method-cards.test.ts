import { expect, test } from 'vitest'
import { sheet, type Block } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

type Card = readonly [name: string, method: string, value: string, limits: string]

/** Cards one under another: a name over how it was measured, level with their middle the number, and its limits. */
function cards(rows: readonly Card[]) {
  const blocks = rows.flatMap(([name, method, value, limits], at): Block[] => {
    const y = 400 + at * 110
    return [
      { lines: [name], x: 1500, y, rtl: true },
      { lines: [method], x: 1500, y: y + 38, size: 20, rtl: true },
      { lines: [value], x: 900, y: y + 14, rtl: true },
      { lines: [limits], x: 560, y: y + 14, rtl: true },
    ]
  })
  const head: Block = { lines: ['מעבדות הגבעה', 'דוח בדיקות אימונולוגיה'], x: 1500, y: 80, rtl: true }
  return extractLabs(readDocument(sheet([head, ...blocks]))).map(({ name, value, unit, refHigh, doubt }) =>
    [name, value, unit, refHigh, doubt].join(' ').trim(),
  )
}

test('a name in two scripts over its method is the name alone; its result stands level with both', () => {
  expect(
    cards([
      ['Anti-CCP נוגדני CCP', 'Chemiluminescence', '2.4 U/mL', 'ערכים תקינים: עד 17'],
      ['Anti-Sm נוגדני סמית', 'ELiA', '0.9 U/mL', 'ערכים תקינים: עד 10'],
      ['MPO-ANCA מיאלופרוקסידאז', 'ELISA', 'שלילי', 'ערכים תקינים: שלילי'],
      ['Lupus anticoagulant נוגד קרישה זאבתי', 'dRVVT', 'לא זוהה', 'ערכים תקינים: לא זוהה'],
      ['Rheumatoid factor גורם ראומטואידי', 'Nephelometry', '22 IU/mL', 'ערכים תקינים: עד 14'],
      ['Anticardiolipin IgG קרדיוליפין IgG', 'ELISA', '7.6 GPL', 'ערכים תקינים: עד 20'],
    ]),
  ).toEqual([
    'Anti-cyclic citrullinated peptide antibodies 2.4 U/mL 17',
    'Smith antibodies 0.9 U/mL 10',
    'Myeloperoxidase antibodies שלילי',
    'Lupus anticoagulant לא זוהה',
    'Rheumatoid factor 22 IU/mL 14',
    'Cardiolipin IgG antibodies 7.6 GPL 20',
  ])
})

test('a method is no test, and the other half of a name no result', () => {
  expect(
    cards([
      ['HLA-B27 אנטיגן תאימות רקמות', 'ELISA', '', 'ערכים תקינים: שלילי'],
      ['', 'ELiA', '14 IU/mL', 'ערכים תקינים: עד 15'],
      ['C3 משלים C3', 'Nephelometry', '79 mg/dL', 'ערכים תקינים: 90-180'],
      ['C4 משלים C4', 'Nephelometry', '11 mg/dL', 'ערכים תקינים: 10-40'],
    ]),
  ).toEqual(['Complement C3 79 mg/dL 180', 'Complement C4 11 mg/dL 40'])
})
