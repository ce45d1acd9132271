import { parseRows } from '../vocabulary/parse'
import type { RegistryRecord } from '../records/registry'
import type { Raised } from '../records/alert'
import { daysAfter } from '../records/days'
import { drugsTaken, factsOf, itemsOf, named, type AlertRecord } from './facts'
import { isMeant } from './groups'

/**
 * Tests that a guideline asks for at intervals, by condition (ICD-10-CM, the beginnings of codes) or by drug:
 *
 *   codes or drugs | analytes, of which one is enough | days | source
 */
const byCondition = `
E10; E11; E13 | hemoglobin-a1c | 183 | ADA Standards of Care in Diabetes 2025, section 6
E11; E13 | urine-albumin-creatinine-ratio | 365 | ADA Standards of Care in Diabetes 2025, section 11
E11; E13 | estimated-glomerular-filtration-rate; creatinine | 365 | ADA Standards of Care in Diabetes 2025, section 11
N18 | estimated-glomerular-filtration-rate; creatinine | 365 | KDIGO 2024 Clinical Practice Guideline for CKD
N18 | urine-albumin-creatinine-ratio | 365 | KDIGO 2024 Clinical Practice Guideline for CKD
E03 | thyroid-stimulating-hormone | 365 | ATA/AACE 2012 Clinical Practice Guidelines for Hypothyroidism in Adults
`
const byDrug = `
Warfarin; Acenocoumarol | inr | 84 | ACCP 2012 Evidence-based Management of Anticoagulant Therapy
Lithium | lithium-level | 183 | NICE CG185 Bipolar disorder
Lithium | thyroid-stimulating-hormone | 183 | NICE CG185 Bipolar disorder
Lithium | estimated-glomerular-filtration-rate; creatinine | 183 | NICE CG185 Bipolar disorder
Methotrexate | white-blood-cell-count | 84 | BSR/BHPR 2017 Guideline for DMARDs
Amiodarone | thyroid-stimulating-hormone | 183 | US prescribing information and BNF: Amiodarone
statins | ldl-cholesterol | 365 | AHA/ACC 2018 Guideline on the Management of Blood Cholesterol
Metformin | estimated-glomerular-filtration-rate; creatinine | 365 | FDA Drug Safety Communication on metformin and kidney function (2016)
direct anticoagulants | estimated-glomerular-filtration-rate; creatinine | 365 | EHRA 2021 Practical Guide on non-vitamin K antagonist oral anticoagulants
`

interface Interval {
  readonly of: readonly string[]
  readonly tests: readonly string[]
  readonly days: number
  readonly source: string
}

const read = (text: string): readonly Interval[] =>
  parseRows(text, 4).map(({ fields: [of = '', tests = '', days = '', source = ''] }) => ({
    of: of.split(';').map((one) => one.trim()),
    tests: tests.split(';').map((one) => `lab:${one.trim()}`),
    days: Number(days),
    source,
  }))
const ofConditions = read(byCondition)
const ofDrugs = read(byDrug)
export const intervalTests: readonly string[] = [...ofConditions, ...ofDrugs].flatMap(({ tests }) => tests)
/** Beginnings of ICD-10-CM codes. */
export const intervalConditions: readonly string[] = ofConditions.flatMap(({ of }) => of)

/** A condition that is over asks for nothing. */
const over: ReadonlySet<string> = new Set(['resolved', 'historical', 'inactive', 'ruled_out'])

/** Days that a test may be late before it is more than a reminder. */
const lateDays = 180

/**
 * A test that a condition or a drug of the record asks for at intervals has none as new as that. A test that the record
 * never had is not asked for: it may well be done elsewhere. Of two guidelines that ask for the same, the earlier day.
 */
export function testsDue(record: AlertRecord): Raised[] {
  const conditions = itemsOf(record, 'diagnosis').filter(({ status }) => !over.has(status))
  const drugs = drugsTaken(record)
  const asked = [
    ...ofConditions.flatMap((row) => {
      const item = conditions.find(({ codes }) =>
        (codes['ICD-10-CM'] ?? []).some((code) => row.of.some((prefix) => code.startsWith(prefix))),
      )
      return item ? [{ row, item }] : []
    }),
    ...ofDrugs.flatMap((row) => {
      const item = drugs.find((drug) => row.of.some((word) => isMeant(word, drug)))
      return item ? [{ row, item }] : []
    }),
  ]
  const due = asked.flatMap(({ row, item }) => dueOf(record, row, item) ?? [])
  return due.filter(
    (one) => !due.some((other) => other !== one && other.key === one.key && isEarlier(other, one, due)),
  )
}

const isEarlier = (a: Raised, b: Raised, all: readonly Raised[]): boolean =>
  (a.dueAt ?? '') === (b.dueAt ?? '') ? all.indexOf(a) < all.indexOf(b) : (a.dueAt ?? '') < (b.dueAt ?? '')

function dueOf(record: AlertRecord, row: Interval, item: RegistryRecord): Raised | null {
  const [newest] = itemsOf(record, 'lab')
    .filter(({ canonical_key: key }) => row.tests.includes(key))
    .toSorted((a, b) => (a.detail.date < b.detail.date ? 1 : -1))
  if (!newest || Number.isNaN(Date.parse(newest.detail.date))) return null
  const dueAt = daysAfter(newest.detail.date, row.days)
  if (dueAt > record.today) return null
  return {
    rule: 'interval_test',
    key: `${row.tests[0]} ${newest.detail.date}`,
    severity: daysAfter(dueAt, lateDays) < record.today ? 'warning' : 'info',
    reason: {
      text: 'testDue',
      names: { test: named(newest), of: named(item) },
      values: { date: newest.detail.date, months: Math.round(row.days / 30.4) },
      effect: null,
    },
    source: row.source,
    dueAt,
    entityIds: [...factsOf(newest).slice(0, 1), ...factsOf(item).slice(0, 1)],
  }
}
