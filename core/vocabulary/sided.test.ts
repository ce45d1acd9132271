import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sidedTable } from '../../scripts/vocabulary/sided-table'
import { releaseOf, withoutPoint } from '../../tests/support/releases'
import { entriesOf } from './load'
import { isSideless, withSide } from './sided'

describe('the code of a side', () => {
  test.each([
    ['I65.29', 'left', 'I65.22'],
    ['I65.29', 'bilateral', 'I65.23'],
    ['S72.009A', 'right', 'S72.001A'],
    ['M25.469', 'left', 'M25.462'],
    ['S83.249A', 'right', 'S83.241A'],
    ['S72.009A', null, 'S72.009A'],
    ['S72.009A', 'bilateral', 'S72.009A'],
    ['S83.209A', 'right', 'S83.206A'],
    ['H66.90', 'left', 'H66.92'],
    ['C64.9', 'right', 'C64.1'],
    ['R10.A0', 'bilateral', 'R10.A3'],
    ['N63.0', 'left', 'N63.20'],
    ['G81.90', 'left', 'G81.94'],
    // Here the last figure tells the bone, the finger, or the kind of a vertebra's fracture.
    ['S62.309A', 'left', 'S62.309A'],
    ['S62.609A', 'right', 'S62.609A'],
    ['S32.009A', 'left', 'S32.009A'],
    ['M65.30', 'right', 'M65.30'],
    ['J18.9', 'right', 'J18.9'],
  ] as const)('%s, %s: %s', (code, side, coded) => {
    expect(withSide(code, side)).toBe(coded)
  })

  test('the table is what the official titles give', () => {
    const titles = new Map([...releaseOf('ICD-10-CM')].map(([code, { title }]) => [code, title] as const))
    const codes = entriesOf('diagnosis').flatMap(({ concept }) => concept.codes['ICD-10-CM'] ?? [])
    const written = readFileSync(new URL('./sided-codes.ts', import.meta.url), 'utf8')
    expect(sidedTable(codes.map(withoutPoint), titles)).toBe(written)
  })

  test('what has a code for each side is marked as sided', () => {
    const unmarked = entriesOf('diagnosis').filter(
      ({ concept }) =>
        !concept.attributes.has('sided') && (concept.codes['ICD-10-CM'] ?? []).some(isSideless),
    )
    expect(unmarked.map(({ concept }) => concept.name)).toEqual([])
  })
})
