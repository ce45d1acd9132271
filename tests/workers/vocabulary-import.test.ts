import { beforeEach, describe, expect, test } from 'vitest'
import { loadTerms } from '../../scripts/vocabulary/load.mjs'
import { sqlOf } from '../../scripts/vocabulary/sql.mjs'
import {
  database,
  diagnosisLines,
  drugLines,
  eachOf,
  emptyVocabulary,
  importLines,
  importedCodes,
  orderLines,
  sourceOf,
  vocabulary,
} from '../support/vocabulary'

beforeEach(emptyVocabulary)

describe('importing', () => {
  test('again changes nothing', async () => {
    await importLines(diagnosisLines)
    const before = await database.prepare('SELECT * FROM vocabulary_terms ORDER BY id').all()
    expect(await importLines(diagnosisLines)).toMatchObject({ already: true, terms: 7 })
    expect((await database.prepare('SELECT * FROM vocabulary_terms ORDER BY id').all()).results).toEqual(
      before.results,
    )
  })

  test('a newer release renames, adds, and takes away what it has no more', async () => {
    await importLines(diagnosisLines)
    await importLines(drugLines, 'drugs')
    await importLines(
      orderLines([
        ['I509', 1, 'Heart failure of unspecified kind'],
        ['R0602', 1, 'Shortness of breath'],
      ]),
      'second',
    )
    expect(await importedCodes()).toEqual(['I50.9', 'R06.02', '153165', '1545653', '6809', '83367'])
    expect(await vocabulary.suggest('hemochromatosis', 'ICD-10-CM')).toEqual([])
    expect((await vocabulary.suggest('heart failure', 'ICD-10-CM'))[0]?.name).toBe(
      'Heart failure of unspecified kind',
    )
  })

  test('what was cut off goes on where it stopped', async () => {
    const many = orderLines(
      Array.from(
        { length: 1300 },
        (_, i) => [`A${String(i).padStart(4, '0')}`, 1, `Fever of kind ${i}`] as const,
      ),
    )
    const cut = async function* () {
      yield* many.slice(0, 1100)
      throw new Error('power cut')
    }
    const source = sourceOf(many, 'cut')
    await expect(loadTerms(database, { ...source, lines: cut() })).rejects.toThrow('power cut')
    expect(await importedCodes()).toHaveLength(1000)
    const seen: number[] = []
    expect(
      await loadTerms(database, { ...source, lines: eachOf(many), progress: (lines) => seen.push(lines) }),
    ).toMatchObject({ terms: 1300, unread: 0 })
    expect(seen).toEqual([1300])
  })

  test('a damaged file leaves what was there', async () => {
    await importLines(diagnosisLines)
    const damaged = [
      ...orderLines(
        Array.from({ length: 100 }, (_, i) => [`B${String(i).padStart(3, '0')}`, 1, 'Something'] as const),
      ),
      ...Array.from({ length: 50 }, () => '<html>'),
    ]
    await expect(importLines(damaged, 'damaged')).rejects.toThrow(/50 of 150 lines/)
    expect(await importedCodes()).toContain('I50.9')
  })
})

test('the SQL for a deployed database leaves the same terms', async () => {
  await importLines(diagnosisLines)
  const dump = async () =>
    (await database.prepare('SELECT system, code, name, release FROM vocabulary_terms ORDER BY code').all())
      .results
  const expected = await dump()
  await database.prepare('DELETE FROM vocabulary_terms').run()
  for await (const statement of sqlOf({ ...sourceOf(diagnosisLines), lines: eachOf(diagnosisLines) }))
    await database.prepare(statement).run()
  expect(await dump()).toEqual(expected)
})
