import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { LabConcept } from './concept'
import { fits } from './fits'
import { entriesOf } from './load'
import { loincOf, propertyOf } from './properties'
import { canonicalUnit } from './units'

const analytes = new Map(entriesOf('lab').map(({ concept }) => [concept.name, concept]))

function analyteCalled(name: string): LabConcept {
  const analyte = analytes.get(name)
  if (!analyte) throw new Error(`no analyte is called ${name}`)
  return analyte
}

const casesIn = (file: string): string[][] =>
  readFileSync(new URL(`./cases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()))

describe('the LOINC code of a result', () => {
  test.each(casesIn('loinc.txt'))('%s, %s, %s: %s', (name = '', unit, value, code) => {
    const number = value === 'negative' ? null : Number(value)
    expect(loincOf(analyteCalled(name), unit || null, number) ?? 'none').toBe(code)
  })
})

describe('a unit of an analyte', () => {
  test.each(casesIn('conversions.txt'))('%s, 1 %s: %s', (name = '', unit = '', factor) => {
    const analyte = analyteCalled(name)
    const canonical = canonicalUnit(unit)
    expect(canonical).not.toBeNull()
    expect(fits(analyte, canonical)).toBe(true)
    const conversion = analyte.conversions.find((one) => canonicalUnit(one.unit) === canonical)
    expect(conversion ? String(conversion.factor) : 'none').toBe(factor)
  })

  test('has one factor, however it is spelled', () => {
    const split = [...analytes.values()].filter(({ conversions }) =>
      conversions.some((one) =>
        conversions.some(
          (other) => one.factor !== other.factor && canonicalUnit(one.unit) === canonicalUnit(other.unit),
        ),
      ),
    )
    expect(split.map(({ name }) => name)).toEqual([])
  })
})

test.each([
  ['mg/dl', 'mass'],
  ['mmol/l', 'mol'],
  ['meq/l', 'mol'],
  ['u/l', 'arb'],
  ['nkat/l', 'arb'],
  ['mg/mmol', 'mass/mol'],
  ['mmol/mol', 'mol/mol'],
  ['10^3/ul', 'count'],
  ['l/l', 'fraction'],
  ['ng/ml ddu', 'mass ddu'],
  ['/hpf', '/hpf'],
])('%s tells %s', (unit, property) => {
  expect(propertyOf(unit)).toBe(property)
})
