import { describe, expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../read'
import type { PageReading } from '../page'

const results = (page: PageReading) =>
  readDocument(page).results.flatMap(({ rows }) =>
    rows.map(({ name, value, range, date, earlier }) =>
      [name.text, value.text, range, date, ...earlier.map((one) => `${one.value.text} of ${one.date}`)]
        .filter((part) => part !== null)
        .join(' | '),
    ),
  )

describe('results told in cards', () => {
  test('a number has the name above it, not that of the card beside it', () => {
    const page = typed(`
Triglycerides                           Apolipoprotein B
231 mg/dL High                          112 mg/dL High

Standard range: <150 mg/dL              Standard range: <90 mg/dL

Ferritin                                Homocysteine
88 ng/mL                                11.8 umol/L

Standard range: 30 - 400 ng/mL          Standard range: <11.4 umol/L`)
    expect(results(page).sort()).toEqual([
      'Apolipoprotein B | 112 mg/dL High | <90 mg/dL',
      'Ferritin | 88 ng/mL | 30 - 400 ng/mL',
      'Homocysteine | 11.8 umol/L | <11.4 umol/L',
      'Triglycerides | 231 mg/dL High | <150 mg/dL',
    ])
  })

  test('limits in brackets under a number are its own, of any unit or none', () => {
    const page = typed(`
INR                      APTT                     APTT ratio
1.3 H                    31.2 s                   1.0
(0.9-1.2)                (25.0-37.0)              (0.8-1.2)

Fibrinogen               Thrombin time            D-dimer
4.6 H g/L                16.4 s                   612 H ng/mL
(1.8-4.2)                (13.0-18.0)              (<500)`)
    expect(results(page).sort()).toEqual([
      'APTT ratio | 1.0 | (0.8-1.2)',
      'APTT | 31.2 s | (25.0-37.0)',
      'D-dimer | 612 H ng/mL | (<500)',
      'Fibrinogen | 4.6 H g/L | (1.8-4.2)',
      'INR | 1.3 H | (0.9-1.2)',
      'Thrombin time | 16.4 s | (13.0-18.0)',
    ])
  })

  test('a number more exact than its limits, or not of their size, is none without its unit', () => {
    const page = typed(`
Neutrophils              Lymphocytes              Monocytes                Eosinophils
2.910091                 140                      0.6                      0.2
(2.0-7.0)                (1.1-4.0)                (0.3-1.0)                (0.1-0.5)`)
    expect(results(page).sort()).toEqual(['Eosinophils | 0.2 | (0.1-0.5)', 'Monocytes | 0.6 | (0.3-1.0)'])
  })

  test('a number in a unit that the name above it cannot have makes none', () => {
    const page = typed(`
Sodium                                  Ferritin
231 ng/mL                               88 mmol/L`)
    expect(results(page)).toEqual([])
  })
})

describe('results of other times', () => {
  const table = (line: string) => `
Test              Result      Units        Reference range
Creatinine        1.61        mg/dL        0.50 - 0.90
${line}
Potassium         5.4         mmol/L       3.5 - 5.1`

  test('a line under a result tells earlier ones, each with its day', () => {
    expect(results(typed(table('Previous   21/11/2024: 1.48    30/04/2024: 1.33')))).toEqual([
      'Creatinine | 1.61 | 0.50 - 0.90 | 1.48 of 2024-11-21 | 1.33 of 2024-04-30',
      'Potassium | 5.4 | 3.5 - 5.1',
    ])
  })

  test('a line of which a number has no day tells none', () => {
    expect(results(typed(table('Previous   21/11/2024: 1.48    1.33'))).join()).not.toContain(' of ')
    expect(results(typed(table('Previous   21/11/2024: 1.48    131/04/2024: 1.33'))).join()).not.toContain(
      ' of ',
    )
  })

  test('times over columns head each its own results', () => {
    const page = typed(`
                                                    02:14      03:05      05:40
Sodium            mmol/L       135 - 145           133        134        136
Potassium         mmol/L       3.5 - 5.0           5.4                   4.4
Chloride          mmol/L       98 - 107            92         93         96`)
    expect(results(page).map((one) => one.split(' | ').slice(0, 2).join(' '))).toEqual([
      'Sodium 133', 'Sodium 134', 'Sodium 136', 'Potassium 5.4', 'Potassium 4.4', 'Chloride 92', 'Chloride 93', 'Chloride 96',
    ]) // prettier-ignore
  })

  test('times under their days leave each result its day', () => {
    const page = typed(`
Test              11/18/25   11/19/25   11/20/25   Reference     Units
                  14:02      05:30      05:41
Sodium            131 L      133 L      137        136-145       mmol/L
Potassium         5.9 H      5.2 H                 3.5-5.1       mmol/L
Chloride          99         102        104        98-107        mmol/L`)
    const dated = readDocument(page).results.flatMap(({ rows }) =>
      rows.map(({ name, value, date }) => `${name.text} ${Number.parseFloat(value.text)} ${date?.slice(8)}`),
    )
    expect(dated).toEqual([
      'Sodium 131 18',
      'Sodium 133 19',
      'Sodium 137 20',
      'Potassium 5.9 18',
      'Potassium 5.2 19',
      'Chloride 99 18',
      'Chloride 102 19',
      'Chloride 104 20',
    ])
  })
})
