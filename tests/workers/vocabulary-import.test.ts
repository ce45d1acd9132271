import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { finishing, loadTerms, statementsOf } from '../../scripts/vocabulary/load.mjs'
import { releaseOf } from '../../scripts/vocabulary/releases.mjs'
import { sqlOf } from '../../scripts/vocabulary/sql.mjs'
import type { Env } from '../../workers/config'
import { openVocabulary } from '../../workers/db/vocabulary/open'
import schema from '../../workers/db/vocabulary/schema.sql?raw'

const database = (env as unknown as Env).VOCABULARY
const vocabulary = openVocabulary(database)

/** The shape of icd10cm_order_YYYY.txt: number, code, billable, short name, long name. */
const order = (rows: readonly (readonly [string, 0 | 1, string])[]): string[] =>
  rows.map(([code, billable, name], i) => `${String(i + 1).padStart(5, '0')} ${code.padEnd(7)} ${billable} ${name.slice(0, 60).padEnd(60)} ${name}`) // prettier-ignore

const diagnoses = order([
  ['I50', 0, 'Heart failure'],
  ['I509', 1, 'Heart failure, unspecified'],
  ['I5022', 1, 'Chronic systolic (congestive) heart failure'],
  ['K551', 1, 'Chronic vascular disorders of intestine'],
  ['M0600', 1, 'Rheumatoid arthritis without rheumatoid factor, unspecified site'],
  ['E8310', 1, 'Disorder of iron metabolism, unspecified'],
  ['E83110', 1, 'Hereditary hemochromatosis'],
  [
    'S52501A',
    1,
    'Unspecified fracture of the lower end of right radius, initial encounter for closed fracture',
  ],
])

/** The shape of RXNCONSO.RRF: eighteen fields, each ended by a bar. */
const concept = (
  code: string,
  kind: string,
  name: string,
  { source = 'RXNORM', suppressed = 'N' } = {},
): string =>
  `${code}|ENG||||||1${code}|${code}|${code}||${source}|${kind}|${code}|${name}||${suppressed}|4096|`
const drugs = [
  concept('6809', 'IN', 'metformin'),
  concept('83367', 'IN', 'atorvastatin'),
  concept('153165', 'BN', 'Lipitor'),
  concept('1545653', 'IN', 'empagliflozin'),
  concept('617310', 'SCD', 'atorvastatin 20 MG Oral Tablet'),
  concept('9999', 'IN', 'withdrawn drug', { suppressed: 'O' }),
  concept('4815', 'IN', 'glyburide', { source: 'VANDF' }),
]

beforeEach(async () => {
  for (const table of [
    'vocabulary_terms',
    'vocabulary_imports',
    'vocabulary_search',
    'vocabulary_stems',
    'vocabulary_words',
  ]) {
    await database.prepare(`DROP TABLE IF EXISTS ${table}`).run()
  }
})

async function* each(lines: readonly string[]) {
  yield* lines
}

const load = (lines: readonly string[], version = 'first') =>
  loadTerms(database, {
    schema,
    release: releaseOf(lines.slice(0, 50)),
    version,
    lines: each(lines),
    now: '2026-11-21T00:00:00.000Z',
  })

describe('the tables of other systems', () => {
  const loinc = [
    '"LOINC_NUM","COMPONENT","PROPERTY","STATUS","LONG_COMMON_NAME"',
    '"718-7","Hemoglobin","MCnc","ACTIVE","Hemoglobin [Mass/volume] in Blood"',
    '"2345-7","Glucose","MCnc","ACTIVE","Glucose [Mass/volume] in Serum or Plasma, ""fasting"" or not"',
    '"1234-5","Old test","MCnc","DEPRECATED","Old test"',
  ]
  const atc = ['atc_code,atc_name,ddd,uom,adm_r,note', 'A10BA02,metformin,2,g,O,NA', 'A10B,"BLOOD GLUCOSE LOWERING DRUGS, EXCL. INSULINS",NA,NA,NA,NA'] // prettier-ignore
  const ndc = [
    ['PRODUCTID', 'PRODUCTNDC', 'PROPRIETARYNAME', 'NONPROPRIETARYNAME', 'ACTIVE_NUMERATOR_STRENGTH', 'ACTIVE_INGRED_UNIT', 'NDC_EXCLUDE_FLAG'],
    ['0002-1433_x', '0002-1433', 'Trulicity', 'Dulaglutide', '.75', 'mg/.5mL', 'N'],
    ['0002-9999_x', '0002-9999', 'Gone', 'gone', '1', 'mg', 'E'],
  ].map((row) => row.join('\t')) // prettier-ignore
  const inRxNorm = [
    concept('6809', 'IN', 'metformin'),
    '4018|ENG||||||1|1|1||ATC|PT|A10BA02|metformin||N|4096|',
  ]

  test.each([
    ['LOINC', loinc, undefined, [['718-7', 'Hemoglobin [Mass/volume] in Blood'], ['2345-7', 'Glucose [Mass/volume] in Serum or Plasma, "fasting" or not']]],
    ['ATC', atc, undefined, [['A10BA02', 'metformin'], ['A10B', 'BLOOD GLUCOSE LOWERING DRUGS, EXCL. INSULINS']]],
    ['NDC', ndc, undefined, [['0002-1433', 'Trulicity Dulaglutide .75 mg/.5mL']]],
    ['ATC', inRxNorm, 'ATC', [['A10BA02', 'metformin']]],
    ['RxNorm', inRxNorm, undefined, [['6809', 'metformin']]],
  ] as const)('%s', async (system, lines, asked, terms) => {
    const release = releaseOf(lines, asked)
    expect(release.system).toBe(system)
    await loadTerms(database, { schema, release, version: 'first', lines: each(lines), now: 'now' })
    const { results } = await database.prepare('SELECT system, code, name FROM vocabulary_terms ORDER BY id').all()
    expect(results).toEqual(terms.map(([code, name]) => ({ system, code, name })))
  }) // prettier-ignore

  test('the codes of new diseases are codes, too', async () => {
    await load(order([['U071', 1, 'COVID-19'], ['U099', 1, 'Post COVID-19 condition, unspecified'], ['I509', 1, 'Heart failure, unspecified']])) // prettier-ignore
    expect(await codes()).toEqual(expect.arrayContaining(['U07.1', 'U09.9']))
  })
})

const codes = async () =>
  (
    await database
      .prepare('SELECT system, code FROM vocabulary_terms ORDER BY system, code')
      .all<{ system: string; code: string }>()
  ).results.map(({ code }) => code)

describe('the releases', () => {
  test.each([
    ['the order file', diagnoses, ['E83.10', 'E83.110', 'I50.22', 'I50.9', 'K55.1', 'M06.00', 'S52.501A']],
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
    ['RxNorm', drugs, ['153165', '1545653', '6809', '83367']],
  ])('%s', async (_title, lines, expected) => {
    expect(await load(lines)).toMatchObject({
      already: false,
      lines: lines.length,
      terms: expected.length,
      unread: 0,
    })
    expect(await codes()).toEqual(expected)
  })

  test('names come whole, commas and quotes too', async () => {
    await load([
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

describe('importing', () => {
  test('again changes nothing', async () => {
    await load(diagnoses)
    const before = await database.prepare('SELECT * FROM vocabulary_terms ORDER BY id').all()
    expect(await load(diagnoses)).toMatchObject({ already: true, terms: 7 })
    expect((await database.prepare('SELECT * FROM vocabulary_terms ORDER BY id').all()).results).toEqual(
      before.results,
    )
  })

  test('a newer release renames, adds, and takes away what it has no more', async () => {
    await load(diagnoses)
    await load(drugs, 'drugs')
    await load(order([['I509', 1, 'Heart failure of unspecified kind'], ['R0602', 1, 'Shortness of breath']]), 'second') // prettier-ignore
    expect(await codes()).toEqual(['I50.9', 'R06.02', '153165', '1545653', '6809', '83367'])
    expect(await vocabulary.suggest('hemochromatosis', 'ICD-10-CM')).toEqual([])
    expect((await vocabulary.suggest('heart failure', 'ICD-10-CM'))[0]?.name).toBe(
      'Heart failure of unspecified kind',
    )
  })

  test('what was cut off goes on where it stopped', async () => {
    const many = order(
      Array.from(
        { length: 1300 },
        (_, i) => [`A${String(i).padStart(4, '0')}`, 1, `Fever of kind ${i}`] as const,
      ),
    )
    const cut = async function* () {
      yield* many.slice(0, 1100)
      throw new Error('power cut')
    }
    const source = {
      schema,
      release: releaseOf(many.slice(0, 50)),
      version: 'cut',
      now: '2026-11-21T00:00:00.000Z',
    }
    await expect(loadTerms(database, { ...source, lines: cut() })).rejects.toThrow('power cut')
    expect(await codes()).toHaveLength(1000)
    const seen: number[] = []
    expect(
      await loadTerms(database, { ...source, lines: each(many), progress: (lines) => seen.push(lines) }),
    ).toMatchObject({ terms: 1300, unread: 0 })
    expect(seen).toEqual([1300])
  })

  test('a damaged file leaves what was there', async () => {
    await load(diagnoses)
    const damaged = [...order(Array.from({ length: 100 }, (_, i) => [`B${String(i).padStart(3, '0')}`, 1, 'Something'] as const)), ...Array.from({ length: 50 }, () => '<html>')] // prettier-ignore
    await expect(load(damaged, 'damaged')).rejects.toThrow(/50 of 150 lines/)
    expect(await codes()).toContain('I50.9')
  })
})

test('the SQL for a deployed database leaves the same terms', async () => {
  await load(diagnoses)
  const dump = async () =>
    (await database.prepare('SELECT system, code, name, release FROM vocabulary_terms ORDER BY code').all())
      .results
  const expected = await dump()
  await database.prepare('DELETE FROM vocabulary_terms').run()
  const release = releaseOf(diagnoses)
  for await (const sql of sqlOf({ schema, release, version: 'first', lines: each(diagnoses), now: 'now' })) {
    await database.prepare(sql).run()
  }
  expect(await dump()).toEqual(expected)
  expect(statementsOf(schema).length + 2 + finishing.length).toBeGreaterThan(10)
})

describe('suggestions', () => {
  beforeEach(async () => {
    await load(diagnoses)
    await load(drugs, 'drugs')
  })

  test.each([
    ['as the table words it', 'Hereditary hemochromatosis', 'ICD-10-CM', 'E83.110'],
    ['as the UK spells it', 'hereditary haemochromatosis', 'ICD-10-CM', 'E83.110'],
    ['in other order', 'failure of the heart', 'ICD-10-CM', 'I50.9'],
    ['misread', 'hereditary hernochromatosis', 'ICD-10-CM', 'E83.110'],
    ['with a word too many', 'known hereditary hemochromatosis', 'ICD-10-CM', 'E83.110'],
    ['more exactly', 'chronic systolic heart failure', 'ICD-10-CM', 'I50.22'],
    ['a drug', 'Empagliflozin', 'RxNorm', '1545653'],
    ['a misread drug', 'Empaglifiozin', 'RxNorm', '1545653'],
    ['a brand', 'LIPITOR', 'RxNorm', '153165'],
  ] as const)('%s', async (_title, text, system, code) => {
    const [best] = await vocabulary.suggest(text, system)
    expect(best).toMatchObject({ code, system })
    expect(best?.confidence).toBeGreaterThanOrEqual(0.35)
    expect(best?.confidence).toBeLessThanOrEqual(0.9)
  })

  test('at most three, the likelier first', async () => {
    const found = await vocabulary.suggest('heart failure', 'ICD-10-CM')
    expect(found.length).toBeLessThanOrEqual(3)
    expect(found.map(({ code }) => code).slice(0, 2)).toEqual(['I50.9', 'I50.22'])
    expect(found[0]?.confidence).toBeGreaterThan(found[1]?.confidence ?? 1)
  })

  test.each([
    ['another system', 'metformin', 'ICD-10-CM'],
    ['nothing alike', 'Kleinfeld syndrome', 'ICD-10-CM'],
    ['Hebrew, which no official table has', 'סוכרת', 'ICD-10-CM'],
    ['signs of the query language', '" OR * NEAR( -', 'ICD-10-CM'],
    ['nothing', '', 'RxNorm'],
  ] as const)('%s: none', async (_title, text, system) => {
    expect(await vocabulary.suggest(text, system)).toEqual([])
  })
})

test('where nothing was imported there are no suggestions', async () => {
  expect(await vocabulary.suggest('heart failure', 'ICD-10-CM')).toEqual([])
})
