import type { RegistryRecord } from '../../records/registry'
import { codesOf } from '../condition-codes'
import { matchConcept } from '../../vocabulary/match'
import { itemsOf, type ItemOf } from '../record'
import type { Subject } from '../subjects'

interface Row {
  readonly icd: RegExp
  readonly tests: readonly string[]
  /** Beginnings of the ATC codes of its drugs. */
  readonly atc: readonly string[]
  /** By its tests a doctor tells whether it is there. */
  readonly judged: boolean
}

const row = (icd: RegExp, tests: readonly string[], atc: readonly string[] = [], judged = true): Row => ({
  icd,
  tests,
  atc,
  judged,
})

/** Which results and drugs of a record are looked at together with a condition: what is asked of it is told by them. */
const together: readonly Row[] = [
  row(/^(?:E0[89]|E1[0-3]|R73)/, ['HbA1c', 'Glucose'], ['A10']),
  row(/^(?:E0[0-7])/, ['TSH', 'Free T4', 'Free T3'], ['H03']),
  row(/^E78/, ['LDL cholesterol', 'HDL cholesterol', 'Total cholesterol', 'Triglycerides'], ['C10']),
  row(/^I1[0-5]/, ['Potassium', 'Creatinine'], ['C02', 'C03', 'C07', 'C08', 'C09'], false),
  row(/^(?:D[56]|E61\.1)/, ['Hemoglobin', 'Ferritin', 'Vitamin B12'], ['B03']),
  row(/^N1[78]/, ['Creatinine', 'Estimated GFR', 'Potassium']),
  row(/^E55/, ['Vitamin D'], ['A11CC']),
  row(/^E53\.8/, ['Vitamin B12']),
  row(/^E87\.[01]/, ['Sodium']),
  row(/^E87\.[56]/, ['Potassium']),
  row(/^(?:E83\.5|E58)/, ['Calcium']),
  row(/^(?:M10|E79)/, ['Uric acid'], ['M04']),
]

/** The rows of the conditions that are named, whether the record has them or not. */
export function rowsOf(subjects: readonly Subject[]): readonly Row[] {
  const keys = subjects.filter(({ type }) => type === 'diagnosis').map(({ key }) => key)
  const codes = keys.flatMap(codesOf)
  return together.filter(({ icd }) => codes.some((code) => icd.test(code)))
}

/** The rows of the conditions that these tests, by their keys, are looked at for. */
export const rowsOfTests = (keys: readonly string[]): readonly Row[] =>
  together.filter(
    ({ tests, judged }) =>
      judged && tests.some((name) => keys.includes(matchConcept('lab', name)?.concept.key ?? '')),
  )

export const testKeysOf = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ tests }) => tests.flatMap((name) => matchConcept('lab', name)?.concept.key ?? []))

export function testsOfRows(
  rows: readonly Row[],
  items: readonly RegistryRecord[],
): readonly ItemOf<'lab'>[] {
  const keys = testKeysOf(rows)
  return itemsOf(items, 'lab').filter(({ canonical_key: key }) => keys.includes(key))
}

/** The tests by which a doctor tells whether conditions are there that the record does not list. */
export const testsJudging = (subjects: readonly Subject[], items: readonly RegistryRecord[]) =>
  testsOfRows(
    rowsOf(subjects.filter(({ item }) => item === null)).filter(({ judged }) => judged),
    items,
  )

/** The drugs that go with tests or conditions: "and do I take something for it". */
export function drugsOfTopic(keys: readonly string[]): readonly string[] {
  const codes = keys.flatMap(codesOf)
  const found = together.filter(
    ({ icd, tests }) =>
      tests.some((name) => keys.includes(matchConcept('lab', name)?.concept.key ?? '')) ||
      codes.some((code) => icd.test(code)),
  )
  return [...new Set(found.flatMap(({ atc }) => atc))]
}
