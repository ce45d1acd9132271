import { beforeEach, describe, expect, test } from 'vitest'
import { diagnosisLines, drugLines, emptyVocabulary, importLines, vocabulary } from '../support/vocabulary'

beforeEach(emptyVocabulary)

describe('suggestions', () => {
  beforeEach(async () => {
    await importLines(diagnosisLines)
    await importLines(drugLines, 'drugs')
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
