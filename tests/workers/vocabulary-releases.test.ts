import { beforeEach, describe, expect, test } from 'vitest'
import { loadTerms } from '../../scripts/vocabulary/load.mjs'
import { releaseOf } from '../../scripts/vocabulary/releases.mjs'
import {
  conceptLine,
  database,
  diagnosisLines,
  drugLines,
  eachOf,
  emptyVocabulary,
  importLines,
  importedCodes,
  orderLines,
  sourceOf,
} from '../support/vocabulary'

beforeEach(emptyVocabulary)

describe('the tables of other systems', () => {
  const loinc = [
    '"LOINC_NUM","COMPONENT","PROPERTY","STATUS","LONG_COMMON_NAME"',
    '"718-7","Hemoglobin","MCnc","ACTIVE","Hemoglobin [Mass/volume] in Blood"',
    '"2345-7","Glucose","MCnc","ACTIVE","Glucose [Mass/volume] in Serum or Plasma, ""fasting"" or not"',
    '"1234-5","Old test","MCnc","DEPRECATED","Old test"',
  ]
  const atc = [
    'atc_code,atc_name,ddd,uom,adm_r,note',
    'A10BA02,metformin,2,g,O,NA',
    'A10B,"BLOOD GLUCOSE LOWERING DRUGS, EXCL. INSULINS",NA,NA,NA,NA',
  ]
  const ndc = [
    [
      'PRODUCTID',
      'PRODUCTNDC',
      'PROPRIETARYNAME',
      'NONPROPRIETARYNAME',
      'ACTIVE_NUMERATOR_STRENGTH',
      'ACTIVE_INGRED_UNIT',
      'NDC_EXCLUDE_FLAG',
    ],
    ['0002-1433_x', '0002-1433', 'Trulicity', 'Dulaglutide', '.75', 'mg/.5mL', 'N'],
    ['0002-9999_x', '0002-9999', 'Gone', 'gone', '1', 'mg', 'E'],
  ].map((row) => row.join('\t'))
  const inRxNorm = [
    conceptLine('6809', 'IN', 'metformin'),
    '4018|ENG||||||1|1|1||ATC|PT|A10BA02|metformin||N|4096|',
  ]

  test.each([
    [
      'LOINC',
      loinc,
      undefined,
      [
        ['718-7', 'Hemoglobin [Mass/volume] in Blood'],
        ['2345-7', 'Glucose [Mass/volume] in Serum or Plasma, "fasting" or not'],
      ],
    ],
    [
      'ATC',
      atc,
      undefined,
      [
        ['A10BA02', 'metformin'],
        ['A10B', 'BLOOD GLUCOSE LOWERING DRUGS, EXCL. INSULINS'],
      ],
    ],
    ['NDC', ndc, undefined, [['0002-1433', 'Trulicity Dulaglutide .75 mg/.5mL']]],
    ['ATC', inRxNorm, 'ATC', [['A10BA02', 'metformin']]],
    ['RxNorm', inRxNorm, undefined, [['6809', 'metformin']]],
  ] as const)('%s', async (system, lines, asked, terms) => {
    await loadTerms(database, { ...sourceOf(lines, 'first', asked), lines: eachOf(lines) })
    const { results } = await database
      .prepare('SELECT system, code, name FROM vocabulary_terms ORDER BY id')
      .all()
    expect(results).toEqual(terms.map(([code, name]) => ({ system, code, name })))
  })

  test('the codes of new diseases are codes, too', async () => {
    await importLines(
      orderLines([
        ['U071', 1, 'COVID-19'],
        ['U099', 1, 'Post COVID-19 condition, unspecified'],
        ['I509', 1, 'Heart failure, unspecified'],
      ]),
    )
    expect(await importedCodes()).toEqual(expect.arrayContaining(['U07.1', 'U09.9']))
  })
})

describe('the releases', () => {
  test.each([
    [
      'the order file',
      diagnosisLines,
      ['E83.10', 'E83.110', 'I50.22', 'I50.9', 'K55.1', 'M06.00', 'S52.501A'],
    ],
    [
      'the list of codes',
      [
        'A000    Cholera due to Vibrio cholerae 01, biovar cholerae',
        'I10     Essential (primary) hypertension',
      ],
      ['A00.0', 'I10'],
    ],
    [
      'a CSV',
      [
        'code,description',
        'I10,Essential (primary) hypertension',
        'E11.9,"Type 2 diabetes mellitus, without complications"',
      ],
      ['E11.9', 'I10'],
    ],
    ['RxNorm', drugLines, ['153165', '1545653', '6809', '83367']],
  ])('%s', async (_title, lines, expected) => {
    expect(await importLines(lines)).toMatchObject({
      already: false,
      lines: lines.length,
      terms: expected.length,
      unread: 0,
    })
    expect(await importedCodes()).toEqual(expected)
  })

  test('names come whole, commas and quotes too', async () => {
    await importLines([
      'E11.9,"Type 2 diabetes mellitus, so-called ""mild"""',
      'I10;Essential (primary) hypertension',
    ])
    const { results } = await database.prepare('SELECT name FROM vocabulary_terms ORDER BY code').all()
    expect(results).toEqual([
      { name: 'Type 2 diabetes mellitus, so-called "mild"' },
      { name: 'Essential (primary) hypertension' },
    ])
  })

  test.each([
    ['another table of RxNorm', ['6809|||1|AUI|ATC||1|ATC_LEVEL|ATC|5|N|4096|'], /none of the releases/],
    ['a picture', ['\u0089PNG', '\u001a'], /none of the releases/],
    ['an archive', ['PK\u0003\u0004 icd10cm'], /unpack it/],
    ['an empty file', [], /none of the releases/],
    ['ICD-9', ['25000   Diabetes mellitus without mention of complication'], /none of the releases/],
  ])('%s is refused in words', (_title, lines, expected) => {
    expect(() => releaseOf(lines)).toThrow(expected)
  })
})
