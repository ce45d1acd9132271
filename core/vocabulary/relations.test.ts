import { expect, test } from 'vitest'
import { entriesOf } from './load'
import { relationOf, relationsOf } from './relations'

test.each(['lab', 'imaging'] as const)(
  '%s: every row names a concept, conditions by real codes, and its source',
  (type) => {
    const concepts = new Set(entriesOf(type).map(({ concept }) => concept.key))
    const icd = entriesOf('diagnosis').flatMap(({ concept }) => concept.codes['ICD-10-CM'] ?? [])
    const relations = [...relationsOf(type)]
    expect(relations.length).toBeGreaterThan(10)
    for (const [key, { codes, source }] of relations) {
      expect([key, concepts.has(key)]).toEqual([key, true])
      expect([key, source.length > 10]).toEqual([key, true])
      for (const code of codes) expect(`${key} ${code}`).toMatch(/ [A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/)
      // A relation that no diagnosis of ours has would be a slip of the pen.
      const met = codes.some((code) => icd.some((one) => one.startsWith(code)))
      expect([key, met]).toEqual([key, true])
    }
  },
)

test('what no source relates is related to nothing', () => {
  expect(relationOf('lab', 'lab:hemoglobin-a1c')?.codes).toContain('E11')
  expect(relationOf('lab', 'lab:mean-platelet-volume')).toBeNull()
  expect(relationOf('medication', 'medication:metformin')).toBeNull()
})
