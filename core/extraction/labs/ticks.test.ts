import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import type { PageReading } from '../../document/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

const told = (page: PageReading) =>
  extract(readDocument(page)).flatMap((entity) =>
    entity.type === 'lab' ? [`${entity.name}: ${entity.value} ${decide(entity).decision}`] : [],
  )

const swab = (lines: readonly string[]) => typed(['Molecular laboratory', 'Stool panel', ...lines].join('\n'))

test('a cross under what it says is the result; the heading says nothing', () => {
  const found = told(
    swab([
      'VIRUSES                     Detected          Not detected',
      'Norovirus                                          X',
      'Rotavirus                      X',
      'Zworkvirus                                         X',
      'BACTERIA                    Detected          Not detected',
      'Campylobacter                                      X',
      'Shigella                       X',
    ]),
  )
  expect(found).toContain('Norovirus PCR: Not detected accepted')
  expect(found.filter((one) => /Rotavirus|Shigella/i.test(one) && /: Detected/.test(one))).toHaveLength(2)
  expect(
    found.filter(
      (one) => /bacteria:|virus(?:es)?: (?:Detected|Not)/i.test(one) && /VIRUSES|BACTERIA|Urine/.test(one),
    ),
  ).toEqual([])
  expect(found).toContain('Zworkvirus: Not detected pending')
})

test.each([
  ['between the two', 'Norovirus                               X'],
  ['in both', 'Norovirus                      X                   X'],
])('a cross %s is not placed', (_, row) => {
  const found = told(
    swab([
      '                            Detected          Not detected',
      row,
      'Rotavirus                      X',
      'Adenovirus 40/41                                   X',
    ]),
  )
  expect(found.filter((one) => one.startsWith('Norovirus') && one.endsWith('accepted'))).toEqual([])
})

test('a cross that stands on a line of its own leaves all of its table in question', () => {
  const found = told(
    swab([
      '                            Detected          Not detected',
      '                                                   X',
      'Norovirus                      X',
      'Rotavirus                                          X',
    ]),
  )
  expect(found.filter((one) => one.endsWith('accepted'))).toEqual([])
})

test('a heading whose crosses were not read yields nothing that nobody asks about', () => {
  const found = told(
    swab([
      'BACTERIA                    Detected          Not detected',
      'Campylobacter',
      'Shigella',
      'Salmonella',
    ]),
  )
  expect(found.filter((one) => one.endsWith('accepted'))).toEqual([])
})

test('a result beside what is expected stays one', () => {
  const found = told(
    swab([
      'Test                        Result            Reference',
      'Norovirus                   Detected          Not detected',
      'Rotavirus                   Not detected      Not detected',
    ]),
  )
  expect(found).toContain('Norovirus PCR: Detected accepted')
})

test('the same in Hebrew', () => {
  const page = typed(
    `
מעבדה מולקולרית
בדיקה                       נמצא          לא נמצא
Norovirus                                    X
Rotavirus                    X`,
    { rtl: true },
  )
  expect(told(page)).toContain('Norovirus PCR: לא נמצא accepted')
})
