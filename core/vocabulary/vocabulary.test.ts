import { describe, expect, test } from 'vitest'
import { conceptTypes, type ConceptType, type LabConcept } from './concept'
import { entriesOf } from './load'
import { normalisePhrase } from './normalise'

const all = [...conceptTypes, 'vital' as const].map((type) => [type, entriesOf(type)] as const)

const least: Readonly<Record<ConceptType, number>> = {
  lab: 250, vital: 11, diagnosis: 500, medication: 500, procedure: 200, allergy: 80, imaging: 60, reaction: 20,
} // prettier-ignore

const codeShapes: Readonly<Record<string, RegExp>> = {
  'ICD-10-CM': /^[A-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?$/,
  ATC: /^[A-DGHJLMNPRSV]\d\d[A-Z](?:[A-Z](?:\d\d)?)?$/,
  RxNorm: /^\d{2,8}$/,
  LOINC: /^\d{1,5}-\d$/,
  'ICD-10-PCS': /^[0-9B-DF-HX][0-9A-HJ-NP-Z]{6}$/,
}

/** LOINC's check digit is that of Luhn, over the digits before the hyphen. */
function checkDigit(code: string): number {
  const digits = [...(code.split('-')[0] ?? '')].reverse().map(Number)
  const sum = digits.reduce(
    (total, digit, i) => total + (i % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit),
    0,
  )
  return (10 - (sum % 10)) % 10
}

describe.each(all)('the vocabulary of type %s', (type, entries) => {
  test('has enough concepts', () => {
    expect(entries.length).toBeGreaterThanOrEqual(least[type])
  })

  test('names each concept once, by a key of its own', () => {
    expect(repeated(entries.map(({ concept }) => concept.key))).toEqual([])
    expect(entries.filter(({ concept }) => concept.name === '' || concept.key.endsWith(':'))).toEqual([])
  })

  test('has a Hebrew name for each', () => {
    const missing = entries.filter(({ concept }) => !concept.he.some((name) => /[א-ת]/.test(name)))
    expect(missing.map(({ concept }) => concept.name)).toEqual([])
  })

  test('gives no wording to two concepts', () => {
    const owners = new Map<string, Set<string>>()
    for (const { concept, wordings } of entries) {
      for (const { text, specimen } of wordings) {
        const key = `${normalisePhrase(text).join(' ')}@${specimen ?? ''}`
        owners.set(key, (owners.get(key) ?? new Set()).add(concept.name))
      }
    }
    const shared = [...owners]
      .filter(([, names]) => names.size > 1)
      .map(([key, names]) => `${key}: ${[...names].join(' / ')}`)
    expect(shared).toEqual([])
  })

  test('has codes of the right shape', () => {
    const wrong = entries.flatMap(({ concept }) =>
      Object.entries(concept.codes).flatMap(([system, codes]) =>
        codes
          .filter((code) => !codeShapes[system]?.test(code))
          .map((code) => `${concept.name}: ${system} ${code}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('has no wording that is empty or only punctuation', () => {
    const empty = entries.filter(({ wordings }) =>
      wordings.some(({ text }) => normalisePhrase(text).length === 0),
    )
    expect(empty.map(({ concept }) => concept.name)).toEqual([])
  })
})

describe('analytes', () => {
  const labs = [...entriesOf('lab'), ...entriesOf('vital')].map(({ concept }): LabConcept => concept)

  test('have LOINC codes with their check digit', () => {
    const wrong = labs.flatMap(({ codes }) =>
      (codes.LOINC ?? []).filter((code) => Number(code.split('-')[1]) !== checkDigit(code)),
    )
    expect(wrong).toEqual([])
  })

  test('have a specimen, sane conversions and a plausible range', () => {
    const specimens = ['blood', 'urine', 'csf', 'stool', 'fluid', 'breath', 'measure']
    expect(labs.filter(({ specimen }) => !specimens.includes(specimen)).map(({ name }) => name)).toEqual([])
    const factors = labs.filter(({ conversions }) =>
      conversions.some(({ factor, offset }) => !(factor > 0) || !Number.isFinite(offset)),
    )
    expect(factors.map(({ name }) => name)).toEqual([])
    expect(
      labs.filter(({ plausible }) => plausible && plausible.low >= plausible.high).map(({ name }) => name),
    ).toEqual([])
  })
})

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
