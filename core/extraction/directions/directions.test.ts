import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dosageShape } from '../../records/dosage'
import { latticeOf } from './lattice'
import { directionRules, readDosage } from './read'
import { cheapestReading } from './search'
import { compact, inOrder } from './testing/compact'

const folder = new URL('../../../tests/directions/', import.meta.url)

const casesOf = (name: string): string[][] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line.includes('=>') && !line.startsWith('#'))
    .map((line) => line.split('=>').map((part) => part.trim()))

const files = ['studied', 'first-sight', 'fresh'].flatMap((set) => [`${set}-en.txt`, `${set}-he.txt`])

describe.each(files)('%s', (name) => {
  test.each(casesOf(name))('%s', (wording = '', structure = '') => {
    const read = readDosage(wording)
    if (read) expect(dosageShape.parse(read.dosage)).toEqual(read.dosage)
    expect(compact(read?.dosage ?? null)).toBe(inOrder(structure))
  })
})

const fired = (text: string): string[] =>
  cheapestReading(latticeOf(text), directionRules).found.map(({ rule }) => rule.id)

describe('every rule of directions', () => {
  test.each(directionRules.map((rule) => [rule.id, rule] as const))(
    '%s reads its example and leaves its counterexample',
    (id, { example, counterexample }) => {
      expect(fired(example)).toContain(id)
      expect(fired(counterexample)).not.toContain(id)
    },
  )

  test('has a name of its own', () => {
    expect(new Set(directionRules.map(({ id }) => id)).size).toBe(directionRules.length)
  })

  test.each(directionRules.map((rule) => [rule.id, rule] as const))(
    '%s is needed: without it its example reads otherwise',
    (_id, rule) => {
      const without = directionRules.filter((one) => one !== rule)
      const cost = (rules: typeof directionRules): string =>
        JSON.stringify(cheapestReading(latticeOf(rule.example), rules))
      expect(cost(without)).not.toBe(cost(directionRules))
    },
  )
})
