import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dosageShape } from '../../records/dosage'
import { directionSets } from '../../../tests/support/directions'
import { readDosage } from './read'
import { compact, inOrder } from './testing/compact'

const folder = new URL('../../../tests/directions/', import.meta.url)

const casesOf = (name: string): string[][] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line.includes('=>') && !line.startsWith('#'))
    .map((line) => line.split('=>').map((part) => part.trim()))

const files = directionSets.flatMap((set) => [`${set}-en.txt`, `${set}-he.txt`])

describe.each(files)('%s', (name) => {
  test.each(casesOf(name))('%s', (wording = '', structure = '') => {
    const read = readDosage(wording)
    if (read) expect(dosageShape.parse(read.dosage)).toEqual(read.dosage)
    expect(compact(read?.dosage ?? null)).toBe(inOrder(structure))
  })
})
